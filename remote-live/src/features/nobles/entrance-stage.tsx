import { useT } from '@pitchside/i18n'
import { Avatar, Noble } from '@pitchside/ui'
import { type CSSProperties, useEffect, useState } from 'react'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import { useHiddenEffect } from '../../parts/room-feed/use-hidden-effect'
import { type Entrance, entranceMs, entranceOf, withEntrance } from './entrance-queue'
import styles from './entrance-stage.module.css'
import { MountArt } from './mount-art'

const sparks = Array.from({ length: 14 }, (_, index) => ({ angle: index * 137.5, reach: 60 + ((index * 37) % 70) }))

/** The flight of the higher ranks across the picture. */
function Flight({ entrance }: { entrance: Entrance }) {
  return (
    <div className={styles.flight} aria-hidden="true">
      <span className={styles.trail} />
      <MountArt tier={entrance.tier} size={entrance.tier === 6 ? 132 : 108} className={styles.flyer ?? ''} />
      {entrance.tier === 6
        ? sparks.map(({ angle, reach }) => (
            <i
              key={angle}
              className={styles.spark}
              style={{ '--angle': `${angle}deg`, '--reach': `${reach}px` } as CSSProperties}
            />
          ))
        : undefined}
    </div>
  )
}

function Banner({ entrance }: { entrance: Entrance }) {
  const t = useT('live')
  const { tier, name } = entrance
  return (
    <div className={styles.banner} data-tier={tier}>
      <MountArt tier={tier} size={54} className={styles.emblem ?? ''} />
      <Avatar id={entrance.userId} src={entrance.avatar} size={38} tier={tier} />
      <p>
        <span>
          <Noble tier={tier}>{t(`noble.${tier}`)}</Noble> <b>{name}</b>
        </span>
        <small>{t('nobles.arrives', { mount: t(`nobles.mount_${tier}`) })}</small>
      </p>
    </div>
  )
}

/** Nobles who come in, over the picture: one after the other. */
export function EntranceStage({ feed }: RoomPartProps) {
  const [waiting, setWaiting] = useState<readonly Entrance[]>([])
  const hidesNobles = useHiddenEffect('1')
  const hidesEntrances = useHiddenEffect('3')
  const isHidden = hidesNobles || hidesEntrances
  useEffect(() => {
    if (isHidden) {
      setWaiting([])
      return
    }
    return feed.onMessage((message) => {
      const entrance = entranceOf(message)
      // Nobody looks: what was not seen is not made up for.
      if (entrance && !document.hidden) setWaiting((before) => withEntrance(before, entrance))
    })
  }, [feed, isHidden])
  const [current] = waiting
  useEffect(() => {
    if (!current) return
    const timer = setTimeout(
      () => setWaiting((before) => before.filter(({ id }) => id !== current.id)),
      entranceMs(current.tier),
    )
    return () => clearTimeout(timer)
  }, [current])
  if (!current) return undefined
  const style = { '--entrance-ms': `${entranceMs(current.tier)}ms` } as CSSProperties
  return (
    <div key={current.id} className={styles.stage} data-tier={current.tier} style={style}>
      {current.tier >= 4 ? <Flight entrance={current} /> : undefined}
      <Banner entrance={current} />
    </div>
  )
}
