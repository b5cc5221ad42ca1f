import { expect, test } from '@jest/globals'
import { signedIn } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { basketballState } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import type { Language } from '@pitchside/i18n'
import { socket } from '@pitchside/socket'
import { answerCalls, openFakeSocket, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { setSpoilerFree } from '../../parts/matches/spoiler'
import { openAtNoon, rowsOf, titleOfPage } from '../../testing/page-at-noon'
import { showPage } from '../../testing/show-page'
import { aGame, anEsportsRow, aPlay, aPlayer, me, noonS } from '../../testing/wire-rows'
import { BasketballMatch } from './basketball-match'
import { before, listOf } from './games-before.fixture'

openAtNoon()

async function open(replies: Replies = {}, tab = '', language: Language = 'en') {
  const asked = answerCalls({ getBasketballMatch: aGame(), ...before, ...replies })
  const address = `/score-detail?type=basketball&id=7${tab && `&tab=${tab}`}`
  const page = await showPage(<BasketballMatch id={7} />, { address, language })
  return { ...page, asked, sent: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input) }
}
const plays = () => [...document.querySelectorAll('ol li')].map((line) => line.textContent)

test('SCORE-03 a game waits, then shows score, quarters, lead and plays, the newest first; chances as long as they are open', async () => {
  await open()
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  expect([await titleOfPage(), screen.queryAllByText('Chances').length]).toEqual(['Arsenal 32, Chelsea 29', 1])
  const home = within(screen.getByRole('heading', { level: 2, name: 'Arsenal' })).getByRole('link')
  expect(home.getAttribute('href')).toMatch(/^\/base-basketball\?id=\d+&team=\d+$/)
  expect(rowsOf('Score by quarter')).toEqual([
    ['Team', 'Q1', 'Q2', 'Q3', 'Q4', 'Total'],
    ['Arsenal', '20', '12', '', '', '32'],
    ['Chelsea', '24', '5', '', '', '29'],
  ])
  expect(screen.getByRole('columnheader', { current: true }).textContent).toBe('Q2')
  expect(plays()).toEqual([
    expect.stringMatching(/^Q211:30.*Play 3\+5632-29$/),
    expect.stringMatching(/^Q111:40.*Play 2\+32-3$/),
    expect.stringMatching(/^Q111:50.*Play 1\+22-0$/),
  ])
  for (const [name, value] of Object.entries({ 'Arsenal biggest lead': 3, 'Lead changes': 2 }))
    expect(screen.getByText(name).textContent).toBe(`${name}${value}`)
  cleanup()
  await open({ getBasketballMatch: aGame({ status_id: basketballState.over }) })
  expect([await titleOfPage(), screen.queryAllByText('Chances').length]).toEqual(['Arsenal 32, Chelsea 29', 0])
})

const shot = (id: number, change: object = {}) => ({
  ...{ period: 1, clock: 700 - id, position: 1, player_id: id, player: `Player ${id}`, x: 50, y: 15, value: 2 },
  ...{ is_made: 1, ...change },
})

test('SCORE-12 runs say who scored how much in a row and when; short ones are left out', async () => {
  const score = (id: number, home_score: number, away_score: number) => aPlay(id, { home_score, away_score })
  await open({
    getBasketballMatch: aGame({
      tlive: [[score(1, 3, 0), score(2, 3, 2), score(3, 3, 5), score(4, 3, 5), score(5, 3, 9), score(6, 5, 9)]],
    }),
  })
  const runs = within(await screen.findByRole('region', { name: 'Scoring runs' })).getAllByRole('listitem')
  expect(runs.map((run) => run.textContent)).toEqual(['9-0ChelseaQ1 11:40 – Q1 11:10'])
})

