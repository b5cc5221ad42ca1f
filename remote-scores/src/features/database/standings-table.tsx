import { useT } from '@pitchside/i18n'
import { Crest, classNames, Icon, Link, StateBox, Table, Td, Th, Tooltip, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Moved } from '../../parts/live-table/moved'
import { FormMarks } from '../../parts/matches/form-marks'
import type { Sport } from '../../parts/matches/match'
import teamName from '../../parts/matches/team-name.module.css'
import type { SeasonTable, StandingsRow, TableZone } from './season-table.calls'
import { columnsOf } from './standings-columns'
import styles from './standings-table.module.css'
import { tieNoteOf, tieText } from './tie-note'

interface StandingsTableProps {
  sport: Sport
  table: SeasonTable
  /** Only this group, without the columns a small card has no room for. */
  group?: string
  /** Teams that play at the moment. */
  running?: ReadonlySet<number>
  teamHref?: (teamId: number) => string
  /** The team the page is about. */
  chosen?: number
}

const zoneToken = (zones: readonly TableZone[], kind: string): `--zone-${number}` | undefined => {
  const zone = zones.find((one) => one.kind === kind)
  return zone && `--zone-${zone.colour}`
}

function TeamName({
  row,
  href,
  isRound,
  isRunning,
}: {
  row: StandingsRow
  href: string | undefined
  isRound: boolean
  isRunning: boolean
}) {
  const t = useT('scores')
  const inside = (
    <>
      <Crest id={row.teamId} name={row.name} size={22} isRound={isRound} isDecorative />
      <span className={classNames(teamName.name, css.clamp2, css.medium)} title={row.name}>
        {row.name}
      </span>
    </>
  )
  return (
    <span className={styles.team}>
      {href ? (
        <Link href={href} className={classNames(styles.link, css.hoverBrand)}>
          {inside}
        </Link>
      ) : (
        inside
      )}
      {isRunning ? <i className={styles.running} role="img" aria-label={t('tab.live')} /> : undefined}
      {row.deducted > 0 ? <sup className={styles.deducted}>−{row.deducted}</sup> : undefined}
    </span>
  )
}

function TieMark({ row, rows }: { row: StandingsRow; rows: readonly StandingsRow[] }) {
  const t = useT('scores')
  const note = tieNoteOf(row, rows)
  if (!note) return undefined
  const text = tieText(t, note, row, 'football')
  return (
    <Tooltip text={text}>
      <button type="button" className={styles.tie} aria-label={text}>
        <Icon name="info" size={13} />
      </button>
    </Tooltip>
  )
}

/** Standings: zones, form, who plays now, and why level teams stand in their order. */
export function StandingsTable({ sport, table, group, running, teamHref, chosen }: StandingsTableProps) {
  const t = useT('scores')
  const rows = group === undefined ? table.rows : table.rows.filter((row) => row.group === group)
  const isSmall = group !== undefined
  if (rows.length === 0) return <StateBox kind="empty" title={t('data.empty')} />
  const columns = columnsOf(sport, isSmall)
  return (
    <Table caption={`${table.name} ${table.label} ${group ?? ''}`} className={styles.table}>
      <thead>
        <tr>
          <Th>#</Th>
          <Th>{t('table.team')}</Th>
          {columns.map((column) => (
            <Th key={column.key} align="center" className={column.isMain ? styles.points : undefined}>
              {t(`table.${column.key}`)}
            </Th>
          ))}
          {isSmall ? undefined : <Th>{t('table.form')}</Th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const zone = zoneToken(table.zones, row.zone)
          return (
            <Tr key={row.teamId} {...(zone ? { zone } : {})} isSelected={row.teamId === chosen}>
              <Td isNumber>
                {row.position}
                {row.moved ? (
                  <span className={styles.moved}>
                    <Moved places={row.moved} />
                  </span>
                ) : undefined}
              </Td>
              <Td>
                <TeamName
                  row={row}
                  href={teamHref?.(row.teamId)}
                  isRound={sport === 'basketball'}
                  isRunning={running?.has(row.teamId) === true}
                />
              </Td>
              {columns.map((column) => (
                <Td
                  key={column.key}
                  align="center"
                  isNumber
                  className={column.isMain ? styles.points : css.markedLesser}
                >
                  {column.show(row)}
                  {column.isMain && sport === 'football' ? <TieMark row={row} rows={rows} /> : undefined}
                </Td>
              ))}
              {isSmall ? undefined : (
                <Td>
                  <FormMarks form={row.form} />
                </Td>
              )}
            </Tr>
          )
        })}
      </tbody>
    </Table>
  )
}
