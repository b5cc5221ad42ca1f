import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import en from '../i18n/en.json'
import { hearLogIns, press, show } from '../show.fixture'
import { wireStory } from '../wire-rows.fixture'
import NewsPage from './news.page'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
})
afterEach(cleanup)

const storiesOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, place) => wireStory(place + 1, { title: `${name} ${place + 1}` }))

test('CONT-01 a category changes the first screen too: its newest stories are the picked ones, and stand once', async () => {
  answerCalls({
    listHeadlineCategories: [
      { id: 3, name: 'NBA' },
      { id: 4, name: 'Tennis' },
    ],
    listHeadlines: ({ cid }: { cid: string }) =>
      Number(cid) === 3
        ? { list: pageOf(storiesOf('NBA', 8)), banner: [] }
        : Number(cid) === 4
          ? { list: pageOf(storiesOf('Tennis', 2)), banner: [] }
          : { list: pageOf(storiesOf('Any', 9)), banner: storiesOf('Any', 5) },
    listCirclePosts: pageOf([]),
    listCircleNames: [],
    getAdvertisement: null,
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <NewsPage />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const picked = () => screen.queryByRole('region', { name: en.news.picked })
  await waitFor(() => expect(picked()?.textContent).toContain('Any 5'))
  fireEvent.click(await screen.findByRole('button', { name: 'NBA' }))
  await waitFor(() => expect(picked()?.textContent).toContain('NBA 5'))
  expect(picked()?.textContent).not.toContain('Any')
  const list = within(screen.getByRole('region', { name: en.news.list }))
  expect(list.queryByText('NBA 5')).toBeNull()
  expect(list.getByText('NBA 6')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Tennis' }))
  await waitFor(() => expect(list.getByText('Tennis 2')).toBeTruthy())
  expect(picked()).toBeNull()
})

const around = { listHeadlineCategories: [], listCirclePosts: pageOf([]), listCircleNames: [], getAdvertisement: null }

test('CONT-01 a category of few stories keeps the place above its list, so that nothing moves when they arrive', async () => {
  let arrive: (data: object) => void = () => undefined
  answerCalls({
    ...around,
    listHeadlines: ({ order }: { order: string }) =>
      Number(order) === 1 ? { list: pageOf([]), banner: [] } : new Promise((resolve) => (arrive = resolve)),
  })
  const { container } = show(<NewsPage />, '/news?cid=3')
  const mosaic = () => container.querySelector('.mosaic')
  expect(mosaic()?.children).toHaveLength(5)
  const picks = [1, 2, 3, 4, 90].map((id) => wireStory(id, { title: `Pick ${id}` }))
  const own = [wireStory(90, { title: 'Pick 90' }), wireStory(91, { title: 'Tennis 91' })]
  await waitFor(() => {
    arrive({ list: pageOf(own), banner: picks })
    expect(screen.getByText('Pick 1')).toBeTruthy()
  })
  expect(mosaic()?.children).toHaveLength(5)
  // A list of two would look broken with one: here a story may stand twice.
  const list = within(screen.getByRole('region', { name: en.news.list }))
  expect([list.getByText('Pick 90'), list.getByText('Tennis 91')]).toHaveLength(2)
})

test('CONT-01 category and order stand in the address, and what is not chosen does not', async () => {
  answerCalls({
    ...around,
    listHeadlineCategories: [{ id: 3, name: 'NBA' }],
    listHeadlines: { list: pageOf(storiesOf('Any', 9)), banner: [] },
  })
  const { router } = show(<NewsPage />, '/news')
  const address = () => router.state.location.search
  fireEvent.click(await screen.findByRole('button', { name: 'NBA' }))
  await waitFor(() => expect(address()).toBe('?cid=3'))
  press(en.news.read)
  await waitFor(() => expect(address()).toBe('?cid=3&order=read'))
  press(en.news.all)
  await waitFor(() => expect(address()).toBe('?order=read'))
  press(en.news.newest)
  await waitFor(() => expect(address()).toBe(''))
})

test('CONT-01 a list that does not load keeps the way to other categories, and is asked for again', async () => {
  let isDown = true
  answerCalls({
    ...around,
    listHeadlineCategories: [{ id: 3, name: 'NBA' }],
    listHeadlines: ({ order }: { order: string }) =>
      isDown && Number(order) === 0 ? new Error('down') : { list: pageOf(storiesOf('Any', 2)), banner: [] },
  })
  show(<NewsPage />, '/news')
  const again = await screen.findByRole('button', { name: en.state.retry })
  expect(await screen.findByRole('button', { name: 'NBA' })).toBeTruthy()
  isDown = false
  fireEvent.click(again)
  const list = within(screen.getByRole('region', { name: en.news.list }))
  expect(await list.findByText('Any 2')).toBeTruthy()
  expect(list.getByText(en.news.end)).toBeTruthy()
})

test('CONT-01 who is not logged in is asked before writing, and comes to the editor then', async () => {
  answerCalls({ ...around, listHeadlines: { list: pageOf([]), banner: [] } })
  const { router } = show(<NewsPage />, '/news')
  const logIns = hearLogIns()
  press(en.news.write)
  expect(router.state.location.pathname).toBe('/news')
  act(() => void logIns.asked[0]?.())
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/member?type=30&edit=new'),
  )
  logIns.stop()
})