test('SCORE-12 the shot chart shows one side at a time, by zone; a feed that places no shots has no court', async () => {
  const list = [
    shot(1),
    shot(2, { is_made: 0 }),
    shot(3, { y: 50 }),
    shot(4, { y: 70, value: 3, is_made: 0 }),
    shot(5, { position: 2, value: 3, y: 75 }),
  ]
  await open({ listCourtShots: { list } })
  await screen.findByRole('img', { name: 'Shot chart: Arsenal' })
  const zone = (name: string) => screen.getByText(name).nextSibling?.textContent
  expect([zone('At the rim'), zone('Mid-range'), zone('Three-pointers')]).toEqual(['1/250%', '1/1100%', '0/10%'])
  fireEvent.click(within(screen.getByRole('group', { name: 'Team' })).getByRole('button', { name: 'Chelsea' }))
  expect([zone('At the rim'), zone('Three-pointers')]).toEqual(['0/0–', '1/1100%'])
  cleanup()
  await open({ listCourtShots: { list: [] } })
  await titleOfPage()
  await waitFor(() => expect(screen.getByText('Game leaders')).toBeTruthy())
  expect(screen.queryByRole('img', { name: /Shot chart/ })).toBeNull()
})

test('SCORE-12 the best of each side in points, rebounds and assists stand beside the game', async () => {
  const players = {
    home: [aPlayer(1, { points: 20 }), aPlayer(2, { points: 31, rebounds: 2 })],
    away: [aPlayer(11, { points: 18 }), aPlayer(12, { points: 40, dnp: 1 })],
  }
  await open({ getBasketballMatch: aGame({ players }) })
  const card = (await screen.findByRole('heading', { name: 'Game leaders' })).closest('section') as HTMLElement
  const points = within(card).getByText('Points').parentElement?.textContent
  expect(points).toContain('31Player 2')
  expect(points).toContain('Player 1118')
})

test('SCORE-12 the box of one period is asked for by its number; a feed without says so', async () => {
  const { sent } = await open(
    {
      getBasketballPlayers: ({ period }: { period: string }) =>
        period === '1' ? { home: [aPlayer(1, { points: 4 })], away: [aPlayer(11)] } : { home: [], away: [] },
    },
    'players',
  )
  const periods = within(await screen.findByRole('group', { name: 'Period' }))
  fireEvent.click(periods.getByRole('button', { name: 'Q1' }))
  await waitFor(() => expect(rowsOf('Box score of Arsenal')[1]).toContain('4'))
  expect(sent('getBasketballPlayers')).toEqual([{ id: '7', period: '1' }])
  fireEvent.click(periods.getByRole('button', { name: 'Q2' }))
  expect(await screen.findByText('The feed does not tell the periods apart')).toBeTruthy()
})

test.each<[Language, string]>([
  ['zh', '阿森纳'],
  ['vi', 'Pháo thủ'],
])('SCORE-03 in %s the sides have their names of that language', async (language, name) => {
  await open({}, '', language)
  expect(await titleOfPage()).toContain(name)
})

test('SCORE-03 overtimes have a column each, and the last one runs', async () => {
  const game = aGame({
    status_id: basketballState.overtime,
    ...{ home_scores: [20, 20, 20, 20, 18], away_scores: [20, 20, 20, 20, 15] },
    ...{ home_scores_total: 98, away_scores_total: 95 },
    tlive: [
      [],
      [],
      [],
      [aPlay(1, { home_score: 80, away_score: 80 })],
      [aPlay(2, { home_score: 90, away_score: 90 })],
      [aPlay(3, { home_score: 98, away_score: 95 })],
    ],
  })
  await open({ getBasketballMatch: game })
  await titleOfPage()
  expect(rowsOf('Score by quarter')[0]).toEqual(['Team', 'Q1', 'Q2', 'Q3', 'Q4', 'OT', 'OT 2', 'Total'])
  expect(rowsOf('Score by quarter')[1]).toEqual(['Arsenal', '20', '20', '20', '20', '10', '8', '98'])
  expect(screen.getByRole('columnheader', { current: true }).textContent).toBe('OT 2')
})

