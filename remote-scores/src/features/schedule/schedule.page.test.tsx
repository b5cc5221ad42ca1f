import { expect, test } from '@jest/globals'
import { signedIn } from '@pitchside/auth'
import type { FeedData, MatchDelta } from '@pitchside/contract'
import { socket } from '@pitchside/socket'
import { answerCalls, openFakeSocket, pageOf, type Replies } from '@pitchside/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { setSpoilerFree } from '../../parts/matches/spoiler'
import { openAtNoon } from '../../testing/page-at-noon'
import { showPage } from '../../testing/show-page'
import { aScheduleRow, me, noonS } from '../../testing/wire-rows'
import SchedulePage from './schedule.page'

const feed: FeedData = { type: 'feed', source: 'sim', is_stale: 0, lag: 0, gaps: 0 }
const league = (id: number, name: string, count: number) => ({ sourceid: id, name, count })
const leagues = {
  football: { list: [league(82, 'Premier League', 2)] },
  basketball: { list: [league(31, 'NBA', 1)] },
  other: { list: [] },
}
const running = aScheduleRow({
  sourceid: 8,
  status: 4,
  status_type: 1,
  match_time: noonS - 3_600,
  period_start: noonS - 600,
  home_score_list: [1, 1, 0, 0, 0, 0, 0],
})

openAtNoon()

const scheduleOf = (rows: object[], total = rows.length, state = feed) => ({ ...pageOf(rows, { total }), feed: state })

async function open(replies: Replies, options: Parameters<typeof showPage>[1] = {}) {
  const asked = answerCalls({ getScheduleFilter: leagues, ...replies })
  const page = await showPage(<SchedulePage />, { address: '/schedule', ...options })
  const wishes = () => asked.filter(({ name }) => name === 'listSchedule').map(({ input }) => input)
  return { ...page, asked, wishes }
}

test('LIVE-12 the schedule waits with a word for screen readers, then counts its matches', async () => {
  await open({ listSchedule: scheduleOf([aScheduleRow()]) })
  expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true')
  const list = await screen.findByRole('list', { name: '1 match' })
  expect(within(list).getByText('13:00')).toBeTruthy()
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
})

test('LIVE-12 a schedule that did not load says so and loads when it is asked again', async () => {
  let isDown = true
  await open({ listSchedule: () => (isDown ? new Error('down') : scheduleOf([aScheduleRow()])) })
  expect(await screen.findByText('The matches did not load')).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: '1 match' })).toBeTruthy()
  expect(screen.queryByText('The matches did not load')).toBeNull()
})

test('LIVE-12 an empty day and a day on which nothing runs are told apart', async () => {
  await open({ listSchedule: scheduleOf([]) })
  expect(await screen.findByText('No matches on this day')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'Live only' }))
  expect(await screen.findByText('No match is running on this day')).toBeTruthy()
})

test('LIVE-12 sport, league and page are asked for and stand in the address; another sport begins at its first page', async () => {
  const page = await open(
    { listSchedule: scheduleOf([aScheduleRow()], 45) },
    { address: '/schedule?type=football&league=82&page=2' },
  )
  await screen.findByRole('list', { name: '45 matches' })
  expect(page.wishes()[0]).toMatchObject({ date: '2026-11-25', match_type: '1', compensation_id: '82', page: '2' })
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(page.path()).toBe('/schedule?type=football&league=82&page=3'))
  fireEvent.click(screen.getByRole('button', { name: 'Basketball' }))
  await waitFor(() => expect(page.path()).toBe('/schedule?type=basketball'))
  await waitFor(() => expect(page.wishes().at(-1)).toMatchObject({ match_type: '2', page: '1' }))
  expect(page.wishes().at(-1)).not.toHaveProperty('compensation_id')
  await page.back()
  expect(page.path()).toBe('/schedule?type=football&league=82&page=3')
})

test('LIVE-12 the keys go through the days, a week at a time with the page keys, and stop at the ends', async () => {
  const page = await open({ listSchedule: scheduleOf([]) })
  const bar = screen.getByRole('tablist', { name: 'Date' })
  const press = (key: string) => fireEvent.keyDown(bar, { key })
  press('ArrowRight')
  await waitFor(() => expect(page.path()).toBe('/schedule?d=2026-11-26'))
  expect(document.activeElement?.getAttribute('aria-selected')).toBe('true')
  press('PageDown')
  await waitFor(() => expect(page.path()).toBe('/schedule?d=2026-12-03'))
  press('End')
  await waitFor(() => expect(page.path()).toBe('/schedule?d=2026-12-08'))
  press('PageDown')
  press('Home')
  await waitFor(() => expect(page.path()).toBe('/schedule?d=2026-11-18'))
  expect(within(bar).getAllByRole('tab')).toHaveLength(21)
})

test('LIVE-12 until another day has come, the rows of the one before are told to be waiting', async () => {
  let answer: (day: unknown) => void = () => undefined
  const next = new Promise((resolve) => {
    answer = resolve
  })
  const today = scheduleOf([aScheduleRow()])
  await open({ listSchedule: ({ date }: Record<string, unknown>) => (date === '2026-11-26' ? next : today) })
  const list = await screen.findByRole('list', { name: '1 match' })
  expect(list.getAttribute('aria-busy')).toBeNull()
  fireEvent.keyDown(screen.getByRole('tablist', { name: 'Date' }), { key: 'ArrowRight' })
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'))
  answer(scheduleOf([aScheduleRow({ sourceid: 9 })], 2))
  expect((await screen.findByRole('list', { name: '2 matches' })).getAttribute('aria-busy')).toBeNull()
})

