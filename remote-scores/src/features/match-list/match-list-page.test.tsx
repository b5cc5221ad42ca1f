import { beforeEach, expect, test } from '@jest/globals'
import { signedIn } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { footballState } from '@pitchside/contract'
import type { Language } from '@pitchside/i18n'
import { SlotProvider } from '@pitchside/remote-kit'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { setSpoilerFree } from '../../parts/matches/spoiler'
import { openAtNoon } from '../../testing/page-at-noon'
import { showPage } from '../../testing/show-page'
import { aFootballRow, me, noonS } from '../../testing/wire-rows'
import FootballPage from './football.page'

// A page that is not laid out has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined
openAtNoon()
beforeEach(() => {
  localStorage.clear()
})

const italy = {
  ...{ competition_id: 108, competition_key: 'it.1', competition_name_en: 'Serie A', competition_name_zh: '意甲' },
  ...{ competition_name_vi: 'Serie A', competition_search: 'yijia yj' },
}
const side = (home: string, away: string) => ({
  home_team_name_en: home,
  away_team_name_en: away,
  home_team_search: '',
})
const running = aFootballRow()
const later = aFootballRow({
  id: 8,
  status: footballState.upcoming,
  match_time: noonS + 3_600,
  ...side('Leeds', 'Everton'),
})
const over = aFootballRow({ id: 9, status: footballState.over, ...italy, ...side('Roma', 'Lazio'), home_score: 3 })
const off = aFootballRow({ id: 10, status: footballState.postponed, ...italy, ...side('Milan', 'Inter') })
const dayOf = (...rows: object[]) => ({
  ...{ ...pageOf(rows), servertime: noonS, position: { seq: 1, epoch: 'a' }, feed: { is_stale: 0 } },
})
const all = dayOf(running, later, over, off)

async function open(address = '/football', replies: Replies = {}, language: Language = 'en') {
  const asked = answerCalls({ listFootballMatches: all, listRooms: pageOf([]), listOddsCompanies: [], ...replies })
  const page = await showPage(<FootballPage />, { address, language })
  return { ...page, sent: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input) }
}
const heads = /Premier League|Serie A|Pinned/
const stops = () => [...document.querySelectorAll('[role="group"][data-stop]')] as HTMLElement[]
const groups = () => stops().map((group) => group.getAttribute('aria-label') ?? '')
const rows = () => groups().filter((name) => !heads.test(name))
/** A row under the pointer: its buttons are there. */
function row(name: RegExp): HTMLElement {
  const found = stops().find((group) => name.test(group.getAttribute('aria-label') ?? '')) as HTMLElement
  fireEvent.pointerEnter(found)
  return found
}
const chip = (name: RegExp) => within(screen.getByRole('group', { name: 'Match state' })).getByRole('button', { name })
/** Rows come a few at a time. */
const settled = () => waitFor(() => expect(rows()).toHaveLength(4), { timeout: 5_000 })
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })

test('SCORE-01 a day shows its leagues with their matches; each row is spoken as what it is', async () => {
  await open()
  await settled()
  expect([...rows()].sort()).toEqual(['Arsenal 1, Chelsea 0', 'Leeds v Everton', 'Milan v Inter', 'Roma 3, Lazio 0'])
  expect(groups()).toContain('Premier League')
  expect(chip(/^Live/).textContent).toBe('Live1')
  expect(chip(/^All/).textContent).toBe('All4')
})

test.each<[Language, RegExp]>([
  ['zh', /阿森纳/],
  ['vi', /Pháo thủ/],
])('SCORE-01 in %s teams have their names of that language', async (language, name) => {
  await open('/football', {}, language)
  expect(await screen.findByRole('group', { name })).toBeTruthy()
})

test('SCORE-01 SEEN-03 tabs choose by state and stand in the address; Back takes them back', async () => {
  const { path, back } = await open()
  await settled()
  fireEvent.click(chip(/^Upcoming/))
  expect(rows()).toEqual(['Leeds v Everton'])
  expect(path()).toBe('/football?tab=upcoming')
  fireEvent.click(chip(/^Finished/))
  expect(rows()).toEqual(['Roma 3, Lazio 0'])
  await back()
  expect(path()).toBe('/football?tab=upcoming')
  await waitFor(() => expect(rows()).toEqual(['Leeds v Everton']))
})

