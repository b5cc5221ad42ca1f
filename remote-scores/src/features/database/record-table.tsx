import { useT } from '@pitchside/i18n'
import { decimal } from '@pitchside/parts'
import { Table, Td, Th, Tr } from '@pitchside/ui'
import type { Sport } from '../../parts/matches/match'
import type { TeamPage } from './database.calls'

const perMatch = (value: number, played: number, sport: Sport) =>
  played === 0 ? '–' : decimal(value / played, sport === 'football' ? 2 : 1)

type Heads = readonly (readonly [column: string, head: string])[]

const played: Heads = [
  ['played', 'base.file.played'],
  ['won', 'base.file.won'],
]
const footballHeads: Heads = [
  ...played,
  ['drawn', 'base.file.drawn'],
  ['lost', 'base.file.lost'],
  ['scored', 'base.file.scored'],
  ['conceded', 'base.file.conceded'],
  ['perMatch', 'base.figure.goalsPerMatch'],
  ['cleanSheets', 'base.file.cleanSheets'],
]
const basketballHeads: Heads = [
  ...played,
  ['lost', 'base.file.lost'],
  ['scored', 'table.scored'],
  ['conceded', 'table.conceded'],
  ['perMatch', 'base.file.pointsPerMatch'],
]

/** What a team did at home, away and together. */
export function RecordTable({ page, sport }: { page: Pick<TeamPage, 'all' | 'home' | 'away'>; sport: Sport }) {
  const t = useT('scores')
  const heads = sport === 'football' ? footballHeads : basketballHeads
  const cells = (record: TeamPage['all']): Record<string, string | number> => ({
    ...record,
    perMatch: perMatch(record.scored, record.played, sport),
  })
  return (
    <Table caption={t('base.record')}>
      <thead>
        <tr>
          <Th />
          {heads.map(([column, head]) => (
            <Th key={column} align="center">
              {t(head)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['all', 'home', 'away'] as const).map((venue) => (
          <Tr key={venue}>
            <Th scope="row">{t(`base.venue.${venue}`)}</Th>
            {heads.map(([column]) => (
              <Td key={column} align="center" isNumber>
                {cells(page[venue])[column]}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}
