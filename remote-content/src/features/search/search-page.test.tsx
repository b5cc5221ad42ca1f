import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { SlotProvider } from '@pitchside/remote-kit'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { leave, show, speak } from '../../show.fixture'
import HubAbout from './hub.slot'
import SearchPage from './search.page'

beforeEach(() => speak())
afterEach(leave)

const hit = (kind: string, id: number, title = `${kind} ${id}`) => ({ kind, id, title, title_ranges: [] })
const nothing = { liveList: [], anchorList: [], list: [], total: [], correction: '' }
const found = (hits: { kind: string }[], totals: Record<string, number>, more: object = {}) => ({
  ...nothing,
  list: hits,
  total: Object.entries(totals).map(([kind, total]) => ({ kind, total })),
  ...more,
})

function open(address: string, replies: Replies) {
  const log = answerCalls({ listHotWords: [hit('team', 9, 'Arsenal & Co')], ...replies })
  const asked = (name: string) => log.filter((question) => question.name === name).map(({ input }) => input)
  return { asked, ...show(<SearchPage />, address) }
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const look = (value: string) => {
  fireEvent.change(box(), { target: { value } })
  fireEvent.keyDown(box(), { key: 'Enter' })
}

test('CONT-05 without a text nothing is asked; what many look for leads to its results', async () => {
  const { asked } = open('/search', {})
  const word = await screen.findByRole('link', { name: /Arsenal & Co/ })
  expect(word.getAttribute('href')).toBe('/search?name=Arsenal%20%26%20Co')
  look('   ')
  expect(asked('search')).toEqual([])
})

test('CONT-05 the place of the matches is held for them: rooms that come first stay where they are', () => {
  answerCalls({ listHotWords: [] })
  show(
    <SlotProvider value={({ name, fallback }) => <div data-testid={name}>{fallback}</div>}>
      <SearchPage />
    </SlotProvider>,
    '/search',
  )
  const [held] = screen.getByTestId('main.hot-matches').children
  expect((held as HTMLElement).style.height).toBe('234px')
})

test('CONT-05 a text of the field becomes the address, the heading and the question', async () => {
  const { asked, router } = open('/search', { search: found([hit('news', 4)], { news: 1 }) })
  look('derby')
  expect(await screen.findByText('news 4')).toBeTruthy()
  expect(router.state.location.search).toBe('?name=derby')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “derby”')
  expect(asked('search')).toEqual([{ name: 'derby', isWeb: expect.anything() }])
})

test('CONT-05 nothing found says so and offers what others look for', async () => {
  open('/search?name=qqqq', { search: nothing })
  expect(await screen.findByText(en.find.none)).toBeTruthy()
  expect(await screen.findByRole('link', { name: /Arsenal & Co/ })).toBeTruthy()
})

test('CONT-05 a search that failed is no “nothing found”, and is asked again', async () => {
  let isDown = true
  open('/search?name=derby', { search: () => (isDown ? new Error('down') : found([hit('news', 4)], { news: 1 })) })
  const again = await screen.findByRole('button', { name: en.state.retry })
  expect(screen.queryByText(en.find.none)).toBeNull()
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByText('news 4')).toBeTruthy()
})

test('CONT-05 what was looked for instead is told, and a tab lists that', async () => {
  const { asked } = open('/search?name=arsnal&tab=news', {
    search: found([hit('news', 4)], { news: 1 }, { correction: 'arsenal' }),
    searchHits: pageOf([hit('news', 4)]),
  })
  expect(await screen.findByText('Showing results for “arsenal”')).toBeTruthy()
  await waitFor(() => expect(asked('searchHits')[0]).toMatchObject({ name: 'arsenal', kind: 'news' }))
})

test('CONT-05 the overview shows the best and leads to all there are, with the text kept whole', async () => {
  const rows = Array.from({ length: 6 }, (_, place) => hit('news', place + 1))
  open(`/search?name=${encodeURIComponent('a&b')}`, { search: found(rows, { news: 31, user: 0 }) })
  const news = await screen.findByRole('region', { name: new RegExp(en.find.tab.news) }).catch(() => document.body)
  const more = within(news).getByRole('link', { name: /All 31/ })
  expect(more.getAttribute('href')).toBe('/search?name=a%26b&tab=news')
  expect(screen.getByText('news 4')).toBeTruthy()
  expect(screen.queryByText('news 5')).toBeNull()
})

test('CONT-05 a tab counts what it has and stands in the address; one that nobody knows shows all', async () => {
  const { router } = open('/search?name=derby&tab=unheard', {
    search: found([hit('news', 4), hit('user', 8)], { news: 31, user: 2 }),
    searchHits: ({ kind }: { kind: string }) => pageOf([hit(kind, 70)]),
  })
  expect(await screen.findByText('news 4')).toBeTruthy()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(en.find.tab.all)
  const news = screen.getByRole('tab', { name: /News/ })
  expect(news.textContent).toContain('31')
  fireEvent.click(news)
  expect(await screen.findByText('news 70')).toBeTruthy()
  expect(router.state.location.search).toBe('?name=derby&tab=news')
})

