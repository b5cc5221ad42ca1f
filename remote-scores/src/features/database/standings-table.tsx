import { useT } from '@pitchside/i18n'
import { Crest, StateBox, Table, Td, Th, Tr } from '@pitchside/ui'
import { FormMarks } from '../matches/form-marks'
import type { Sport } from '../matches/match'
import type { SeasonTable, StandingsRow } from './season-table.calls'
import styles from './standings-table.module.css'

type Zone = '--zone-1' | '--zone-2' | '--zone-3' | '--zone-4'

/** What a place means in the five big leagues; elsewhere the first and the last three. */
function zoneOf(key: string, position: number, teams: number): Zone | undefined {
  const isBig = ['en.1', 'es.1', 'it.1', 'de.1', 'fr.1'].includes(key)
  if (position <= (isBig ? 4 : 1)) return '--zone-1'
  if (isBig && position === 5) return '--zone-2'
  if (isBig && position === 6) return '--zone-3'
  return position > teams - (teams > 18 ? 3 : 2) ? '--zone-4' : undefined
}

function Row({
  row,
  sport,
  zone,
  hasForm,
}: {
  row: StandingsRow
  sport: Sport
  zone: Zone | undefined
  hasForm: boolean
}) {
  const difference = row.scored - row.conceded
  const isFootball = sport === 'football'
  return (
    <Tr {...(zone ? { zone } : {})}>
      <Td isNumber>{row.position}</Td>
      <Td>
        <span className={styles.team}>
          <Crest id={row.teamId} name={row.name} isRound={!isFootball} isDecorative />
          {row.name}
        </span>
      </Td>
      <Td align="center" isNumber>
        {row.played}
      </Td>
      <Td align="center" isNumber>
        {row.won}
      </Td>
      {isFootball ? (
        <Td align="center" isNumber>
          {row.drawn}
        </Td>
      ) : undefined}
      <Td align="center" isNumber>
        {row.lost}
      </Td>
      {hasForm ? (
        <Td align="center" isNumber>
          {isFootball ? `${row.scored}/${row.conceded}` : row.scored}
        </Td>
      ) : undefined}
      <Td align="center" isNumber>
        {isFootball ? (difference > 0 ? `+${difference}` : difference) : row.conceded}
      </Td>
      <Td align="center" isNumber className={styles.points}>
        {isFootball ? row.points : `${(row.wonShare * 100).toFixed(1)}%`}
      </Td>
      {hasForm ? (
        <Td>
          <FormMarks form={row.form} />
        </Td>
      ) : undefined}
    </Tr>
  )
}

/** Standings with the zones of the table and the form of five matches. */
export function StandingsTable({ sport, table, group }: { sport: Sport; table: SeasonTable; group?: string }) {
  const t = useT('scores')
  const rows = group === undefined ? table.rows : table.rows.filter((row) => row.group === group)
  const isFootball = sport === 'football'
  const hasForm = group === undefined
  if (rows.length === 0) return <StateBox kind="empty" title={t('data.empty')} />
  const heads = isFootball
    ? ['played', 'won', 'drawn', 'lost', ...(hasForm ? ['goals'] : []), 'difference', 'points']
    : ['played', 'won', 'lost', 'scored', 'conceded', 'share']
  return (
    <>
      <Table caption={`${table.name} ${group ?? ''}`}>
        <thead>
          <tr>
            <Th>#</Th>
            <Th>{t('table.team')}</Th>
            {heads.map((head) => (
              <Th key={head} align="center">
                {t(`table.${head}`)}
              </Th>
            ))}
            {hasForm ? <Th>{t('table.form')}</Th> : undefined}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.teamId}
              row={row}
              hasForm={hasForm}
              sport={sport}
              zone={
                group !== undefined
                  ? row.position <= 2
                    ? '--zone-1'
                    : undefined
                  : isFootball && table.key !== 'worldcup'
                    ? zoneOf(table.key, row.position, rows.length)
                    : undefined
              }
            />
          ))}
        </tbody>
      </Table>
      {group === undefined && isFootball && table.key !== 'worldcup' ? <Legend tableKey={table.key} /> : undefined}
    </>
  )
}

function Legend({ tableKey }: { tableKey: string }) {
  const t = useT('scores')
  const isBig = ['en.1', 'es.1', 'it.1', 'de.1', 'fr.1'].includes(tableKey)
  const zones = isBig ? ['champions', 'europa', 'conference', 'relegation'] : ['first', 'relegation']
  const colour: Record<string, string> = {
    champions: '--zone-1',
    first: '--zone-1',
    europa: '--zone-2',
    conference: '--zone-3',
    relegation: '--zone-4',
  }
  return (
    <ul className={styles.legend}>
      {zones.map((zone) => (
        <li key={zone}>
          <i style={{ background: `var(${colour[zone]})` }} />
          {t(`zone.${zone}`)}
        </li>
      ))}
    </ul>
  )
}
