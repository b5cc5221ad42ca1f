import { expect, test } from '@jest/globals'
import { signedIn } from '@pitchside/auth'
import { socket } from '@pitchside/socket'
import { answerCalls, openFakeSocket, pageOf, type Replies } from '@pitchside/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { setSpoilerFree } from '../../parts/matches/spoiler'
import { openAtNoon } from '../../testing/page-at-noon'
import { showPage } from '../../testing/show-page'
import { anEsportsRow, me, noonS, noPrices } from '../../testing/wire-rows'
import EsportsPage from './esports.page'

openAtNoon()

const dayOf = (...rows: object[]) => ({ ...pageOf(rows), servertime: noonS })
const later = anEsportsRow({ id: 6, status: 1, game_no: 0, home_name: 'Red Suns', match_time: noonS + 3_600 })
const circuit = anEsportsRow({ id: 9, game_id: 3, competition_id: 7005, competition_name: 'Circuit', is_hot: 0 })

async function open(replies: Replies, address = '/esports') {
  const asked = answerCalls(replies)
  const page = await showPage(<EsportsPage />, { address })
  const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
  return { ...page, asked, names }
}

test('SCORE-01 a day of esports waits, then shows its leagues with those that run first', async () => {
  const { names } = await open({ listEsportsMatches: dayOf(later, circuit, anEsportsRow()) })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  await screen.findByRole('region', { name: 'Dawn League' })
  expect(names()).toEqual(['Jade Foxes 1, Iron Bears 1', 'Red Suns vs Iron Bears', 'Jade Foxes 1, Iron Bears 1'])
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Dawn League',
    'Circuit',
  ])
})

test('SCORE-01 esports that did not load are asked for again by a button', async () => {
  let isDown = true
  await open({ listEsportsMatches: () => (isDown ? new Error('down') : dayOf(anEsportsRow())) })
  expect(await screen.findByText('The matches did not load')).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Dawn League' })).toBeTruthy()
})

test('SCORE-01 a choice that leaves nothing says so and is taken back by one button', async () => {
  const { path } = await open({ listEsportsMatches: dayOf(anEsportsRow()) }, '/esports?tab=finished&game=kog&q=nobody')
  expect(await screen.findByText('No match has finished yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all matches' }))
  expect(await screen.findByRole('region', { name: 'Dawn League' })).toBeTruthy()
  expect(path()).toBe('/esports')
})

test('SCORE-01 tab and day are steps that Back takes back, words are none', async () => {
  const { path, back } = await open({ listEsportsMatches: dayOf(anEsportsRow(), later) })
  await screen.findByRole('region', { name: 'Dawn League' })
  fireEvent.click(screen.getByRole('button', { name: /^Upcoming/ }))
  await waitFor(() => expect(path()).toBe('/esports?tab=upcoming'))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'suns' } })
  await waitFor(() => expect(path()).toBe('/esports?tab=upcoming&q=suns'))
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await back()
  expect(path()).toBe('/esports')
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

test('SCORE-01 a day that no calendar has opens today', async () => {
  const { asked } = await open({ listEsportsMatches: dayOf(anEsportsRow()) }, '/esports?d=2026-02-31')
  await screen.findByRole('region', { name: 'Dawn League' })
  expect(asked[0]?.input).toMatchObject({ time: '2026-11-25' })
})

test('SCORE-01 a frame of the topic changes score, game and clock; a frame of another kind changes nothing', async () => {
  const line = openFakeSocket(socket)
  try {
    await open({ listEsportsMatches: dayOf(anEsportsRow()) })
    expect(await screen.findByText('Game 3 07:31')).toBeTruthy()
    act(() => line.tell('match.esports', { type: 'football_delta', ts: noonS, m: [[5, 20, 9]] }))
    act(() => line.tell('match.esports', { type: 'esports_delta', ts: noonS, m: [[5, 10, 2, 5, 0]] }))
    expect(await screen.findByText('2 - 1')).toBeTruthy()
    expect(screen.getByText('Break')).toBeTruthy()
    act(() => line.tell('match.esports', { type: 'esports_delta', ts: noonS, m: [[5, 1, 3]] }))
    expect(await screen.findByText('FT')).toBeTruthy()
  } finally {
    line.close()
  }
})

test('SCORE-01 the keys of the row: j and k move without leaving the list, f follows', async () => {
  signedIn(me)
  const { asked } = await open({ listEsportsMatches: dayOf(anEsportsRow(), later), toggleCollect: { is_collect: 1 } })
  await screen.findByRole('region', { name: 'Dawn League' })
  const [first, second] = screen.getAllByRole('link')
  first?.focus()
  fireEvent.keyDown(first as HTMLElement, { key: 'k' })
  expect(document.activeElement).toBe(first)
  fireEvent.keyDown(first as HTMLElement, { key: 'j' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second as HTMLElement, { key: 'f' })
  expect(await screen.findByRole('button', { name: 'Stop following' })).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ name: 'toggleCollect', input: { id: 6, type: 3 } })
})

test('SCORE-08 the star of a match goes back when the server refuses', async () => {
  signedIn(me)
  let refuse: (error: Error) => void = () => undefined
  const answer = new Promise((resolve) => {
    refuse = resolve
  })
  await open({ listEsportsMatches: dayOf(anEsportsRow()), toggleCollect: () => answer })
  fireEvent.click(await screen.findByRole('button', { name: 'Follow the match' }))
  expect((await screen.findByRole('button', { name: 'Stop following' })).getAttribute('aria-pressed')).toBe('true')
  refuse(new Error('no'))
  expect(await screen.findByRole('button', { name: 'Follow the match' })).toBeTruthy()
})

test('SCORE-07 spoiler mode hides games won, kills and the spoken score', async () => {
  const { names } = await open({ listEsportsMatches: dayOf(anEsportsRow()) })
  expect(await screen.findByText('3-5')).toBeTruthy()
  act(() => setSpoilerFree(true))
  expect(screen.queryByText('3-5')).toBeNull()
  expect(screen.queryByText('1 - 1')).toBeNull()
  expect(names()).toEqual(['Jade Foxes vs Iron Bears'])
})

test('SCORE-01 prices: a dash without any, a lock while closed, the last before the start once it is over', async () => {
  const quote = (win: number, sealing_disk: 0 | 1 = 0) => ({ win, draw: 0, fail: 2, sealing_disk })
  const of = (id: number, status: number, eu: object) => anEsportsRow({ id, status, exponent: { ...noPrices, eu } })
  await open({
    listEsportsMatches: dayOf(
      of(1, 2, {}),
      of(2, 2, { scram: quote(1.5, 1) }),
      of(3, 3, { initial: quote(1.7), immediate: quote(1.8), scram: quote(1.01) }),
    ),
  })
  const rows = within(await screen.findByRole('region', { name: 'Dawn League' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toMatch(/BO3–$/)
  expect(within(rows[1] as HTMLElement).getByLabelText('Closed')).toBeTruthy()
  expect(rows[2]?.textContent).toMatch(/1\.802\.00$/)
})

test.each([
  [1, '–'],
  [9, 'Postp.'],
  [12, 'Canc.'],
  [77, 'Abnormal'],
])('SCORE-01 state %i of esports is told in words, without a score', async (status, word) => {
  await open({ listEsportsMatches: dayOf(anEsportsRow({ status, game_no: 0 })) })
  const row = (await screen.findByRole('region', { name: 'Dawn League' })).querySelector('li') as HTMLElement
  expect(within(row).getAllByText(word).length).toBeGreaterThan(0)
  expect(within(row).getByText('vs')).toBeTruthy()
})