test('SCORE-03 before the tip-off there are no quarters but what was before, and the hour in place of a score', async () => {
  const game = aGame({ status_id: 1, tlive: [], home_scores: [], away_scores: [], match_time: noonS + 3_600 })
  await open({ getBasketballMatch: game })
  expect(await titleOfPage()).toBe('Arsenal vs Chelsea')
  expect(await screen.findByRole('table', { name: 'Head to head' })).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Score by quarter' })).toBeNull()
  expect(screen.getByText('13:00')).toBeTruthy()
})

test('SCORE-03 the lead is read moment by moment with the keys, from end to end', async () => {
  await open()
  const cursor = await screen.findByRole('slider', { name: 'Lead' })
  const spoken = () => cursor.getAttribute('aria-valuetext')
  expect(spoken()).toBe('32-29')
  fireEvent.keyDown(cursor, { key: 'ArrowLeft' })
  expect(spoken()).toBe('Q1 11:40 · 2-3 · Play 2')
  fireEvent.keyDown(cursor, { key: 'Home' })
  expect(cursor.getAttribute('aria-valuenow')).toBe('0')
  fireEvent.keyDown(cursor, { key: 'ArrowLeft' })
  expect(cursor.getAttribute('aria-valuenow')).toBe('0')
  fireEvent.keyDown(cursor, { key: 'PageUp' })
  expect(spoken()).toBe('Q2 11:30 · 32-29 · Play 3')
  fireEvent.pointerLeave(cursor)
  expect(spoken()).toBe('32-29')
})

test('SCORE-03 plays of one quarter can be read alone', async () => {
  await open()
  const periods = within(await screen.findByRole('group', { name: 'Period' }))
  fireEvent.click(periods.getByRole('button', { name: 'Q1' }))
  expect(plays()).toHaveLength(2)
  fireEvent.click(periods.getByRole('button', { name: 'All' }))
  expect(plays()).toHaveLength(3)
})

test('RT-02 a frame of the match brings the plays after the last one, once; who reads further down is not moved', async () => {
  const line = openFakeSocket(socket)
  let answer = aGame()
  const { sent } = await open({ getBasketballMatch: () => answer })
  await titleOfPage()
  const box = document.querySelector('ol')?.parentElement as HTMLElement
  Object.defineProperty(box, 'scrollTop', { configurable: true, value: 80 })
  box.scrollTo = () => Object.defineProperty(box, 'scrollTop', { configurable: true, value: 0 })
  fireEvent.scroll(box)
  expect(screen.getByText('Held where you read')).toBeTruthy()
  answer = aGame({
    home_scores_total: 34,
    tlive: [[], [aPlay(3, { home_score: 32, away_score: 29 }), aPlay(4, { home_score: 34, away_score: 29 })]],
  })
  act(() => line.tell('match.7', {} as never))
  await waitFor(async () => expect(await titleOfPage()).toBe('Arsenal 34, Chelsea 29'))
  expect(sent('getBasketballMatch').map(({ since }) => since)).toEqual(['0', '3'])
  expect(plays()).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: '1 new' }))
  expect(plays()).toHaveLength(4)
  expect(screen.getByText('Following live')).toBeTruthy()
  line.close()
})

test('SCORE-03 figures of the sides come from what their players did', async () => {
  await open({
    getBasketballMatch: aGame({
      players: {
        home: [aPlayer(1), aPlayer(2, { field_goals: 1, field_goal_tries: 5 })],
        away: [aPlayer(11, { turnovers: 9 })],
      },
    }),
  })
  await titleOfPage()
  const line = (name: string) => screen.getByText(name).parentElement?.textContent
  expect(line('Field goals')).toBe('Field goals40%6/155/1050%')
  expect(line('Turnovers')).toBe('Turnovers49')
})

