import { expect, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import { socket } from '@pitchside/socket'
import { answerCalls, openFakeSocket, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { setSpoilerFree } from '../../parts/matches/spoiler'
import { openAtNoon, titleOfPage } from '../../testing/page-at-noon'
import { showPage } from '../../testing/show-page'
import { anEsportsRow, noonS } from '../../testing/wire-rows'
import { EsportsMatch } from './esports-match'

openAtNoon()

const board = (score: number, kills: number, gold: number) => ({ score, kills, gold, towers: 3, dragons: 1, barons: 0 })
const game = (no: number, change: object = {}) => ({
  ...{ no, map: '', status: 3, length: 1_860, winner: 1, first_side: 1, curve: [] },
  ...{ home: board(0, 20, 60_000), away: board(0, 12, 52_000) },
  ...change,
})
const earlier = (id: number, home_score: number, away_score: number, isHome = true) => ({
  ...{ id, match_time: noonS - id * 86_400, competition: 'Dawn League', home_score, away_score, bo: 3 },
  ...(isHome
    ? { home_team_id: 1, home_name: 'Jade Foxes', away_team_id: 2, away_name: 'Iron Bears' }
    : { home_team_id: 2, home_name: 'Iron Bears', away_team_id: 1, away_name: 'Jade Foxes' }),
})
const point = (host: number) => ({
  ...{ host, early: 0, guest: 2, sealing_disk: 0, change_time: noonS, minute: 0, home_score: 0, away_score: 0 },
})
const series = (change: object = {}, host = 1.5) => ({
  ...anEsportsRow(),
  games: [game(1), game(2, { winner: 2 }), game(3, { status: 2, winner: 0, curve: [0, 500, -200] })],
  chances: { home: 0.6, draw: 0, away: 0.4 },
  odds: [2, 9].map((company_id) => ({ ...anEsportsRow().exponent, company_id, company_name: `Company ${company_id}` })),
  price_history: { asia: [], eu: [point(host)], bs: [] },
  vs_match: [earlier(1, 2, 1), earlier(2, 2, 0, false), earlier(3, 1, 1)],
  ...{ home_last: [], away_last: [], map_veto: [] },
  ...change,
})
async function open(replies: Replies = {}, tab = '') {
  const asked = answerCalls({ getEsportsMatch: series(), ...replies })
  const page = await showPage(<EsportsMatch id={5} />, {
    address: `/score-detail?type=esports&id=5${tab && `&tab=${tab}`}`,
  })
  return { ...page, sent: () => asked.filter((one) => one.name === 'getEsportsMatch').map(({ input }) => input) }
}
const cards = () => screen.getAllByRole('heading', { name: /^Game \d/ }).map((one) => one.textContent)
const cardOf = (heading: RegExp | string) =>
  within(screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement)

const five = (name: string, gold?: number) => ({
  ...{ name, role: gold ? 'mid' : '', kills: 4, deaths: 2, assists: 9 },
  ...(gold ? { hero: 'Ahri', gold } : {}),
})

test('SCORE-13 a game says what was banned and picked, and what each player did with it', async () => {
  const draft = { home: { bans: ['Jax', 'Vi'], picks: ['Ahri'] }, away: { bans: ['Lulu'], picks: ['Azir'] } }
  const players = { home: [five('Kairo', 12_345)], away: [five('Nilo', 9_000)] }
  await open({ getEsportsMatch: series({ games: [game(1, { draft, players })] }) })
  const card = within((await screen.findByRole('heading', { name: /^Game 1/ })).closest('section') as HTMLElement)
  const heroes = (name: string) =>
    within(card.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((one) => one.textContent)
  expect([heroes('Picks of Jade Foxes'), heroes('Bans of Jade Foxes')]).toEqual([['Ahri'], ['Jax', 'Vi']])
  const rows = within(card.getByRole('table', { name: 'Players of Jade Foxes' })).getAllByRole('row')
  expect(rows[1]?.textContent).toBe('KairoMidAhri4/2/912,345')
})

test('SCORE-13 chances stand while they are open, and go when the series is over', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Chances' })).toBeTruthy()
  cleanup()
  await open({ getEsportsMatch: series({ status: 3 }) })
  await screen.findByRole('heading', { name: /^Game 3/ })
  expect(screen.queryByRole('heading', { name: 'Chances' })).toBeNull()
})

test('SEEN-02 the running game is as long on its card as in the header; figures are grouped as elsewhere', async () => {
  await open()
  expect(await screen.findByText('Game 3 07:31')).toBeTruthy()
  expect(cardOf(/^Game 3/).getByText('07:31')).toBeTruthy()
  expect(cardOf(/^Game 1/).getByText('31:00')).toBeTruthy()
  expect(cardOf(/^Game 1/).getByText('60,000')).toBeTruthy()
})

test('SCORE-13 a title without heroes and gold has no columns for them; maps say who banned and picked them', async () => {
  const map_veto = [
    { kind: 'ban', position: 1, map: 'Nuke' },
    { kind: 'pick', position: 2, map: 'Mirage' },
    { kind: 'left', position: 0, map: 'Train' },
  ]
  const games = [game(1, { map: 'Mirage', players: { home: [five('Kairo')], away: [five('Nilo')] } })]
  await open({ getEsportsMatch: series({ game_id: 3, games, map_veto }) })
  const maps = (await screen.findByRole('heading', { name: 'Maps' })).closest('section') as HTMLElement
  expect(
    within(maps)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['NukeBanned by Jade Foxes', 'MiragePicked by Iron Bears', 'TrainDecider'])
  const table = screen.getByRole('table', { name: 'Players of Iron Bears' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['Iron Bears', 'K/D/A'])
  expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull()
})

test('SCORE-03 a series waits, then shows its games with the running one first, and who won the others', async () => {
  await open()
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(await titleOfPage()).toBe('Jade Foxes 1, Iron Bears 1')
  expect(cards()).toEqual(['Game 3', 'Game 2', 'Game 1'])
  expect(cardOf(/^Game 2/).getByText('Iron Bears won')).toBeTruthy()
  expect(cardOf(/^Game 3/).queryByText(/won$/)).toBeNull()
  expect(cardOf(/^Game 1/).getByText('Kills').parentElement?.textContent).toMatch(/^Kills20.*12$/)
  expect(cardOf(/^Game 1/).getByText('31:00')).toBeTruthy()
})

test.each([
  [1, 'Dragons', 'Barons', 'Blue side: Jade Foxes'],
  [2, 'Dragons', 'Roshan', 'Radiant: Jade Foxes'],
  [4, 'Tyrants', 'Overlords', 'Blue side: Jade Foxes'],
])('SCORE-03 title %i calls its beasts %s and %s, and its first side "%s"', async (game_id, dragons, barons, first) => {
  await open({ getEsportsMatch: series({ game_id }) })
  await titleOfPage()
  const card = cardOf(/^Game 1/)
  for (const words of [dragons, barons, first]) expect(card.getByText(words)).toBeTruthy()
})

test('SCORE-03 where rounds count, rounds are told in place of kills', async () => {
  const rounds = {
    score: 13,
    kills: undefined,
    gold: undefined,
    towers: undefined,
    dragons: undefined,
    barons: undefined,
  }
  await open({
    getEsportsMatch: series({
      game_id: 3,
      games: [game(1, { map: 'Mirage', home: rounds, away: { ...rounds, score: 9 } })],
    }),
  })
  await titleOfPage()
  const card = cardOf(/^Game 1/)
  expect(card.getByText('Rounds').parentElement?.textContent).toMatch(/^Rounds13.*9$/)
  expect(card.getByText('Mirage')).toBeTruthy()
  expect(card.getByText('Defended first: Jade Foxes')).toBeTruthy()
  expect(card.queryByText('Kills')).toBeNull()
})

test('SCORE-03 meetings are won, lost or level from the view of the first side, wherever it played', async () => {
  await open({}, 'history')
  await titleOfPage()
  const meetings = cardOf('Head to head')
  expect(meetings.getAllByRole('link').map((one) => one.textContent?.slice(-1))).toEqual(['W', 'L', 'D'])
  expect(meetings.getAllByRole('link')[0]?.getAttribute('href')).toBe('/score-detail?type=esports&id=1')
  expect(screen.getAllByText('No such match')).toHaveLength(2)
})

test('SCORE-03 views stand in the address; before the first game there are results in place of games', async () => {
  const { path, back } = await open()
  await titleOfPage()
  fireEvent.click(screen.getByRole('tab', { name: 'Odds' }))
  expect(path()).toContain('tab=odds')
  await back()
  expect(path()).not.toContain('tab=')
  cleanup()
  await open({ getEsportsMatch: series({ status: 1, game_no: 0, games: [], home_score: 0, away_score: 0 }) })
  expect(await titleOfPage()).toBe('Jade Foxes vs Iron Bears')
  expect(screen.getByRole('heading', { name: 'Head to head' })).toBeTruthy()
})

test('SCORE-03 prices of another company that do not come leave the match where it is, with a word', async () => {
  let isDown = true
  const { sent } = await open(
    {
      getEsportsMatch: ({ company_id }: { company_id: string }) =>
        company_id === '9' && isDown ? new Error('down') : series({}, Number(company_id)),
    },
    'odds',
  )
  await screen.findByRole('table', { name: 'Odds changes' })
  fireEvent.click(screen.getByRole('button', { name: 'Company 9' }))
  expect(await screen.findByText(/may be old/)).toBeTruthy()
  expect(await titleOfPage()).toBe('Jade Foxes 1, Iron Bears 1')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Company 2' }))
  fireEvent.click(screen.getByRole('button', { name: 'Company 9' }))
  await waitFor(() => expect(screen.getByRole('table', { name: 'Odds changes' }).textContent).toContain('9.00'))
  expect(sent().map(({ company_id }) => company_id)).toContain('9')
})

test('RT-02 a frame of the match brings its news', async () => {
  const line = openFakeSocket(socket)
  let answer = series()
  await open({ getEsportsMatch: () => answer })
  await titleOfPage()
  answer = series({ home_score: 2, status: 3 })
  act(() => line.tell('match.5', {} as never))
  await waitFor(async () => expect(await titleOfPage()).toBe('Jade Foxes 2, Iron Bears 1'))
  line.close()
})

test.each(['', 'odds'])(
  'SCORE-02 with spoilers off nothing of "%s" tells the score until it is asked for',
  async (tab) => {
    setSpoilerFree(true)
    await open({}, tab)
    expect(await titleOfPage()).toBe('Jade Foxes vs Iron Bears')
    for (const words of [' won', '1–1', 'Game 2']) expect(document.body.textContent).not.toContain(words)
    fireEvent.click(screen.getByRole('button', { name: 'Show this match' }))
    expect(await titleOfPage()).toBe('Jade Foxes 1, Iron Bears 1')
  },
)

test('SCORE-03 a series nobody knows leads back to the list; one that failed is asked for again', async () => {
  let answer: unknown = new CallError('No such match', 1, 'match-unknown')
  await open({ getEsportsMatch: () => answer })
  expect((await screen.findByRole('link', { name: 'Back to the scores' })).getAttribute('href')).toBe('/esports')
  cleanup()
  answer = new Error('down')
  await open({ getEsportsMatch: () => answer })
  await screen.findByText('The match did not load')
  answer = series()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await titleOfPage()).toBe('Jade Foxes 1, Iron Bears 1')
})

test.each([
  ['A', 'Dawn League · Group A · BO3'],
  ['quarter', 'Dawn League · Quarter-final · BO3'],
  [undefined, 'Dawn League · BO3'],
])('WORLD-05 the header says the stage of a series, "%s", where the feed tells it', async (stage, line) => {
  await open({ getEsportsMatch: series(stage ? { stage } : {}) })
  expect(await screen.findByText(line)).toBeTruthy()
})

test('SCORE-13 the economy of a map says round by round what each side carries; a title without has none', async () => {
  const economy = [
    { home: 4_000, away: 4_000 },
    { home: 23_500, away: 2_000 },
  ]
  await open({ getEsportsMatch: series({ game_id: 3, games: [game(1, { economy })] }) })
  const strip = within(await screen.findByRole('region', { name: /^Economy/ }))
  expect(strip.getAllByRole('listitem').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Round 1: Jade Foxes 4,000, Iron Bears 4,000',
    'Round 2: Jade Foxes 23,500, Iron Bears 2,000',
  ])
  cleanup()
  await open()
  await screen.findByRole('heading', { name: /^Game 3/ })
  expect(screen.queryByRole('region', { name: /^Economy/ })).toBeNull()
})

test('SEEN-02 before it begins the header says so in words, and names the title once', async () => {
  await open({ getEsportsMatch: series({ status: 1, games: [], competition_name: 'LoL Dawn League' }) })
  expect(await screen.findByText('Soon')).toBeTruthy()
  expect(screen.getByText('Dawn League · BO3')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'LoL' }).getAttribute('href')).toBe('/esports?game=lol')
})
