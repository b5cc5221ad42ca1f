import { expect, test } from '@jest/globals'
import { signedIn } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openAtNoon } from '../../testing/page-at-noon'
import { showPage } from '../../testing/show-page'
import { aScheduleRow, me, noonS } from '../../testing/wire-rows'
import ForesightPage from './foresight.page'

openAtNoon()

const quote = (win: number, draw: number, fail: number) => ({ win, draw, fail, sealing_disk: 0 })
const forecast = (change: object = {}) => ({
  ...aScheduleRow(),
  match_time_str: '',
  chances: { home: 0.62, draw: 0.2, away: 0.18 },
  home_form: ['win', 'draw'],
  away_form: [],
  asia: quote(0.9, 0.5, 0.9),
  ...change,
})
const votes = (change: object = {}) => ({ home: 0, draw: 0, away: 0, mine: 0, ...change })
const detail = { good: { home: ['Unbeaten at home'], away: [] }, bad: { home: [], away: ['Tired'] }, votes: votes() }
const record = {
  days: 30,
  matches: 40,
  hits: 22,
  brier: 0.55,
  buckets: [
    { from: 0.3, to: 0.4, count: 12, expected: 0.35, happened: 0.333 },
    { from: 0.4, to: 0.5, count: 0, expected: 0, happened: 0 },
  ],
}

async function open(replies: Replies = {}, address = '/foresight') {
  const asked = answerCalls({
    listForesights: pageOf([forecast(), forecast({ sourceid: 8, home_team_name_en: 'Leeds' })]),
    getForesight: detail,
    getForesightRecord: record,
    ...replies,
  })
  const page = await showPage(<ForesightPage />, { address })
  return { ...page, asked }
}

test('SCORE-05 the first forecast is open beside the list; another one is an entry of the history', async () => {
  const { path, back } = await open()
  expect(await screen.findByRole('article', { name: 'Arsenal - Chelsea' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Leeds/ }))
  expect(await screen.findByRole('article', { name: 'Leeds - Chelsea' })).toBeTruthy()
  expect(path()).toBe('/foresight?id=8')
  await back()
  expect(await screen.findByRole('article', { name: 'Arsenal - Chelsea' })).toBeTruthy()
})

test('SCORE-05 without forecasts the page says so; a page that failed is asked for again', async () => {
  let reply: unknown = new Error('down')
  await open({ listForesights: () => reply })
  expect(await screen.findByText('The matches did not load')).toBeTruthy()
  reply = pageOf([])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No matches to forecast now')).toBeTruthy()
})

test.each([
  ['-3', '1'],
  ['many', '1'],
  ['1.5', '1'],
  ['4', '4'],
  ['1e9', '100'],
])('SCORE-05 page "%s" of an address asks for page %s', async (said, wanted) => {
  const { asked } = await open({}, `/foresight?page=${said}`)
  await screen.findByRole('article', { name: 'Arsenal - Chelsea' })
  expect(asked.find(({ name }) => name === 'listForesights')?.input).toMatchObject({ page: wanted })
})

test('SCORE-05 a side without reasons says that nothing is clear; reasons that failed come with another try', async () => {
  let isDown = true
  await open({ getForesight: () => (isDown ? new Error('down') : detail) })
  const card = await screen.findByRole('article', { name: 'Arsenal - Chelsea' })
  isDown = false
  fireEvent.click(await within(card).findByRole('button', { name: 'Try again' }))
  expect(await within(card).findByText('Unbeaten at home')).toBeTruthy()
  expect(within(card).getByText('Tired')).toBeTruthy()
  expect(within(card).getAllByText('Nothing clear')).toHaveLength(2)
})

test.each([
  [{ home: 0.62, draw: 0.2, away: 0.18 }, 'Arsenal to win'],
  [{ home: 0.1, draw: 0.2, away: 0.7 }, 'Chelsea to win'],
  [{ home: 0.5, draw: 0.2, away: 0.3 }, 'Too close to call'],
  [{ home: 0.2, draw: 0.6, away: 0.2 }, 'Too close to call'],
])('SCORE-05 only a side with more than half of the chances is called the winner', async (chances, verdict) => {
  await open({ listForesights: pageOf([forecast({ chances })]) }, '/foresight?tab=result')
  expect(await screen.findByText(verdict)).toBeTruthy()
})

test('SCORE-05 handicap and goals: the share of equal prices is half; without a price it is said', async () => {
  const { path } = await open({}, '/foresight?tab=handicap')
  expect(await screen.findByText('Home -0.5: about 50% for the home side')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Goals' }))
  expect(await screen.findByText('No prices yet')).toBeTruthy()
  expect(path()).toBe('/foresight?tab=goals')
})

test('SCORE-05 a vote is sent once, counts at once and stays', async () => {
  signedIn(me)
  const { asked } = await open({ voteForesight: votes({ home: 3, away: 1, mine: 1 }) })
  const group = await screen.findByRole('group', { name: /Nobody has voted/ })
  fireEvent.click(within(group).getByRole('button', { name: /Arsenal/ }))
  expect((await screen.findByText('You voted for Arsenal')).getAttribute('role')).toBe('status')
  expect(asked.find(({ name }) => name === 'voteForesight')?.input).toEqual({ id: 7, choice: 1 })
  const shares = within(screen.getByRole('group', { name: /4/ })).getAllByRole('button')
  expect(shares.map((share) => share.textContent)).toEqual(['Arsenal75%', 'Draw0%', 'Chelsea25%'])
  for (const share of shares) expect(share).toHaveProperty('disabled', true)
})

test('SCORE-05 a vote that was refused leaves the choice open', async () => {
  signedIn(me)
  const { asked } = await open({ voteForesight: new Error('no') })
  const group = await screen.findByRole('group', { name: /Nobody has voted/ })
  const draw = within(group).getByRole('button', { name: /Draw/ })
  fireEvent.click(draw)
  await waitFor(() => expect(asked.filter(({ name }) => name === 'getForesight')).toHaveLength(2))
  await waitFor(() => expect(draw).toHaveProperty('disabled', false))
  expect(draw.getAttribute('aria-pressed')).toBe('false')
})

test('SCORE-05 a visitor who votes is asked to log in, and nothing is sent', async () => {
  let asks = 0
  const stop = bus.on('login.requested', () => {
    asks += 1
  })
  const { asked } = await open()
  const group = await screen.findByRole('group', { name: /Nobody has voted/ })
  fireEvent.click(within(group).getByRole('button', { name: /Draw/ }))
  stop()
  expect(asks).toBe(1)
  expect(asked.map(({ name }) => name)).not.toContain('voteForesight')
})

test('SCORE-05 after the kick-off nobody votes any more', async () => {
  await open({ listForesights: pageOf([forecast({ match_time: noonS - 1 })]) })
  const group = await screen.findByRole('group', { name: /Nobody has voted/ })
  for (const button of within(group).getAllByRole('button')) expect(button).toHaveProperty('disabled', true)
})

test('SCORE-05 the record of the model leaves chances out that it never gave, and goes when there is none', async () => {
  await open()
  const card = await screen.findByRole('region', { name: 'Record of the model' })
  expect(within(card).getByText('40 matches of the last 30 days, 55% right')).toBeTruthy()
  expect(
    within(card)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['30%–40%1235%33%'])
  cleanup()
  await open({ getForesightRecord: { ...record, matches: 0, hits: 0 } })
  await screen.findByText('Unbeaten at home')
  expect(screen.queryByRole('region', { name: 'Record of the model' })).toBeNull()
})