test('SCORE-03 the box score stands in the address; heads sort, best first, then the other way, then as it was', async () => {
  const { path, back } = await open({
    getBasketballMatch: aGame({
      players: {
        home: [
          aPlayer(1, { points: 8, is_first: 0 }),
          aPlayer(2, { points: 30, plus_minus: 12, on_ground: 1 }),
          aPlayer(3, { dnp: 1, points: 0 }),
          aPlayer(4, { points: 12, plus_minus: -4 }),
        ],
        away: [],
      },
    }),
  })
  fireEvent.click(await screen.findByRole('tab', { name: 'Box score' }))
  expect(path()).toContain('tab=players')
  const names = () =>
    rowsOf('Box score of Arsenal')
      .slice(1, 5)
      .map(([name]) => name?.match(/Player \d/)?.[0])
  expect(names()).toEqual(['Player 2', 'Player 4', 'Player 1', 'Player 3'])
  const head = within(screen.getByRole('table', { name: 'Box score of Arsenal' })).getByRole('button', { name: 'PTS' })
  fireEvent.click(head)
  fireEvent.click(head)
  expect(names()).toEqual(['Player 1', 'Player 4', 'Player 2', 'Player 3'])
  expect(head.closest('th')?.getAttribute('aria-sort')).toBe('ascending')
  fireEvent.click(head)
  expect(names()).toEqual(['Player 2', 'Player 4', 'Player 1', 'Player 3'])
  const rows = rowsOf('Box score of Arsenal')
  expect(rows[1]?.[0]).toContain('On court')
  expect([rows[1]?.at(-1), rows[2]?.at(-1), rows[3]?.at(-1)]).toEqual(['+12', '-4', '0'])
  expect(rows[4]?.[1]).toBe('Did not play')
  expect(rows.at(-1)?.slice(0, 3)).toEqual(['Total', '120', '50'])
  await back()
  expect(path()).not.toContain('tab=')
})

test('SCORE-03 the analysis counts lines and totals; level is nought without a sign; one ground can be chosen', async () => {
  await open({}, 'analysis')
  await screen.findByRole('table', { name: 'Head to head' })
  const meetings = () =>
    rowsOf('Head to head')
      .slice(1)
      .map((cells) => cells.slice(5))
  expect(meetings()).toEqual([
    ['-5.5W', '180.5O', 'W'],
    ['+3.5L', '180.5U', 'L'],
    ['0P', '191P', 'W'],
  ])
  const card = screen.getByRole('table', { name: 'Head to head' }).closest('section') as HTMLElement
  const facts = () => [...card.querySelectorAll('p span')].map((fact) => fact.textContent)
  expect(facts()).toEqual(['Won-lost2-1', 'Line covered1/3', 'Over1/3', 'Mean total190.3'])
  fireEvent.click(within(card).getByRole('checkbox', { name: 'At home only' }))
  expect(meetings()).toHaveLength(2)
  expect(facts()[0]).toBe('Won-lost2-0')
  expect(screen.getByText('No such match')).toBeTruthy()
  const link = within(screen.getByRole('table', { name: 'Head to head' })).getAllByRole('link')[0]
  expect(link?.getAttribute('href')).toBe('/score-detail?type=basketball&id=1')
})

test('SCORE-03 an analysis that fails is asked for again, while the game stays', async () => {
  let isDown = true
  await open({ listBasketballSameOdds: () => (isDown ? new Error('down') : listOf()) }, 'analysis')
  expect(await screen.findByText('The analysis did not load')).toBeTruthy()
  expect(await titleOfPage()).toBe('Arsenal 32, Chelsea 29')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Head to head' })).toBeTruthy()
})

