import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hearLogIns, leave, logIn, press, show, speak } from '../../show.fixture'
import { wireExpert, wireScheme, wireStory } from '../../wire-rows.fixture'
import SpecialistPage from './specialist.page'
import SpecialistHomePage from './specialist-home.page'
import SpecialistInfoPage from './specialist-info.page'

beforeEach(() => speak())
afterEach(leave)

const points = [
  { time: 1_790_000_000, outcome: 1, gain: 0.9 },
  { time: 1_790_086_400, outcome: 5, gain: -0.1 },
]
const page = (id: number, change: object = {}) => ({
  info: wireExpert(id, { describe: 'Knows the north', fans: 1_200, ...change }),
  plays: [
    { play: 1, decided: 4, hits: 3 },
    { play: 2, decided: 0, hits: 0 },
  ],
  points,
})
const known: Replies = {
  listExperts: pageOf([wireExpert(1, { hit_rate: 80 }), wireExpert(2, { continuous_tag: '5 in a row' })]),
  listSchemes: pageOf([wireScheme(21)]),
}
const pages = {
  '/specialist': SpecialistPage,
  '/specialist-home': SpecialistHomePage,
  '/specialist-info': SpecialistInfoPage,
}

function open(address: string, replies: Replies = {}) {
  const asked = answerCalls({ ...known, ...replies })
  const Page = pages[address.split('?')[0] as keyof typeof pages]
  const shown = show(<Page />, address)
  return {
    ...shown,
    path: () => shown.router.state.location.pathname + shown.router.state.location.search,
    back: () => act(() => shown.router.navigate(-1)),
    sent: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input),
  }
}
const sectionOf = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement)
const group = (name: string) => within(screen.getByRole('group', { name }))

test('CONT-04 the way in: the best three, what is on sale, the ranking, and how to become one of them', async () => {
  open('/specialist')
  const best = await waitFor(() => sectionOf('Best hit rates'))
  expect(
    (await best.findAllByRole('article')).map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href')),
  ).toEqual(['/specialist-info?id=1', '/specialist-info?id=2'])
  expect(await screen.findByText('Scheme 21')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe('/member?type=28')
})

test('CONT-04 the ranking goes by hit rate, streak or return, and shows the figure it goes by', async () => {
  const { sent } = open('/specialist', {
    listExperts: ({ order }: { order?: string }) =>
      pageOf(
        order === '2' ? [wireExpert(3, { return_rate: 12 }), wireExpert(4, { return_rate: -7 })] : [wireExpert(1)],
      ),
  })
  const ranking = await waitFor(() => sectionOf('Ranking'))
  expect(await ranking.findByText('60%')).toBeTruthy()
  fireEvent.click(ranking.getByRole('button', { name: 'Return' }))
  expect(await ranking.findByText('+12.0%')).toBeTruthy()
  expect(ranking.getByText('-7.0%')).toBeTruthy()
  fireEvent.click(ranking.getByRole('button', { name: 'Streak' }))
  expect(await ranking.findByText('-')).toBeTruthy()
  expect(new Set(sent('listExperts').map(({ order }) => order)).size).toBe(3)
})

test('CONT-04 rankings and best experts that fail are asked for again', async () => {
  let isDown = true
  open('/specialist', { listExperts: () => (isDown ? new Error('down') : known.listExperts) })
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2))
  isDown = false
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(again)
  expect((await sectionOf('Ranking').findAllByRole('listitem')).length).toBe(2)
  expect((await sectionOf('Best hit rates').findAllByRole('article')).length).toBe(2)
})

test('CONT-04 experts and schemes are two lists of one address; what is not chosen is not in it; Back goes back', async () => {
  const { path, back, sent } = open('/specialist-home')
  await screen.findAllByRole('article')
  fireEvent.click(group('Sport').getByRole('button', { name: 'Basketball' }))
  expect(path()).toBe('/specialist-home?type=0&sport=basketball')
  press('Schemes')
  expect(await screen.findByText('Scheme 21')).toBeTruthy()
  expect(path()).toBe('/specialist-home?type=1&sport=basketball')
  press('Free only')
  press('Settled')
  await waitFor(() => expect(path()).toBe('/specialist-home?type=1&sport=basketball&when=over&free=1'))
  await waitFor(() => expect(sent('listSchemes').length).toBeGreaterThanOrEqual(3))
  await back()
  expect(path()).toBe('/specialist-home?type=0&sport=basketball')
})

