import { useT } from '@pitchside/i18n'
import { useStore } from '@pitchside/platform'
import { Avatar, classNames, type NobleTier, Num } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Tray } from './combo-trays'
import { GiftArt } from './gift-art'
import styles from './gift-stage.module.css'
import type { TrayStore } from './tray-store'

const easeOut = 'cubic-bezier(0.16, 1, 0.3, 1)'
/** From these values of a gift on the tray is dressed up. */
const grades = [520, 5_200]

function TrayLine({ tray }: { tray: Tray }) {
  const t = useT('live')
  const count = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    count.current?.animate?.([{ transform: 'scale(1.9)' }, { transform: 'scale(1)' }], {
      duration: 260,
      easing: easeOut,
    })
  }, [tray.count])
  return (
    <>
      <Avatar
        id={tray.userId}
        src={tray.avatar}
        size={38}
        {...(tray.tier > 0 ? { tier: tray.tier as NobleTier } : {})}
      />
      <span className={classNames(styles.words, css.stack, css.shrink)}>
        <b className={css.medium}>{tray.userName}</b>
        <small>{t('gifts.gave', { name: tray.giftName })}</small>
      </span>
      <GiftArt icon={tray.icon} size={44} />
      <span ref={count} className={styles.count}>
        <Num value={`×${tray.count}`} />
      </span>
    </>
  )
}

/** One place for trays: its node stays, trays come and go in it. Only transform and opacity move. */
function Slot({ tray }: { tray: Tray | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<Tray>(undefined)
  const key = tray?.key
  useLayoutEffect(() => {
    const node = box.current
    if (!node?.animate) return
    const away = { transform: 'translateX(-60%)', opacity: 0 }
    const here = { transform: 'none', opacity: 1 }
    if (key !== undefined) node.animate([away, here], { duration: 360, easing: easeOut })
    else if (last.current) node.animate([here, away], { duration: 200, easing: 'ease-in' })
    last.current = undefined
  }, [key])
  useEffect(() => {
    if (tray) last.current = tray
  }, [tray])
  const content = tray ?? last.current
  const grade = grades.filter((value) => (content?.value ?? 0) >= value).length
  return (
    <div ref={box} className={styles.tray} data-grade={grade} data-shown={tray ? '' : undefined}>
      {content ? <TrayLine tray={content} /> : undefined}
    </div>
  )
}

/** Who gives what, row by row, in the lower left of the picture. */
export function GiftTrays({ trays }: { trays: TrayStore }) {
  const slots = useStore(trays.store, (board) => board.slots)
  return (
    <div className={styles.trays}>
      {slots.map((tray, place) => (
        <Slot key={place} tray={tray} />
      ))}
    </div>
  )
}

/** The same without motion: one small line each. */
export function StillTrays({ trays }: { trays: TrayStore }) {
  const slots = useStore(trays.store, (board) => board.slots)
  return (
    <ul className={styles.still}>
      {slots.map((tray) =>
        tray ? (
          <li key={tray.key}>
            <GiftArt icon={tray.icon} size={20} />
            <span className={styles.name}>{tray.userName}</span>
            <Num value={`×${tray.count}`} />
          </li>
        ) : undefined,
      )}
    </ul>
  )
}