test('LIVE-12 a goal and the end of a match change the row; frames of others and old ones do not', async () => {
  const line = openFakeSocket(socket)
  try {
    await open({ listSchedule: scheduleOf([running]) })
    expect(await screen.findByText('1 - 0')).toBeTruthy()
    const tell = (seq: number, delta: MatchDelta) =>
      act(() =>
        line.tell('match.football', { type: 'football_delta', ts: noonS + seq, m: [delta] }, { seq, epoch: 'e' }),
      )
    tell(1, [8, 20, 1])
    expect(screen.getByText('1 - 1')).toBeTruthy()
    tell(2, [8, 1, 8])
    expect(screen.getByText('FT')).toBeTruthy()
    tell(3, [99, 10, 7])
    tell(2, [8, 20, 9])
    expect(screen.getByText('1 - 1')).toBeTruthy()
  } finally {
    line.close()
  }
})

test('LIVE-12 a feed that went silent is told, and told no more when it is back', async () => {
  const line = openFakeSocket(socket)
  try {
    await open({ listSchedule: scheduleOf([running]) })
    await screen.findByText('1 - 0')
    expect(screen.queryByText(/may be old/)).toBeNull()
    act(() => line.tell('match.football', { ...feed, is_stale: 1 }))
    expect(screen.getByText(/may be old/)).toBeTruthy()
    act(() => line.tell('match.football', feed))
    expect(screen.queryByText(/may be old/)).toBeNull()
  } finally {
    line.close()
  }
})

test.each([
  ['postponed', 9, 'Postp.'],
  ['abandoned', 11, 'Aband.'],
  ['cancelled', 12, 'Canc.'],
  ['without a time', 13, 'TBD'],
])('LIVE-12 a match that is %s says so and shows no score', async (_name, status, word) => {
  await open({ listSchedule: scheduleOf([aScheduleRow({ status, home_score_list: [2], away_score_list: [1] })]) })
  expect(await screen.findByText(word)).toBeTruthy()
  expect(screen.getByText('vs')).toBeTruthy()
  expect(screen.queryByText('2 - 1')).toBeNull()
})

test('LIVE-12 extra time counts in the score, kicks from the spot do not', async () => {
  const scores = { home_score_list: [1, 0, 0, 0, 0, 2, 5], away_score_list: [1, 0, 0, 0, 0, 2, 4] }
  await open({ listSchedule: scheduleOf([aScheduleRow({ status: 8, ...scores })]) })
  expect(await screen.findByText('2 - 2')).toBeTruthy()
})

test('SCORE-07 LIVE-12 spoiler mode keeps the scores of the schedule back', async () => {
  await open({ listSchedule: scheduleOf([running]) })
  await screen.findByText('1 - 0')
  act(() => setSpoilerFree(true))
  expect(screen.queryByText('1 - 0')).toBeNull()
  expect(screen.getByText('vs')).toBeTruthy()
})

test('LIVE-12 other sports keep their own states and lead to their own page', async () => {
  const row = aScheduleRow({ type: 2, status: 2, status_type: 1, home_scores: 2, away_scores: 1 })
  await open({ listSchedule: scheduleOf([row]) })
  expect(await screen.findByText('2 - 1')).toBeTruthy()
  expect(screen.getByText('Live')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Match details/ }).getAttribute('href')).toBe(
    '/score-detail?type=esports&id=7',
  )
})

test('LIVE-12 a reminder is set and given up; a refusal leaves the bell as it was', async () => {
  signedIn(me)
  let reply: unknown = { reserve: 1 }
  const { asked } = await open({ listSchedule: scheduleOf([aScheduleRow()]), reserveMatch: () => reply })
  const bell = () => screen.getByRole('button', { name: /: Arsenal - Chelsea$/ })
  await screen.findByRole('button', { name: 'Reserve: Arsenal - Chelsea' })
  fireEvent.click(bell())
  expect(await screen.findByRole('button', { name: 'Reserved: Arsenal - Chelsea' })).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ name: 'reserveMatch', input: { match_id: 7, type: 0 } })
  reply = new Error('no')
  fireEvent.click(bell())
  await waitFor(() => expect(asked.filter(({ name }) => name === 'reserveMatch')).toHaveLength(2))
  expect(bell().getAttribute('aria-pressed')).toBe('true')
})

test('LIVE-12 planned broadcasts are reserved one by one, and only before the start', async () => {
  signedIn(me)
  const plan = (id: number) => ({
    live_id: id,
    uid: id,
    user_nickname: `Anchor ${id}`,
    avatar: '',
    is_reserve: 0 as const,
  })
  const rows = [aScheduleRow({ plans: [plan(1), plan(2)] }), { ...running, plans: [plan(3)] }]
  await open({ listSchedule: scheduleOf(rows), reserveBroadcast: { is_reserve: 1 } })
  fireEvent.click(await screen.findByRole('button', { name: 'Remind me of the broadcast of Anchor 1' }))
  expect(await screen.findByRole('button', { name: /Reminder of Anchor 1 is set/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remind me of the broadcast of Anchor 2' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Anchor 3/ })).toBeNull()
})

test.each([
  ['zh', '阿森纳', '英超', '11/26'],
  ['en', 'Arsenal', 'Premier League', '11/26'],
  ['vi', 'Pháo thủ', 'Ngoại hạng Anh', '26/11'],
] as const)('LIVE-12 I18N-01 names and days of the schedule in %s', async (language, team, league, day) => {
  await open({ listSchedule: scheduleOf([aScheduleRow()]) }, { language })
  expect(await screen.findByText(team)).toBeTruthy()
  expect(screen.getByText(league)).toBeTruthy()
  expect(within(screen.getByRole('tablist')).getByText(day)).toBeTruthy()
})
