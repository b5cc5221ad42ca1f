import { expect, test } from '@jest/globals'
import { answerCalls, type Replies } from '@pitchside/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openAtNoon } from '../../testing/page-at-noon'
import { askAgain, showPage } from '../../testing/show-page'
import { noonS } from '../../testing/wire-rows'
import WorldCupPage from './world-cup.page'

openAtNoon()

const season = (season_id: number, label: string, is_current = 0) => ({
  ...{ season_id, label, is_current, rounds: 30, start: noonS - 900_000, end: noonS + 900_000 },
})
const cup = (change: object = {}) => ({
  info: {
    ...{
      id: 1,
      name: 'World Cup',
      short_name_zh: '世界杯',
      name_en: 'World Cup',
      country_name: '',
      logo: '',
      color: '#000',
    },
    ...{ type: 2, is_hot: 1, category_id: 1, category_name: '', season: [season(26, '2026', 1), season(22, '2022')] },
    ...{ season_id: 26, stage_id: 1, son_id: 1, round: 1, teams: 48 },
  },
  ...{ list: [], total: 0, totalScore: 0, homeScore: 0, awayScore: 0, totalPointsPerGame: 0, scores: [] },
  ...{ share: { home: 0, draw: 0, away: 0 }, numberOfPointsDifference: [], cornerLicksStatistics: [] },
  ...{ attack: [], defense: [], winRate: [] },
  ...change,
})
const row = (position: number, team_id: number, name: string, group: string, points: number) => ({
  ...{ position, team_id, name, group, points, played: 3, won: 1, draw: 1, loss: 1, goals: 4, goals_against: 4 },
  ...{ won_rate: 0.3, game_back: 0, form: [], decided_by: 'points', deducted: 0, zone: '' },
})
const table = {
  ...{
    competition_key: 'wc',
    competition_name_zh: '世界杯',
    competition_name_en: 'World Cup',
    competition_name_vi: 'WC',
  },
  ...{
    flag: '',
    primary_color: '#000',
    season_id: 26,
    label: '2026',
    is_current: 1,
    round: 1,
    rounds: 30,
    as_of: noonS,
  },
  ...{ zones: [], deductions: [], tie_break: [] },
  list: [
    ...[row(1, 1, 'Chad', 'A', 9), row(2, 2, 'Peru', 'A', 6), row(3, 3, 'Oman', 'A', 1)],
    ...[row(1, 4, 'Iran', 'B', 9), row(2, 5, 'Cuba', 'B', 6), row(3, 6, 'Mali', 'B', 4)],
  ],
}
const final = (winner: number) => ({
  ...{
    stage: 'final',
    order: 1,
    home: { team_id: 1, name: 'Chad' },
    away: { team_id: 4, name: 'Iran' },
    match_id: [90],
  },
  ...{ match_time: noonS, status_type: 2, home_score: 1, away_score: 1, home_kicks: 3, away_kicks: 5, winner },
})
const known = {
  ...{
    getFootballCompetition: cup(),
    getSeasonTable: table,
    getBracket: { list: [final(0)] },
    listScorers: { list: [] },
  },
  listSeasonStages: [
    { id: 1, name: 'Groups', stage: 'group', list: [1, 2].map((id) => ({ id, count: 24, from: noonS, to: noonS })) },
  ],
}
async function open(address = '/trophy/home', replies: Replies = {}) {
  const asked = answerCalls({ ...known, ...replies })
  const page = await showPage(<WorldCupPage />, { address })
  return { ...page, sent: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input) }
}
const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))
const teams = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('table')
    .flatMap((one) => within(one).getAllByRole('link'))
    .map((link) => link.textContent)

test('SCORE-05 groups have a table each, whose teams lead to the data base', async () => {
  await open()
  expect(await screen.findByText(/12 groups · 48 nations/)).toBeTruthy()
  expect((await screen.findAllByRole('heading', { name: /^Group/ })).map((one) => one.textContent)).toEqual([
    'Group A',
    'Group B',
  ])
  expect(screen.getByRole('link', { name: /Mali$/ }).getAttribute('href')).toMatch(/^\/base-football\?.*team=6/)
})

test('SCORE-05 the thirds of all groups stand in one table, the best first, each with its group', async () => {
  await open('/trophy/home?tab=thirds')
  await screen.findByText(/the best eight reach/)
  expect(teams()).toEqual([expect.stringMatching(/Mali \(B\)$/), expect.stringMatching(/Oman \(A\)$/)])
})