test.each(['<script>alert(1)</script>', '%_\\', '👩‍👩‍👧‍👦'])(
  'CONT-05 %s is looked for as it is written',
  async (text) => {
    const { asked, container } = open(`/search?name=${encodeURIComponent(text)}`, { search: nothing })
    await screen.findByText(en.find.none)
    expect(asked('search')[0]).toMatchObject({ name: text })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(text)
    expect(container.querySelector('script')).toBeNull()
  },
)

test('CONT-05 a text that is longer than can be looked for is cut before it is asked', async () => {
  const { asked } = open(`/search?name=${'x'.repeat(500)}`, { search: nothing })
  await screen.findByText(en.find.none)
  const { name } = asked('search')[0] as { name: string }
  expect(name.length).toBeLessThan(500)
  expect(name).toMatch(/^x+$/)
})

test('WEB-06 news are read from the newest on by the address, matches in their own order', async () => {
  const { asked, router } = open('/search?name=derby&tab=news', {
    search: found([hit('news', 4)], { news: 1, match: 1 }),
    searchHits: pageOf([hit('news', 4)]),
  })
  fireEvent.click(await screen.findByRole('button', { name: en.find.orders.newest }))
  await waitFor(() => expect(asked('searchHits').map(({ sort }) => Number(sort))).toEqual([0, 1]))
  expect(router.state.location.search).toBe('?name=derby&tab=news&sort=newest')
  fireEvent.click(screen.getByRole('tab', { name: new RegExp(en.find.tab.matches) }))
  expect(router.state.location.search).toBe('?name=derby&tab=matches')
  expect(screen.queryByRole('button', { name: en.find.orders.newest })).toBeNull()
})

test('WEB-06 results are narrowed by age and language, by the address; a tab without them forgets them', async () => {
  const { asked, router } = open('/search?name=derby&tab=news&time=week&in=en&sort=nonsense', {
    search: found([hit('news', 4)], { news: 1, video: 1 }),
    searchHits: pageOf([hit('news', 4)]),
  })
  await waitFor(() => expect(asked('searchHits')).toHaveLength(1))
  expect(asked('searchHits')[0]).toMatchObject({ kind: 'news', lang: 'en', strict: expect.anything() })
  expect(asked('searchHits').map(({ days, sort }) => [Number(days), Number(sort)])).toEqual([[7, 0]])
  fireEvent.click(await screen.findByRole('button', { name: en.find.times.any }))
  expect(router.state.location.search).toBe('?name=derby&tab=news&in=en')
  fireEvent.click(screen.getByRole('combobox', { name: en.find.language }))
  fireEvent.click(await screen.findByRole('option', { name: en.find.anyLanguage }))
  expect(router.state.location.search).toBe('?name=derby&tab=news')
  fireEvent.click(screen.getByRole('button', { name: en.find.times.day }))
  fireEvent.click(screen.getByRole('tab', { name: new RegExp(en.find.tab.videos) }))
  expect(router.state.location.search).toBe('?name=derby&tab=videos')
  expect(screen.queryByRole('combobox', { name: en.find.language })).toBeNull()
})

describe('WEB-06 what there is about a team', () => {
  const about = (replies: Replies) => {
    const log = answerCalls({ searchRooms: pageOf([]), searchHits: pageOf([]), ...replies })
    return { log, ...show(<HubAbout name="Arsenal & Co" />) }
  }
  test('WEB-06 is the newest, strictly about it, and leads to all of it', async () => {
    const rows = (kind: string) =>
      pageOf(
        [1, 2, 3, 4, 5, 6].map((id) => hit(kind, id)),
        { total: 31 },
      )
    const { log } = about({ searchHits: ({ kind }: { kind: string }) => rows(kind) })
    expect(await screen.findByText('news 4')).toBeTruthy()
    expect(screen.queryByText('news 5')).toBeNull()
    expect(screen.getByText('video 5')).toBeTruthy()
    const [more] = screen.getAllByRole('link', { name: /All 31/ })
    expect(more?.getAttribute('href')).toBe('/search?name=Arsenal%20%26%20Co&tab=news&sort=newest')
    for (const { input } of log) expect(Number(input.strict)).toBe(1)
    expect(log.filter(({ name }) => name === 'searchHits').map(({ input }) => Number(input.sort))).toEqual([1, 1])
  })
  test('WEB-06 is said to be nothing where it is', async () => {
    about({})
    expect(await screen.findByText(en.find.none)).toBeTruthy()
  })
})