test('CONT-04 nonsense in the address is the usual choice; nobody and no scheme each say so', async () => {
  open('/specialist-home?type=7&order=best&sport=chess', { listExperts: pageOf([]), listSchemes: pageOf([]) })
  expect(await screen.findByText('No experts yet')).toBeTruthy()
  expect(group('Sport').getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true')
  press('Schemes')
  expect(await screen.findByText('No schemes here yet')).toBeTruthy()
})

test('CONT-04 who has no decided scheme has no rate, and no return before the first result', async () => {
  open('/specialist-home', {
    listExperts: pageOf([
      wireExpert(1, { hit_rate: -1, settled_num: 0, return_rate: 0 }),
      wireExpert(2, { return_rate: -4 }),
    ]),
  })
  await screen.findAllByRole('article')
  const figuresOf = (place: number) => {
    const card = within(screen.getAllByRole('article')[place] as HTMLElement)
    return ['Hit rate', 'Return'].map((name) => card.getByText(name).previousSibling?.textContent)
  }
  expect([figuresOf(0), figuresOf(1)]).toEqual([
    ['-', '-'],
    ['60%', '-4.0%'],
  ])
})

test.each([
  [{ play: 1, choice: 1, is_locked: 0, odds: '2.10' }, 'Arsenal to win @2.10', 'Result'],
  [{ play: 1, choice: 2, is_locked: 0, odds: '3.40' }, 'Draw @3.40', 'Result'],
  [{ play: 2, choice: 3, is_locked: 0, odds: '0.94', line: '+0.5' }, 'Chelsea +0.5 @0.94', 'Handicap'],
  [{ play: 3, choice: 3, is_locked: 0, odds: '0.9', line: '2.5' }, 'Under 2.5 @0.9', 'Goals'],
  [{ play: 3, choice: 1, is_locked: 0, odds: '0.9', line: '180.5', sport: 'basketball' }, 'Over 180.5 @0.9', 'Points'],
  [{ play: 1, choice: 0 }, 'Locked', 'Result'],
])('CONT-04 a scheme that says %j reads "%s" of %s', async (change, words, kind) => {
  open('/specialist-home?type=1', { listSchemes: pageOf([wireScheme(21, change)]) })
  const card = (await screen.findByText('Scheme 21')).closest('a') as HTMLElement
  expect(card.getAttribute('href')).toBe('/specialist-detail?id=21')
  expect(card.textContent).toContain(words)
  expect(within(card).getByText(kind)).toBeTruthy()
})

test('CONT-04 a list of schemes that fails is asked for again', async () => {
  let isDown = true
  open('/specialist-home?type=1', { listSchemes: () => (isDown ? new Error('down') : pageOf([wireScheme(21)])) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByText('Scheme 21')).toBeTruthy()
})

test('CONT-04 one expert: who it is, what became of the schemes, and how each kind did', async () => {
  open('/specialist-info?id=7', { getExpert: page(7, { streak: -2, return_rate: 4, article_num: 1, settled_num: 5 }) })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Expert 7')
  expect(screen.getByText('Knows the north').nextSibling?.textContent).toBe('1,200 followers · 6 schemes · 1 article')
  const record = sectionOf('Record')
  expect(record.getByText('Run').previousSibling?.textContent).toBe('2 wrong')
  expect(record.getByText('Return').previousSibling?.textContent).toBe('+4.0%')
  expect(record.getByRole('img', { name: /Units over the last 2 schemes/ })).toBeTruthy()
  expect(record.getByText('3/4')).toBeTruthy()
})

test('CONT-04 what waits, what is settled and what was written are tabs of the address', async () => {
  const { path, back, sent } = open('/specialist-info?id=7', {
    getExpert: page(7),
    listHeadlines: { list: pageOf([wireStory(3, { title: 'About form' })]), banner: [] },
  })
  await screen.findByText('Scheme 21')
  fireEvent.click(screen.getByRole('tab', { name: 'Settled' }))
  expect(path()).toBe('/specialist-info?id=7&tab=over')
  fireEvent.click(screen.getByRole('tab', { name: 'Articles' }))
  expect(await screen.findByText('About form')).toBeTruthy()
  expect(sent('listHeadlines')[0]).toMatchObject({ uid: '7' })
  await back()
  expect(path()).toBe('/specialist-info?id=7&tab=over')
})

test('CONT-04 who has few schemes on sale shows the last results below them, and the way to all', async () => {
  const settled = [31, 32, 33, 34, 35, 36, 37].map((id) => wireScheme(id))
  const listSchemes = ({ type }: { type?: unknown }) => (String(type) === '2' ? pageOf(settled) : pageOf([]))
  open('/specialist-info?id=7', { getExpert: page(7, { open_num: 0 }), listSchemes })
  expect(await screen.findByText('No schemes for matches to come right now')).toBeTruthy()
  const last = await waitFor(() => sectionOf('Settled'))
  expect(last.getAllByText(/^Scheme /).map((title) => title.textContent)).toEqual(
    settled.slice(0, 6).map(({ scheme_id }) => `Scheme ${scheme_id}`),
  )
  expect(last.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/specialist-info?id=7&tab=over')
})

test('CONT-04 who is new, with nothing on sale and nothing settled, is said to have nothing', async () => {
  const { sent } = open('/specialist-info?id=7', {
    getExpert: page(7, { open_num: 0, settled_num: 0 }),
    listSchemes: pageOf([]),
  })
  expect(await screen.findByText('No schemes here yet')).toBeTruthy()
  expect(sent('listSchemes')).toMatchObject([{ type: '1' }])
})

test('CONT-04 who has enough on sale shows what is on sale alone', async () => {
  const { sent } = open('/specialist-info?id=7', {
    getExpert: page(7),
    listSchemes: pageOf([21, 22, 23, 24].map((id) => wireScheme(id))),
  })
  expect(await screen.findByText('Scheme 24')).toBeTruthy()
  await screen.findByText('Knows the north')
  expect(sent('listSchemes')).toMatchObject([{ type: '1' }])
})

test('CONT-04 nobody of this number leads to the others; a failure is asked for again', async () => {
  open('/specialist-info?id=99', { getExpert: new CallError('gone', 1, 'expert-unknown') })
  expect(await screen.findByText('This expert does not exist')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Experts' }).getAttribute('href')).toBe('/specialist')
  cleanup()
  let isDown = true
  open('/specialist-info?id=7', { getExpert: () => (isDown ? new Error('down') : page(7)) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(again)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Expert 7')
})

test('CONT-04 following asks a visitor to log in; the page stays when it can not be brought up to date then', async () => {
  const logIns = hearLogIns()
  let isDown = false
  const { sent } = open('/specialist-info?id=7', {
    getExpert: () => (isDown ? new Error('down') : page(7)),
    toggleFollow: () => {
      isDown = true
      return { is_attention: 1, attention: 8 }
    },
  })
  const follow = await screen.findByRole('button', { name: 'Follow Expert 7' })
  fireEvent.click(follow)
  expect([logIns.asked.length, sent('toggleFollow')]).toEqual([1, []])
  logIn({ id: 3 })
  fireEvent.click(screen.getByRole('button', { name: 'Follow Expert 7' }))
  await waitFor(() => expect(sent('toggleFollow')).toEqual([{ id: 7 }]))
  await waitFor(() => expect(sent('getExpert').length).toBeGreaterThan(1))
  expect(await screen.findByRole('button', { name: 'Following Expert 7' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Expert 7')
  logIns.stop()
})
