import { beforeEach, expect, jest, test } from '@jest/globals'
import { signedIn } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { footballState } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import type { Language } from '@pitchside/i18n'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { setSpoilerFree } from '../../parts/matches/spoiler'
import { openAtNoon, titleOfPage } from '../../testing/page-at-noon'
import { askAgain, showPage } from '../../testing/show-page'
import { me, noonS } from '../../testing/wire-rows'
import { FootballMatch } from './football-match'
import { before, detail, event, lineup, parts, person } from './football-match.fixture'

/** Paper for the chart of prices, which draws on a canvas: nothing of it is looked at. */
const paper: object = new Proxy({}, { get: () => () => ({ width: 0 }) })
openAtNoon()
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never)
  Object.assign(globalThis, {
    Path2D: class {
      rect() {}
      moveTo() {}
      lineTo() {}
    },
  })
})

async function open(tab = '', replies: Replies = {}, language: Language = 'en') {
  const asked = answerCalls({ getFootballMatch: detail(), ...parts, ...replies })
  const address = `/score-detail?type=football&id=7${tab && `&tab=${tab}`}`
  const page = await showPage(<FootballMatch id={7} />, { address, language })
  return { ...page, asked, sent: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input) }
}
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
const cardOf = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement)

test('SCORE-03 a match waits, then says score, ground, weather, and who scored; what was taken back counts for nobody', async () => {
  await open()
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(await titleOfPage()).toBe('Arsenal 1, Chelsea 0')
  const header = screen.getByRole('heading', { level: 1 }).closest('header')?.textContent
  for (const words of ['North Ground', 'Rain 9°C', 'Player 1 12′', 'Player 3 45+2′']) expect(header).toContain(words)
  expect(header).not.toContain('Player 2 30′')
})

test.each<[Language, string]>([
  ['zh', '阿森纳'],
  ['vi', 'Pháo thủ'],
])('SCORE-03 in %s the sides have their names of that language', async (language, name) => {
  await open('', {}, language)
  expect(await titleOfPage()).toContain(name)
})

test('WEB-06 the sides of a match lead to what there is about them', async () => {
  await open()
  const [home] = await screen.findAllByRole('link', { name: 'Arsenal' })
  const [away] = screen.getAllByRole('link', { name: 'Chelsea' })
  expect([home, away].map((link) => link?.getAttribute('href'))).toEqual([
    '/base-football?id=82&team=8201',
    '/base-football?id=82&team=8207',
  ])
})

test('SCORE-03 every view stands in the address; Back walks through them; an unknown one is the first', async () => {
  const { path, back } = await open('nonsense')
  await titleOfPage()
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent
  expect(chosen()).toBe('Events')
  fireEvent.click(screen.getByRole('tab', { name: /^H2H/ }))
  fireEvent.click(screen.getByRole('tab', { name: /^Odds/ }))
  expect(path()).toBe('/score-detail?type=football&id=7&tab=odds')
  await back()
  expect(chosen()).toBe('H2H')
})

test('SCORE-03 statistics of a half; the second one waits until there is something', async () => {
  await open('stats')
  const card = await waitFor(() => cardOf('Statistics'))
  await waitFor(() => expect(card.getByText('Possession').parentElement?.textContent).toBe('Possession60%40%'))
  fireEvent.click(card.getByRole('button', { name: '1st' }))
  expect(card.getByText('Possession').parentElement?.textContent).toBe('Possession70%30%')
  expect(card.getByRole<HTMLButtonElement>('button', { name: '2nd' }).disabled).toBe(true)
})

test('SCORE-03 statistics come whole: what follows from the shots is not put between lines that are being read', async () => {
  let come = (): void => undefined
  const late = new Promise((resolve) => {
    come = () => resolve(parts.listShots)
  })
  const { sent } = await open('stats', { listShots: () => late })
  const card = await waitFor(() => cardOf('Statistics'))
  // By its halves, the card tells that the statistics themselves are there.
  await waitFor(() => card.getByRole('button', { name: '1st' }))
  expect(sent('listShots')).toHaveLength(1)
  expect(card.queryByText('Possession')).toBeNull()
  come()
  await waitFor(() => card.getByText('Possession'))
  card.getByText('Big chances')
})

