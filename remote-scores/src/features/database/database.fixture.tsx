import { footballState } from '@pitchside/contract'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { screen, within } from '@testing-library/react'
import { showPage } from '../../testing/show-page'
import { noonS } from '../../testing/wire-rows'
import { DatabasePage } from './database-page'

export const daysS = 86_400
export const league = (id: number, name: string, change: object = {}) => ({
  ...{ id, name, short_name_zh: `简称${id}`, name_en: name, country_name: 'England', logo: 'gb-eng', color: '#3d195b' },
  ...{ type: 1, is_hot: 1, category_id: 1, category_name: 'Europe' },
  ...change,
})
export const tournaments = [
  league(108, 'Serie A', { country_name: 'Italy' }),
  league(82, 'Premier League'),
  league(300, 'Northern League', { is_hot: 0 }),
]
export const season = (season_id: number, label: string, is_current = 0) => ({
  ...{ season_id, label, is_current, rounds: 38, start: noonS - 100 * daysS, end: noonS + 165 * daysS },
})
export const match = (id: number, change: object = {}) => ({
  ...{ id, round: 12, stage: '', match_time: noonS + 3_600, status_type: 0, status: footballState.upcoming },
  ...{ home_id: 1, home_name: 'Arsenal', away_id: 2, away_name: 'Chelsea', home_score: 0, away_score: 0 },
  ...{ home_kicks: 0, away_kicks: 0, is_win: 0, has_page: 1 },
  ...change,
})
export const best = (team_id: number, name: string, value: number) => ({ team_id, name, value, won_rate: value / 100 })
export const competition = (change: object = {}, info: object = {}) => ({
  info: {
    ...league(82, 'Premier League'),
    ...{
      season: [season(9, '2026-2027', 1), season(8, '2025-2026')],
      season_id: 9,
      stage_id: 1,
      son_id: 12,
      round: 12,
    },
    ...{ teams: 20, ...info },
  },
  list: [match(1), match(2, { status_type: 2, home_score: 2, away_score: 1, is_win: 1, match_time: noonS - daysS })],
  ...{ total: 120, totalScore: 330, homeScore: 200, awayScore: 130, totalPointsPerGame: 2.75 },
  ...{ share: { home: 0.5, draw: 0.25, away: 0.25 }, scores: [{ score: '1-0', count: 20 }] },
  ...{ numberOfPointsDifference: [30, 40, 50], cornerLicksStatistics: [] },
  ...{ attack: [best(1, 'Arsenal', 40)], defense: [best(2, 'Chelsea', 9)], winRate: [best(1, 'Arsenal', 75)] },
  ...change,
})
export const standing = (position: number, team_id: number, name: string, change: object = {}) => ({
  ...{ position, team_id, name, group: '', played: 12, won: 9, draw: 1, loss: 2, goals: 30, goals_against: 10 },
  ...{ points: 28, won_rate: 0.75, game_back: 0, form: ['W'], decided_by: 'points', deducted: 0, zone: '' },
  ...change,
})
export const table = (...list: object[]) => ({
  ...{ competition_key: 'en.1', competition_name_zh: '英超', competition_name_en: 'Premier League' },
  ...{ competition_name_vi: 'Ngoại hạng Anh', flag: 'gb-eng', primary_color: '#000', season_id: 9, label: '2026-2027' },
  ...{ is_current: 1, round: 12, rounds: 38, as_of: noonS, zones: [], deductions: [], tie_break: [], list },
})
export const arsenal = standing(1, 1, 'Arsenal')
export const chelsea = standing(2, 2, 'Chelsea', { points: 20 })
export const scorer = (player_id: number, name: string, goals: number, assists = 0) => ({
  ...{
    player_id,
    name,
    shirt: 9,
    position: 'F',
    team_id: 1,
    team_name: 'Arsenal',
    goals,
    assists,
    penalties: 1,
    played: 12,
  },
})
export const known = {
  listFootballTournaments: tournaments,
  listBasketballTournaments: [league(2001, 'NBA', { country_name: 'USA' })],
  getFootballCompetition: competition(),
  getBasketballCompetition: competition({}, { id: 2001, name: 'NBA' }),
  getSeasonTable: table(arsenal, chelsea),
  listFootballMatches: { ...pageOf([]), servertime: noonS },
  listScorers: { list: [scorer(51, 'Ann', 9, 1), scorer(52, 'Bo', 7, 4), scorer(53, 'Cy', 7, 6), scorer(54, 'Di', 2)] },
}

export async function open(address: string, replies: Replies = {}, sport: 'football' | 'basketball' = 'football') {
  const asked = answerCalls({ ...known, ...replies })
  const page = await showPage(<DatabasePage sport={sport} />, { address })
  return { ...page, sent: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input) }
}
export const bodyOf = (name: string | RegExp) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
