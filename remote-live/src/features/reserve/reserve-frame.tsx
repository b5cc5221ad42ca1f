import { clockTime, formatDate } from '@pitchside/i18n'
import { Crest } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import styles from '../lists/lists.module.css'

/** When something begins. */
export function When({ atMs }: { atMs: number }) {
  return (
    <span className={styles.when}>
      {clockTime(atMs)}
      <small className={css.figureNote}>{`${formatDate(atMs, 'day')} ${formatDate(atMs, 'weekday')}`}</small>
    </span>
  )
}

interface Team {
  id: number
  name: string
}

/** Two sides with what is known about them below. */
export function Sides({
  home,
  away,
  isBasketball,
  children,
}: {
  home: Team
  away: Team
  isBasketball: boolean
  children: ReactNode
}) {
  return (
    <span className={styles.teams}>
      <Crest id={home.id} name={home.name} size={24} isRound={isBasketball} isDecorative />
      {home.name} <span>vs</span>
      <Crest id={away.id} name={away.name} size={24} isRound={isBasketball} isDecorative />
      {away.name}
      <small>{children}</small>
    </span>
  )
}
