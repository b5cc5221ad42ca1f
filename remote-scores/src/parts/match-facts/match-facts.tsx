import { groupedNumber, useT } from '@pitchside/i18n'
import { decimal } from '@pitchside/parts'
import { Card, classNames, Flag } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import styles from './match-facts.module.css'

/** Where a match is played, before how many, and who referees it. */
export interface GroundFacts {
  /** Empty when nobody named it. */
  venue: string
  /** Seats, and people who came; undefined where nobody says. */
  capacity: number | undefined
  attendance: number | undefined
  /** With the cards of a match he showed this season before this one; none when it is his first. */
  referee?: { name: string; country: string; yellow: number | undefined; red: number | undefined } | undefined
}

/** Ground, crowd and referee. What the feed does not know has no line; when it knows nothing there is no card. */
export function MatchFacts({ facts }: { facts: GroundFacts }) {
  const t = useT('scores')
  const { venue, capacity, attendance, referee } = facts
  const cards = (['yellow', 'red'] as const).flatMap((colour) => {
    const mean = referee?.[colour]
    return mean === undefined ? [] : [t(`match.facts.${colour}`, { mean: decimal(mean, 1) })]
  })
  const lines: (readonly [label: string, value: ReactNode])[] = [
    ...(venue ? [[t('match.facts.venue'), venue] as const] : []),
    ...(capacity === undefined ? [] : [[t('match.facts.capacity'), groupedNumber(capacity)] as const]),
    ...(attendance === undefined ? [] : [[t('match.facts.attendance'), groupedNumber(attendance)] as const]),
    ...(referee
      ? [
          [
            t('match.facts.referee'),
            <>
              <span className={classNames(css.inlineRow, css.gap5px)}>
                {referee.name} <Flag code={referee.country} />
              </span>
              {cards.length > 0 ? <small>{cards.join(' · ')}</small> : undefined}
            </>,
          ] as const,
        ]
      : []),
  ]
  if (lines.length === 0) return null
  return (
    <Card title={t('match.facts.title')}>
      <dl className={styles.facts}>
        {lines.map(([label, value]) => [<dt key={`${label} label`}>{label}</dt>, <dd key={label}>{value}</dd>])}
      </dl>
    </Card>
  )
}