test.each([
  [1, 'Chad'],
  [2, 'Iran'],
])('SCORE-05 when side %i won the final, %s is champion', async (winner, name) => {
  await open('/trophy/home', { getBracket: { list: [final(winner)] } })
  expect((await screen.findByText('Champions')).nextSibling?.textContent).toContain(name)
})

test('SCORE-05 before the final is won there is no champion', async () => {
  await open()
  await screen.findByText(/48 nations/)
  expect(screen.queryByText('Champions')).toBeNull()
})

test('SCORE-05 views and seasons stand in the address, and Back takes them back', async () => {
  const { path, back, sent } = await open()
  await screen.findByText(/48 nations/)
  tab('Schedule')
  fireEvent.click(await screen.findByRole('button', { name: 'Next round' }))
  await waitFor(() => expect(path()).toBe('/trophy/home?tab=schedule&stage=1&round=2'))
  fireEvent.click(screen.getByRole('combobox', { name: 'Season' }))
  fireEvent.click(await screen.findByRole('option', { name: '2022' }))
  await waitFor(() => expect(path()).toBe('/trophy/home?season=22&tab=schedule'))
  await waitFor(() => expect(sent('getFootballCompetition').at(-1)).toEqual({ id: '1', season_id: '22' }))
  await back()
  await back()
  expect(path()).toBe('/trophy/home?tab=schedule')
})

test('SCORE-05 the bracket takes the whole width; no goals yet is said', async () => {
  await open('/trophy/home?tab=bracket')
  expect((await screen.findAllByText('Iran')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('complementary')).toBeNull()
  tab('Scorers')
  expect((await screen.findAllByText('No goals yet')).length).toBe(2)
})

test('SCORE-05 below a knock-out round stands how each side came there, as far as it is known; a first round has none', async () => {
  const tie = (stage: string, match_id: number, days: number, [home, away]: [object, object]) => ({
    ...{ stage, order: 1, home, away, match_id: [match_id], match_time: noonS - days * 86_400, status_type: 2 },
    ...{ home_score: 2, away_score: 0, home_kicks: 0, away_kicks: 0, winner: 1 },
  })
  const [chad, iran, peru, cuba] = ['Chad', 'Iran', 'Peru', 'Cuba'].map((name, at) => ({ team_id: at + 1, name }))
  const sides = { home_id: 1, home_name: 'Chad', away_id: 2, away_name: 'Iran' }
  const played = {
    ...{ id: 90, round: 1, stage: 'final', match_time: noonS, status_type: 0, status: 1, ...sides, home_score: 0 },
    ...{ away_score: 0, home_kicks: 0, away_kicks: 0, is_win: 0, has_page: 1 },
  }
  const open3 = (list: object[], ties: object[]) =>
    open('/trophy/home?tab=schedule', {
      getFootballCompetition: cup({ list, info: { ...cup().info, stage_id: 3 } }),
      listSeasonStages: [{ id: 3, name: 'Final', stage: 'final', list: [{ id: 1, count: 1, from: noonS, to: noonS }] }],
      getBracket: { list: ties },
    })
  const last = tie('final', 90, 0, [chad!, iran!])
  await open3([played], [tie('semi', 88, 4, [chad!, peru!]), tie('quarter', 80, 8, [cuba!, iran!]), last])
  const roads = within(await screen.findByRole('region', { name: 'The road here' }))
  expect(roads.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)).toEqual(['CChad', 'IIran'])
  expect(roads.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    '/score-detail?type=football&id=88',
    '/score-detail?type=football&id=80',
  ])
  cleanup()
  await open3([played], [last])
  await screen.findByRole('link', { name: /Chad/ })
  expect(screen.queryByRole('region', { name: 'The road here' })).toBeNull()
})

test('SCORE-05 a part that fails leaves the others alone and is asked for again; what is known stays', async () => {
  let isDown = true
  const { client } = await open('/trophy/home', { getSeasonTable: () => (isDown ? new Error('down') : table) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText(/48 nations/)).toBeTruthy()
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByRole('heading', { name: 'Group A' })).toBeTruthy()
  isDown = true
  await askAgain(client, ['scores.table'])
  expect(await screen.findByText(/latest data we have/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Group A' })).toBeTruthy()
})