test('SCORE-03 shots are told by the list too: keys walk through it; none is said, a failure can be tried again', async () => {
  await open('stats')
  const list = within(await screen.findByRole('list', { name: 'All shots' }))
  const [newest, first] = list.getAllByRole('button')
  expect(newest?.getAttribute('aria-pressed')).toBe('true')
  fireEvent.focus(first as HTMLElement)
  expect(first?.getAttribute('aria-pressed')).toBe('true')
  expect(cardOf('Shot map').getByRole('img').getAttribute('aria-label')).toContain('Arsenal 0.40 xG, Chelsea 0.10 xG')
  cleanup()
  let answer: unknown = new Error('down')
  await open('stats', { listShots: () => answer })
  await screen.findByText('This part did not load')
  answer = { list: [] }
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No shots yet')).toBeTruthy()
})

test('SCORE-03 line-ups: formations, bench with who came on, who is missing and why', async () => {
  await open('lineup', { getFootballMatch: detail({}, { tlive: [event(9, 9, '70')] }) })
  const side = within(await screen.findByRole('region', { name: 'Arsenal' }))
  expect(screen.getByText('4-3-3').parentElement?.textContent).toBe('Arsenal 4-3-3')
  expect(side.getByText('Player 20').parentElement?.textContent).toMatch(/70′7\.[23]$/)
  expect(side.getByLabelText('Came on')).toBeTruthy()
  expect(side.getByText('Hurt').parentElement?.textContent).toContain('Injured')
  expect(within(screen.getByRole('region', { name: 'Chelsea' })).getByText('Two yellow cards')).toBeTruthy()
})

const counted = (entries: Record<string, number>) => ({
  minutes: 90,
  figures: Object.entries(entries).map(([key, value]) => ({ key, value })),
})
test('SCORE-10 after the match: passes, duels and where everybody stood, what is not counted as a dash', async () => {
  const passer = counted({ goals: 0, passes: 30, accuratePasses: 27, duels: 8, duelsWon: 3 })
  await open('lineup', {
    getLineup: lineup({
      home_player_first: [person(1, { ...passer, rating: 7, average: { x: 25, y: 50 } })],
      home_player: [person(20, { minutes: 20, figures: [{ key: 'passes', value: 10 }] })],
      away_player_first: [person(11, { ...counted({ goals: 2 }), average: { x: 50, y: 20 } })],
    }),
  })
  await screen.findByRole('table', { name: 'Figures of Arsenal' })
  expect(rowsOf('Figures of Arsenal')).toEqual([
    ['1 Player 1', '90', '0', '27/30', '3/8', '7.0', '75%'],
    ['20 Player 20', '20', '–', '10', '–', '–', '25%'],
  ])
  const figures = within(screen.getByRole('region', { name: 'Players in figures' }))
  fireEvent.click(figures.getByRole('button', { name: 'Chelsea' }))
  // Nobody of this side was counted by passes.
  expect(rowsOf('Figures of Chelsea')).toEqual([['11 Player 11', '90', '2']])
  fireEvent.click(screen.getByRole('button', { name: 'Average positions: Chelsea' }))
  const pitch = screen.getByRole('img', { name: 'Average positions: Chelsea' })
  const places = [...pitch.querySelectorAll('g[transform^="translate(420 400)"]')]
  expect(places.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('11')])
  expect(pitch.textContent).not.toContain('Player 1(')
})

test('SCORE-03 a goal is marked at who shot it and an assist at who laid it on, on the pitch and on the bench', async () => {
  await open('lineup', {
    getFootballMatch: detail(
      {},
      {
        tlive: [
          event(1, 1, '20', { player: 'Player 1' }),
          event(2, 1, '30', { player: 'Player 20', is_cancelled: 1 }),
          event(3, 3, '40'),
          event(4, 15, '60'),
          event(9, 9, '70'),
        ],
      },
    ),
    getLineup: lineup({
      home_player_first: [person(1, { incidents: [1, 9] }), person(2, { assists: [1, 2] })],
      home_player: [person(20, { incidents: [2, 3, 4], assists: [1] })],
    }),
  })
  const pitch = await screen.findByRole('img', { name: /Line-ups/ })
  const shirts = [...pitch.querySelectorAll('svg > g')].map((one) => one.textContent).filter(Boolean)
  // Shirt and name, then the letter of an assist or the minute of a change; one ball alone.
  expect(shirts).toEqual(['1170′', '22A', '1111'])
  expect(pitch.querySelectorAll('path[d^="m0-3.1"]')).toHaveLength(1)
  const bench = screen.getByText('Player 20').parentElement as HTMLElement
  expect(within(bench).getByTitle('Assist').textContent).toBe('A')
  expect(within(bench).getByRole('img', { name: 'Red card' })).toBeTruthy()
  expect(within(bench).queryByLabelText('Goal')).toBeNull()
})

