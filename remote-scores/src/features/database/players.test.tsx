import { expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { openAtNoon } from '../../testing/page-at-noon'
import { bodyOf, competition, match, open, season } from './database.fixture'

openAtNoon()

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const leader = (player_id: number, name: string, value: number) => ({
  ...{ player_id, avatar: '', name, team_id: 1, team: 'Arsenal', logo: '', value, played: 11 },
})
const best11 = (player_id: number, rating: number) => ({
  ...{ player_id, name: `Star ${player_id}`, shirt: 9, position: 'F', team_id: 1, team_name: 'Arsenal', match_id: 5 },
  ...{ rating, x: 50, y: 50, born: 2000, flag: 'es' },
})

test('SCORE-10 top lists: the best mark first, another figure by its chip and in the address, and the best eleven', async () => {
  const { path, sent } = await open('/base-football?id=82&tab=leaders', {
    listFootballMemberData: ({ type }: { type: string }) =>
      type === '4' ? [leader(51, 'Ann', 7.914), leader(52, 'Bo', 7.5)] : [leader(53, 'Cy', 6.25)],
    getTeamOfTheWeek: { season_id: 9, son_id: 12, list: [best11(61, 9.1), best11(62, 8.4)] },
  })
  await screen.findByRole('table', { name: 'Rating' })
  expect(bodyOf('Rating').map((row) => row.slice(1))).toEqual([
    ['Ann', 'AArsenal', '11', '7.91'],
    ['Bo', 'AArsenal', '11', '7.50'],
  ])
  const week = within(await screen.findByRole('region', { name: 'Team of the week' }))
  expect(week.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['AStar 619.1', 'AStar 628.4'])
  press('xG')
  await screen.findByRole('table', { name: 'xG' })
  expect(path()).toBe('/base-football?id=82&tab=leaders&figure=9')
  expect(sent('listFootballMemberData').at(-1)).toEqual({ id: '9', type: '8' })
})

test('SCORE-10 a feed that counts no players says so in the lists, and has no best eleven', async () => {
  await open('/base-basketball?tab=leaders', { listBasketballMemberData: [] }, 'basketball')
  expect(await screen.findByText('The feed does not count players here')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Team of the week' })).toBeNull()
})

test.each(['assists', 'leaders'])(
  'SCORE-10 %s of a season out of a file: what is not in it is said, and the scorers it has are a press away',
  async (tab) => {
    const imported = { ...season(8, '2025-2026'), source: 'import' }
    const { sent } = await open(`/base-football?id=82&season=8&tab=${tab}`, {
      getFootballCompetition: competition({}, { season: [season(9, '2026-2027', 1), imported], season_id: 8 }),
    })
    expect(await screen.findByText(/Assists, minutes, marks and cards are not in it/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Scorers' }).getAttribute('href')).toBe(
      '/base-football?id=82&season=8&tab=scorers',
    )
    expect(sent('listFootballMemberData')).toEqual([])
  },
)

test('SCORE-10 before the first match the top lists wait for it, and blame no feed', async () => {
  await open(
    '/base-basketball?tab=leaders',
    { getBasketballCompetition: competition({ total: 0 }), listBasketballMemberData: [] },
    'basketball',
  )
  expect(await screen.findByText('No match is over yet')).toBeTruthy()
})

const playerPage = {
  ...{ player_id: 51, name: 'Ann', shirt: 9, position: 'F', born: 2000, flag: 'es', sport: 'football' },
  ...{ team: { team_id: 1, name: 'Arsenal', logo: '' }, competition: { id: 82, name: 'Premier League', logo: '' } },
  ...{ seasons: [], next: [], last: [] },
}
const year = (season_id: number, label: string, change: object = {}) => ({
  ...{ season_id, label, start: 0, end: 0, is_current: season_id === 9 ? 1 : 0, rounds: 20, source: 'feed' },
  ...{ goals: 0, assists: 0, penalties: 0, played: 0, place: 0, ...change },
})
const figures = (entries: Record<string, number>) => Object.entries(entries).map(([key, value]) => ({ key, value }))
const playerSeason = (change: object = {}) => ({
  ...{
    season_id: 9,
    played: 11,
    minutes: 900,
    figures: figures({ rating: 7.2, goals: 6, passes: 400, accuratePasses: 330, duels: 90, duelsWon: 50 }),
  },
  matches: [
    {
      ...{ match: match(2, { status_type: 2, home_score: 2, away_score: 1, is_win: 1 }), minutes: 78 },
      figures: figures({ rating: 7.9, goals: 1, xg: 0.4, passes: 40, accuratePasses: 33 }),
      mark: [
        { part: 'base', value: 6.6 },
        { part: 'goals', value: 1 },
        { part: 'play', value: 0.3 },
      ],
    },
    { match: match(3, { status_type: 2 }), minutes: 8, figures: figures({ goals: 0 }), mark: [] },
  ],
  radar: ['rating', 'goals', 'xg'].map((key) => ({ key, value: 3, mean: 2, best: 4 })),
  heat: { columns: 2, rows: 1, cells: [1, 3] },
  ...change,
})

test('SCORE-10 a player: his season, the log, how a mark is made, beside his position, and where he has the ball', async () => {
  await open('/base-football?player=51', { getPlayerPage: playerPage, getPlayerSeason: playerSeason() })
  await screen.findByRole('table', { name: 'Match log' })
  expect(bodyOf('Match log').map((row) => row.slice(1))).toEqual([
    ['AArsenal 2-1 ChelseaC', '78', '7.9', '1', '0.40', '33/40'],
    ['AArsenal 0-0 ChelseaC', '8', '–', '0', '–', '–'],
  ])
  expect(screen.getByText('400 (83%)')).toBeTruthy()
  expect(screen.getByText('90 (56%)')).toBeTruthy()
  press('Mark 7.9: how it is made')
  expect(screen.getByText('Arsenal v Chelsea').closest('p')?.textContent).toBe(
    'Arsenal v ChelseaStart6.6Goals+1.0General play+0.3',
  )
  expect(screen.getByRole('img', { name: '4 touches in the latest matches, attacking to the right' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Beside the position (Forward)' })).toBeTruthy()
  expect(screen.getAllByText('3.00 (mean 2.00)')).toHaveLength(2)
})

test.each([
  [11, 0],
  [12, 1],
])('SCORE-10 %s matches begun of 11 that are over: the sums say that one is still to come', async (played, told) => {
  await open('/base-football?player=51', {
    getPlayerPage: { ...playerPage, seasons: [year(9, '2026/27', { played })] },
    getPlayerSeason: playerSeason(),
  })
  await screen.findByRole('table', { name: 'By season' })
  await screen.findByRole('table', { name: 'Match log' })
  expect(screen.queryAllByText('A match in play is counted once it is over')).toHaveLength(told)
})

test('WORLD-02 height, foot and value of a player stand where the feed knows them, and nowhere else', async () => {
  await open('/base-football?player=51', {
    getPlayerPage: { ...playerPage, height: 184, foot: 'left', value: 25_300_000 },
    getPlayerSeason: playerSeason(),
  })
  const factOf = (label: string) => screen.queryByText(label)?.parentElement?.querySelector('dd')?.textContent
  await screen.findByText('Height')
  expect(['Height', 'Foot', 'Market value'].map(factOf)).toEqual(['184 cm', 'Left', '€25.3M'])
  cleanup()
  await open('/base-football?player=51', { getPlayerPage: playerPage, getPlayerSeason: playerSeason() })
  await screen.findByRole('table', { name: 'Match log' })
  expect(['Height', 'Foot', 'Market value'].map(factOf)).toEqual([undefined, undefined, undefined])
})

test('SCORE-10 a basketball player has his seasons by the game: those he did not play in are left out, none is told in goals', async () => {
  const means = figures({ points: 24.2, rebounds: 7, efficiency: 26 })
  const seasons = [year(9, '2026/27', { played: 18, figures: means }), year(8, '2025/26')]
  const show = (list: object[]) =>
    open(
      '/base-basketball?player=51',
      {
        getPlayerPage: { ...playerPage, sport: 'basketball', position: 'C', seasons: list },
        getPlayerSeason: playerSeason({ radar: [], heat: undefined }),
      },
      'basketball',
    )
  await show(seasons)
  await screen.findByRole('table', { name: 'By season' })
  expect(bodyOf('By season')).toEqual([['2026/27', '18', '24.2', '7.0', '–', '–', '–', '–', '26.0']])
  cleanup()
  await show(seasons.slice(1))
  await screen.findByRole('table', { name: 'Match log' })
  expect(screen.queryByRole('table', { name: 'By season' })).toBeNull()
})

const teamPage = (...squad: object[]) => ({ team_id: 1, name: 'Arsenal', sport: 'football', season_id: 9, squad })
const member = (player_id: number, name: string, position: string, change: object = {}) => ({
  ...{ player_id, name, shirt: player_id, position, born: 2000, flag: 'es', goals: 0, assists: 0, played: 11 },
  ...change,
})

test('WORLD-02 a squad by the parts of the pitch with what is known of each; a head sorts it, and its worth is added up', async () => {
  await open('/base-football?team=1', {
    getTeamPage: teamPage(
      member(9, 'Fay', 'F', { height: 184, foot: 'left', value: 25_000_000, goals: 6, born: 1996 }),
      member(1, 'Gil', 'G', { height: 196, foot: 'right', value: 8_000_000 }),
      member(4, 'Dot', 'D', { height: 190, foot: 'both', value: 12_500_000, born: 2004 }),
      member(20, 'New', ''),
    ),
  })
  const squad = within(await screen.findByRole('table', { name: 'Squad (4)' }))
  const rows = () => bodyOf('Squad (4)').map((cells) => cells.join(' '))
  // A group's name is a head and no cell.
  expect(rows()).toEqual([
    '',
    '1 Gil 26 196 cm Right €8M 11 0',
    '',
    '4 Dot 22 190 cm Both €12.5M 11 0',
    '',
    '9 Fay 30 184 cm Left €25M 11 6',
    '',
    '20 New 26 – – – 11 0',
  ])
  expect(squad.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'Goalkeepers',
    'Defenders',
    'Forwards',
    'Position unknown',
  ])
  expect(screen.getByText('Squad value').nextSibling?.textContent).toBe('€45.5M (3 of 4 known)')
  expect(screen.getByText('Average age').nextSibling?.textContent).toBe('26.0')
  const order = () => bodyOf('Squad (4)').map(([, name]) => name)
  press('Market value')
  expect(order()).toEqual(['Fay', 'Dot', 'Gil', 'New'])
  press('Market value')
  expect(order()).toEqual(['Gil', 'Dot', 'Fay', 'New'])
  press('Market value')
  expect(order()).toHaveLength(8)
})

test('WORLD-02 a squad of names alone has no columns of what nobody knows, and no worth', async () => {
  await open('/base-football?team=1', {
    getTeamPage: teamPage(member(1, 'Gil', 'G', { born: 0, lacks: ['assists', 'played'] })),
  })
  const heads = within(await screen.findByRole('table', { name: 'Squad (1)' })).getAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual(['#', 'Player'])
  expect(screen.queryByText('Squad value')).toBeNull()
})

test('SCORE-10 what the feed does not count of a player is said to be missing, and drawn as nothing', async () => {
  await open('/base-football?player=51', {
    getPlayerPage: playerPage,
    getPlayerSeason: playerSeason({ played: 0, minutes: 0, figures: [], matches: [], radar: [], heat: undefined }),
  })
  expect(await screen.findByText('The feed does not count players here')).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Match log' })).toBeNull()
  expect(screen.queryByRole('img', { name: /touches/ })).toBeNull()
})

test('SCORE-10 a season from a file shows the goals it has, and says what is not in it', async () => {
  const goals = figures({ goals: 12, penalties: 3 })
  await open('/base-football?player=51', {
    getPlayerPage: {
      ...playerPage,
      ...{ shirt: 0, position: '', born: 0 },
      seasons: [
        {
          ...{ season_id: 9, label: '2024/25', start: 0, end: 0, is_current: 1, rounds: 38, source: 'import' },
          ...{ goals: 12, assists: 0, penalties: 3, played: 0, place: 1, lacks: ['assists', 'played'] },
        },
      ],
    },
    getPlayerSeason: playerSeason({
      ...{ source: 'import', played: 0, minutes: 0, figures: goals, matches: [], radar: [], heat: undefined },
    }),
  })
  expect(await screen.findByText(/comes from a file that names scorers/)).toBeTruthy()
  expect(screen.getByText('Penalties', { selector: 'dt' }).nextElementSibling?.textContent).toBe('3')
  expect(bodyOf('By season').map((row) => row.slice(1))).toEqual([['–', '12', '3', '–', '1']])
  expect(document.body.textContent).not.toMatch(/Shirt|Age/)
})
