import { useT } from '@pitchside/i18n'
import { socket } from '@pitchside/socket'
import { Avatar, Icon, IconButton, Noble, useReducedMotion } from '@pitchside/ui'
import { useEffect, useState } from 'react'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import { tierOf } from '../nobles/noble'
import styles from './horn-marquee.module.css'
import { type Horn, hornOf, withHorn } from './horn-queue'

/** A horn that does not move stands so long. */
const standMs = 7_000

/** Calls back after the time, not counting what it was held for. */
function useStanding(isStanding: boolean, isHeld: boolean, onOver: () => void): void {
  useEffect(() => {
    if (!isStanding || isHeld) return
    const timer = setTimeout(onOver, standMs)
    return () => clearTimeout(timer)
  }, [isStanding, isHeld, onOver])
}

/** Horns of all rooms, over the picture: one after the other, held while somebody points at one. */
export function HornMarquee(_props: RoomPartProps) {
  const t = useT('live')
  const [waiting, setWaiting] = useState<readonly Horn[]>([])
  const [isHeld, setHeld] = useState(false)
  const isStill = useReducedMotion()
  const [next] = useState(() => () => {
    setHeld(false)
    setWaiting(([, ...rest]) => rest)
  })
  useEffect(
    () =>
      socket.subscribe('system', ({ data }) => {
        if (data.type === 'horn') setWaiting((before) => withHorn(before, hornOf(data)))
      }),
    [],
  )
  const [horn] = waiting
  useStanding(isStill && horn !== undefined, isHeld, next)
  if (!horn) return undefined
  const tier = tierOf(horn.tier)
  return (
    <section
      key={horn.id}
      className={styles.bar}
      aria-label={t('horns.title')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name="megaphone" size={18} className={styles.icon ?? ''} />
      <p className={styles.window} aria-live="polite">
        <span className={styles.line} data-held={isHeld || undefined} onAnimationEnd={next}>
          <Avatar id={horn.userId} src={horn.avatar} size={24} />
          {tier ? <Noble tier={tier}>{t(`noble.${tier}`)}</Noble> : undefined}
          <b>{horn.name}</b>
          {horn.text}
        </span>
      </p>
      <IconButton icon="x" size="sm" isOnMedia label={t('horns.dismiss')} onClick={next} />
    </section>
  )
}
