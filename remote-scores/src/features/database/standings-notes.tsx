import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { SeasonTable } from './season-table.calls'
import styles from './standings-view.module.css'
import { isRemarkable, tieNoteOf } from './tie-note'

/** What colours and orders mean: zones, points taken off, rules between level teams and where they decided. */
export function StandingsNotes({ table }: { table: SeasonTable }) {
  const t = useT('scores')
  const ties = table.rows.flatMap((row) => {
    const note = tieNoteOf(row, table.rows)
    return note && isRemarkable(note) ? [{ row, note }] : []
  })
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
                {row.position}. {row.name}
              </b>{' '}
              {t(`base.tie.${note.rule}`, {
                count: row.points,
                teams: note.others.join(t('base.comma')),
                points: row.points,
              })}
            </li>
          ))}
          {hasRules ? (
            <li>
              {t('base.rules')} {table.tieBreak.map((rule) => t(`base.rule.${rule}`)).join(' → ')}
            </li>
          ) : undefined}
        </ul>
      ) : undefined}
    </>
  )
}
