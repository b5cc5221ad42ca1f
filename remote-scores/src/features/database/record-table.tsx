import { useT } from '@pitchside/i18n'
import { Table, Td, Th, Tr } from '@pitchside/ui'
import type { Sport } from '../matches/match'
import type { TeamPage } from './database.calls'

const perMatch = (value: number, played: number, sport: Sport) =>
  played === 0 ? '–' : (value / played).toFixed(sport === 'football' ? 2 : 1)

/** What a team did at home, away and together. */
export function RecordTable({ page, sport }: { page: TeamPage; sport: Sport }) {
  const t = useT('scores')
  const isFootball = sport === 'football'
  const heads = isFootball
    ? ['played', 'won', 'drawn', 'lost', 'scored', 'conceded', 'perMatch', 'cleanSheets']
    : ['played', 'won', 'lost', 'scored', 'conceded', 'perMatch']
  const cells = (record: TeamPage['all']): Record<string, string | number> => ({
    ...record,
    perMatch: perMatch(record.scored, record.played, sport),
  })
  return (
    <Table caption={t('base.record')}>
      <thead>
        <tr>
          <Th />
          {heads.map((head) => (
            <Th key={head} align="center">
              {t(`base.file.${head}`)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['all', 'home', 'away'] as const).map((venue) => (
          <Tr key={venue}>
            <Th scope="row">{t(`base.venue.${venue}`)}</Th>
            {heads.map((head) => (
              <Td key={head} align="center" isNumber>
                {cells(page[venue])[head]}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}