test('SCORE-03 likely line-ups say so; none yet is told apart from none that came', async () => {
  let answer: unknown = lineup({ confirmed: 0 })
  const { client } = await open('lineup', { getLineup: () => answer })
  expect(await screen.findByText('Not confirmed')).toBeTruthy()
  answer = new Error('down')
  await askAgain(client, ['scores.part', 7, 'lineup'])
  // What is known stays.
  expect(screen.getByRole('region', { name: 'Arsenal' })).toBeTruthy()
  cleanup()
  await open('lineup', { getLineup: () => answer })
  expect(await screen.findByText('This part did not load')).toBeTruthy()
  answer = lineup({ is_known: 0 })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No line-ups yet')).toBeTruthy()
})

test('SCORE-03 meetings are filtered by ground and league; the line has the sign of the side that gives', async () => {
  await open('h2h')
  await screen.findByRole('table', { name: 'Head to head' })
  const lines = () => rowsOf('Head to head').map((cells) => cells[6])
  expect(lines()).toEqual(['+0.5', '-0.25'])
  const card = cardOf('Head to head')
  expect(card.getByText('2 played: 1 W 0 D 1 L')).toBeTruthy()
  fireEvent.click(card.getByRole('button', { name: 'Same league' }))
  expect(lines()).toEqual(['+0.5'])
  expect(card.getByText('Handicap won 100%')).toBeTruthy()
  expect(screen.getAllByText('No matches to show')).toHaveLength(2)
})

test('SCORE-03 a part that fails leaves the others alone', async () => {
  let isDown = true
  await open('h2h', { listTeamMatches: () => (isDown ? new Error('down') : { list: [before(9)] }) })
  expect(await screen.findAllByText('This part did not load')).toHaveLength(2)
  expect(screen.getByRole('table', { name: 'Head to head' })).toBeTruthy()
  isDown = false
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(again)
  expect(await screen.findByRole('table', { name: 'Form of Arsenal' })).toBeTruthy()
})

