import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Sport } from '../../parts/matches/match'
import { groupName } from '../../parts/matches/round-name'
import type { SeasonTable } from './season-table.calls'
import styles from './standings-view.module.css'
import { isRemarkable, ruleText, tieNoteOf, tieText } from './tie-note'

/** What colours and orders mean: zones, points taken off, rules between level teams and where they decided. */
export function StandingsNotes({ table, sport }: { table: SeasonTable; sport: Sport }) {
  const t = useT('scores')
  const ties = table.rows.flatMap((row) => {
    const note = tieNoteOf(row, table.rows)
    return note && isRemarkable(note) ? [{ row, note }] : []
  })
  const hasGroups = table.rows.some((row) => row.group !== table.rows[0]?.group)
  const hasRules = table.tieBreak.length > 0
  return (
    <>
      {table.zones.length > 0 ? (
        <ul className={styles.legend}>
          {table.zones.map((zone) => (
            <li className={classNames(css.inlineRow, css.gap6px)} key={zone.kind}>
              <i style={{ background: `var(--zone-${zone.colour})` }} />
              {t(`base.zone.${zone.kind}`)}
            </li>
          ))}
        </ul>
      ) : undefined}
      {hasRules || table.deductions.length > 0 || ties.length > 0 ? (
        <ul className={styles.notes}>
          {table.deductions.map((one) => (
            <li key={`${one.teamId} ${one.date} ${one.points}`}>
              <b className={classNames(css.soft, css.medium)}>{one.name}</b>{' '}
              {t('base.deducted', { count: one.points, points: one.points })}
              {one.reason ? ` · ${one.reason}` : ''}
              {one.date ? ` · ${one.date}` : ''}
            </li>
          ))}
          {ties.map(({ row, note }) => (
            <li key={row.teamId}>
              <b className={classNames(css.soft, css.medium)}>
                {hasGroups ? `${groupName(t, row.group, sport)} · ` : ''}
                {row.position}. {row.name}
              </b>{' '}
              {tieText(t, note, row, sport)}
            </li>
          ))}
          {hasRules ? (
            <li>
              {t(sport === 'basketball' ? 'base.courtRules' : 'base.rules')}{' '}
              {table.tieBreak.map((rule) => ruleText(t, rule, sport)).join(' → ')}
            </li>
          ) : undefined}
        </ul>
      ) : undefined}
    </>
  )
}