test('SCORE-03 prices of another company are asked for when it is chosen', async () => {
  const point = (host: number) => ({
    ...{ host, early: 0, guest: 2, sealing_disk: 0 },
    change_time: noonS,
    minute: 0,
    home_score: 0,
    away_score: 0,
  })
  const { exponent } = anEsportsRow()
  const { sent } = await open(
    {
      getBasketballMatch: aGame({
        odds: [2, 9].map((company_id) => ({ ...exponent, company_id, company_name: `Company ${company_id}` })),
      }),
      listBasketballOddsHistory: ({ company_id }: { company_id: string }) => ({
        ...{ asia: [], bs: [] },
        eu: [{ company_id: Number(company_id), company_name: '', list: [point(Number(company_id))] }],
      }),
    },
    'odds',
  )
  await screen.findByRole('table', { name: 'Odds changes' })
  fireEvent.click(screen.getByRole('button', { name: 'Company 9' }))
  await waitFor(() => expect(rowsOf('Odds changes')[1]?.[2]).toBe('9.00'))
  expect(screen.getByRole('heading', { name: 'Odds history, Company 9' })).toBeTruthy()
  expect(sent('listBasketballOddsHistory').map(({ company_id }) => company_id)).toEqual(['2', '9'])
})

test.each(['', 'players', 'odds'])(
  'SCORE-02 with spoilers off nothing of "%s" tells the score until it is asked for',
  async (tab) => {
    setSpoilerFree(true)
    await open({}, tab)
    expect(await titleOfPage()).toBe('Arsenal vs Chelsea')
    for (const score of ['32', '29', 'Play 3']) expect(document.body.textContent).not.toContain(score)
    fireEvent.click(screen.getByRole('button', { name: 'Show this match' }))
    expect(await titleOfPage()).toBe('Arsenal 32, Chelsea 29')
  },
)

test('SCORE-08 following: a visitor is asked to log in and it goes on then; a refusal puts the star back', async () => {
  let resume: () => unknown = () => undefined
  const stop = bus.on('login.requested', (wish) => {
    resume = wish.resume ?? resume
  })
  let reply: unknown = { is_collect: 1 }
  const { sent } = await open({ toggleCollect: () => reply })
  fireEvent.click(await screen.findByRole('button', { name: 'Follow' }))
  expect(sent('toggleCollect')).toEqual([])
  act(() => signedIn(me))
  act(() => void resume())
  const star = await screen.findByRole('button', { name: 'Following' })
  expect(sent('toggleCollect')).toEqual([{ id: 7, type: 1 }])
  let refuse = (_why: Error): void => undefined
  reply = new Promise((resolve) => {
    refuse = resolve
  })
  fireEvent.click(star)
  expect((await screen.findByRole('button', { name: 'Follow' })).getAttribute('aria-pressed')).toBe('false')
  refuse(new Error('Too many'))
  expect(await screen.findByRole('button', { name: 'Following' })).toBeTruthy()
  stop()
})

test('SCORE-03 a host who shows the game is a press away', async () => {
  await open({ getBasketballMatch: aGame({ anchor: { id: 9, avatar: '', user_nickname: 'Nan' } }) })
  const watch = await screen.findByRole('link', { name: 'Watch live' })
  expect(watch.getAttribute('href')).toBe('/live?type=basketball&id=7&uid=9')
})

test('SCORE-03 a game nobody knows leads back to the list; one that failed is asked for again', async () => {
  let answer: unknown = new CallError('No such match', 1, 'match-unknown')
  await open({ getBasketballMatch: () => answer })
  expect((await screen.findByRole('link', { name: 'Back to the scores' })).getAttribute('href')).toBe('/basketball')
  cleanup()
  answer = new Error('down')
  await open({ getBasketballMatch: () => answer })
  expect(await screen.findByText('The match did not load')).toBeTruthy()
  answer = aGame()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await titleOfPage()).toBe('Arsenal 32, Chelsea 29')
})

test('SCORE-03 a game that could not be brought up to date stays, with a word', async () => {
  const line = openFakeSocket(socket)
  let answer: unknown = aGame()
  await open({ getBasketballMatch: () => answer })
  await titleOfPage()
  answer = new Error('down')
  act(() => line.tell('match.7', {} as never))
  expect(await screen.findByText(/may be old/)).toBeTruthy()
  expect(await titleOfPage()).toBe('Arsenal 32, Chelsea 29')
  line.close()
})