test('SCORE-03 odds: the chosen company has its history; what stays closed is said once; equal seconds have rows of their own', async () => {
  const change = (change_time: number, host: number, sealing_disk = 0) => ({
    ...{ change_time, minute: 0, host, early: 3, guest: 4, sealing_disk, home_score: 0, away_score: 0 },
  })
  const { sent } = await open('odds', {
    listOddsChanges: ({ company_id }: { company_id: string }) => [
      {
        list: [
          change(noonS, 2),
          change(noonS, 2),
          change(noonS + 1, 0, 1),
          change(noonS + 2, 0, 1),
          change(noonS + 3, Number(company_id)),
        ],
      },
    ],
  })
  await screen.findByRole('table', { name: 'Changes' })
  expect(rowsOf('Changes').map((cells) => cells[2])).toEqual(['2.00', ' Closed', '2.00', '2.00'])
  fireEvent.click(screen.getByRole('button', { name: 'Second House' }))
  await waitFor(() => expect(rowsOf('Changes')[0]?.[2]).toBe('9.00'))
  expect(await screen.findByText('1 match: home 1, draw 0, away 0')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Hcap' }))
  await waitFor(() => expect(sent('listOddsChanges').at(-1)).toMatchObject({ type: 'asia', company_id: '9' }))
})

test('SCORE-03 the table shows the official places, and by a switch those of now', async () => {
  await open('table')
  await screen.findByRole('table', { name: 'Standings' })
  const places = () => rowsOf('Standings').map(([place, team]) => `${place} ${team}`.replace(/\s+/g, ' '))
  expect(places()[0]).toContain('1 ')
  expect(places()[0]).toContain('Chelsea')
  fireEvent.click(screen.getByRole('switch', { name: 'Live positions' }))
  expect(places()[0]).toContain('Arsenal')
  expect(places()[0]).toContain('Playing')
  expect(screen.getByLabelText('Up 1')).toBeTruthy()
  expect(screen.getByLabelText('Down 1')).toBeTruthy()
})

test('SCORE-03 rooms: only those on air, the hottest first; nobody and a failure are told apart', async () => {
  await open('rooms')
  await screen.findByText('Host 6')
  const rooms = () => [...document.querySelectorAll('a[href^="/live"]')].map((link) => link.getAttribute('href'))
  expect(rooms().map((href) => href?.match(/uid=(\d+)/)?.[1])).toEqual(['6', '5'])
  expect(screen.getByRole('tab', { name: /^Live rooms/ }).textContent).toContain('2')
  cleanup()
  let answer: unknown = new Error('down')
  await open('rooms', { listRooms: () => answer })
  expect(await screen.findByText('This part did not load')).toBeTruthy()
  answer = pageOf([])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nobody broadcasts this match now')).toBeTruthy()
})

test.each(['', 'text', 'stats', 'odds', 'table'])(
  'SCORE-02 with spoilers off "%s" tells no score until it is asked for',
  async (tab) => {
    setSpoilerFree(true)
    await open(tab)
    expect(await titleOfPage()).toBe('Arsenal vs Chelsea')
    expect(document.body.textContent).not.toContain('Player 1 12′')
    fireEvent.click(screen.getByRole('button', { name: 'Show this match' }))
    expect(await titleOfPage()).toBe('Arsenal 1, Chelsea 0')
  },
)

test('SCORE-02 with spoilers off line-ups stay, without ratings and figures', async () => {
  setSpoilerFree(true)
  const told = { ...counted({ goals: 3 }), average: { x: 50, y: 20 } }
  await open('lineup', {
    getLineup: lineup({ home_player_first: [person(1, told)], away_player_first: [person(11, told)] }),
  })
  const side = await screen.findByRole('region', { name: 'Arsenal' })
  expect(side.textContent).toContain('Player 20')
  expect(side.textContent).not.toMatch(/7\.[23]/)
  expect(screen.queryByRole('region', { name: 'Players in figures' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Average positions/ })).toBeNull()
})

test('SCORE-03 before the start form and meetings stand in place of events; the match goes into a calendar', async () => {
  await open('', {
    getFootballMatch: detail(
      { ...{ status: footballState.upcoming, home_score: 0, half_score: '' }, match_time: noonS + 3_600 },
      { tlive: [] },
    ),
  })
  expect(await titleOfPage()).toBe('Arsenal vs Chelsea')
  expect(screen.getByRole('heading', { name: 'Form of Arsenal' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Timeline' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    '/calendar/match/7.ics?lang=en',
  )
})

test('SCORE-03 the address is copied; where that is forbidden it is told', async () => {
  const told: string[] = []
  const stop = bus.on('toast.requested', ({ text }) => told.push(text))
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  await open()
  await titleOfPage()
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  const copy = screen.getByRole('button', { name: 'Copy link' })
  fireEvent.click(copy)
  await waitFor(() => expect(told).toEqual(['Link copied']))
  clipboard.writeText = () => Promise.reject(new Error('forbidden'))
  fireEvent.click(copy)
  await waitFor(() => expect(told[1]).toBe(copied[0]))
  expect(copied[0]).toMatch(/\/score-detail\?.*id=7/)
  Reflect.deleteProperty(navigator, 'clipboard')
  stop()
})

test('SCORE-08 a member follows the match; a refusal puts the star back', async () => {
  act(() => signedIn(me))
  const { sent } = await open('', { toggleCollect: new Error('Too many') })
  const follow = await screen.findByRole('button', { name: 'Follow' })
  fireEvent.click(follow)
  await waitFor(() => expect(sent('toggleCollect')).toHaveLength(1))
  expect((await screen.findByRole('button', { name: 'Follow' })).getAttribute('aria-pressed')).toBe('false')
})

test('SCORE-03 a match nobody knows leads back to the list; one that failed is asked for again', async () => {
  let answer: unknown = new CallError('No such match', 1, 'match-unknown')
  await open('', { getFootballMatch: () => answer })
  expect((await screen.findByRole('link', { name: 'Back to the scores' })).getAttribute('href')).toBe('/football')
  cleanup()
  answer = new Error('down')
  await open('', { getFootballMatch: () => answer })
  await screen.findByText('The match did not load')
  answer = detail()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await titleOfPage()).toBe('Arsenal 1, Chelsea 0')
})