test('SCORE-01 a search finds by team, league and pinyin at once; nothing found says the words, and one press shows all', async () => {
  const { path } = await open()
  await settled()
  const field = screen.getByRole('searchbox', { name: 'Search matches' })
  const find = (value: string) => fireEvent.change(field, { target: { value } })
  find('leed')
  await waitFor(() => expect(rows()).toEqual(['Leeds v Everton']))
  find('yj')
  await waitFor(() => expect([...rows()].sort()).toEqual(['Milan v Inter', 'Roma 3, Lazio 0']))
  find('nobody <b>')
  expect(await screen.findByText('Nothing found for “nobody <b>”')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all matches' }))
  await waitFor(() => expect(rows()).toHaveLength(4))
  expect(path()).toBe('/football')
})

test('SCORE-01 hidden matches are counted, shown again for a look, and one press takes hiding back', async () => {
  const { path } = await open()
  await settled()
  fireEvent.click(within(row(/^Arsenal/)).getByRole('button', { name: 'Hide this match' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(path()).toBe('/football?hide=7')
  fireEvent.click(screen.getByRole('button', { name: '1 hidden' }))
  await waitFor(() => expect(rows()).toHaveLength(4))
  expect(within(row(/^Arsenal/)).getByRole('button', { name: 'Show again' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(path()).not.toContain('hide='))
  expect(screen.queryByRole('button', { name: /hidden/ })).toBeNull()
})

test('SCORE-01 a pinned match stands on top under its own head, and goes back', async () => {
  const { path } = await open()
  await settled()
  fireEvent.click(within(row(/^Roma/)).getByRole('button', { name: 'Pin to top' }))
  await waitFor(() => expect(rows()[0]).toBe('Roma 3, Lazio 0'))
  expect(groups()).toContain('Pinned')
  expect(path()).toBe('/football?top=9')
  fireEvent.click(within(row(/^Roma/)).getByRole('button', { name: 'Unpin' }))
  await waitFor(() => expect(rows()[0]).toBe('Arsenal 1, Chelsea 0'))
})

test('SCORE-01 a league is folded away and says how much it holds', async () => {
  await open()
  await settled()
  fireEvent.click(screen.getByRole('button', { name: 'Fold Premier League' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(groups()).toContain('Premier League, folded, 2 matches')
  fireEvent.click(screen.getByRole('button', { name: 'Unfold Premier League' }))
  await waitFor(() => expect(rows()).toHaveLength(4))
})

test('SCORE-01 by time there is one list in the order of the clock', async () => {
  const { path } = await open()
  await settled()
  fireEvent.click(screen.getByRole('button', { name: 'By league' }))
  expect(path()).toBe('/football?sort=time')
  await waitFor(() => expect(groups()).not.toContain('Premier League'))
  expect(rows().indexOf('Leeds v Everton')).toBe(3)
})

test('SCORE-01 another day is asked for and stands in the address; today is the short address', async () => {
  const { path, sent } = await open()
  await settled()
  fireEvent.click(screen.getByRole('button', { name: 'Next day' }))
  await waitFor(() => expect(path()).toBe('/football?d=2026-11-26'))
  await waitFor(() => expect(sent('listFootballMatches').at(-1)).toMatchObject({ time: '2026-11-26' }))
  fireEvent.click(screen.getByRole('button', { name: 'Day before' }))
  await waitFor(() => expect(path()).toBe('/football'))
})

test('SCORE-01 the keyboard walks the rows, hides, pins, and reads its own help; not while somebody types', async () => {
  const { path } = await open()
  await settled()
  key('j')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Arsenal 1, Chelsea 0'))
  key('p')
  await waitFor(() => expect(path()).toBe('/football?top=7'))
  key('h')
  await waitFor(() => expect(path()).toContain('hide=7'))
  key('u')
  await waitFor(() => expect(path()).not.toContain('hide='))
  key('2')
  await waitFor(() => expect(path()).toContain('tab=live'))
  key('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search matches' }))
  key('3')
  expect(path()).toContain('tab=live')
  ;(document.activeElement as HTMLElement).blur()
  key('?')
  expect((await screen.findByRole('dialog', { name: 'Keyboard' })).textContent).toContain('Pin or unpin')
})

test('SCORE-01 a plain press opens the match; a press on a button of the row does not', async () => {
  const { path } = await open()
  await settled()
  fireEvent.click(within(row(/^Arsenal/)).getByRole('button', { name: 'Follow the match' }))
  expect(path()).toBe('/football')
  fireEvent.click(row(/^Arsenal/))
  await waitFor(() => expect(path()).toMatch(/^\/score-detail\?type=football&id=7/))
})

test('SCORE-08 following asks a visitor to log in; a member’s star is set at once and goes back when refused', async () => {
  let logIns = 0
  const stop = bus.on('login.requested', () => {
    logIns += 1
  })
  let answer = (_reply: unknown): void => undefined
  const { sent } = await open('/football', {
    toggleCollect: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
    listCollected: { match: [], team: [], league: [] },
  })
  await settled()
  const star = () => within(row(/^Arsenal/)).getByRole('button', { name: /Follow the match|Stop following/ })
  fireEvent.click(star())
  expect([logIns, sent('toggleCollect')]).toEqual([1, []])
  act(() => signedIn(me))
  await settled()
  fireEvent.click(star())
  await waitFor(() => expect(star().getAttribute('aria-label')).toBe('Stop following'))
  expect(chip(/^Following/).textContent).toBe('Following1')
  answer(new Error('Too many'))
  await waitFor(() => expect(star().getAttribute('aria-label')).toBe('Follow the match'))
  stop()
})

test('SCORE-02 with spoilers off no row shows or speaks a score', async () => {
  setSpoilerFree(true)
  await open()
  await settled()
  expect([...rows()].sort()).toEqual(['Arsenal v Chelsea', 'Leeds v Everton', 'Milan v Inter', 'Roma v Lazio'])
  expect(row(/^Roma/).textContent).not.toContain('3')
})

test('SCORE-01 an empty day, and one without matches of a state, each say what there is not', async () => {
  await open('/football', { listFootballMatches: dayOf() })
  expect(await screen.findByText('No matches on this day')).toBeTruthy()
  fireEvent.click(chip(/^Following/))
  expect(await screen.findByText(/You follow no match yet/)).toBeTruthy()
})

test('SCORE-01 a list of a few matches leads on to rooms, one that fills the screen does not', async () => {
  const filler = ({ name }: { name: string }) => <p>{name}</p>
  const day = Array.from({ length: 20 }, (_, n) => aFootballRow({ id: 20 + n, status: footballState.upcoming }))
  answerCalls({ listFootballMatches: dayOf(over, ...day), listRooms: pageOf([]), listOddsCompanies: [] })
  await showPage(
    <SlotProvider value={filler}>
      <FootballPage />
    </SlotProvider>,
    { address: '/football' },
  )
  await waitFor(() => expect(chip(/^All/).textContent).toBe('All21'))
  expect(screen.queryByText('suggested.rooms')).toBeNull()
  fireEvent.click(chip(/^Finished/))
  expect(await screen.findByText('suggested.rooms')).toBeTruthy()
  expect(rows()).toEqual(['Roma 3, Lazio 0'])
})

test('SCORE-01 a day that fails is asked for again by a button', async () => {
  let isDown = true
  await open('/football?d=2026-10-01', { listFootballMatches: () => (isDown ? new Error('down') : all) })
  expect(await screen.findByText('The matches did not load')).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settled()
})

test('SCORE-01 a feed that fell silent is told beside the list', async () => {
  await open('/football', { listFootballMatches: { ...all, feed: { is_stale: 1 } } })
  expect(await screen.findByText('Out of date')).toBeTruthy()
})
