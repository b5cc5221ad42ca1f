import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { SlotProvider } from '@pitchside/remote-kit'
import { answerCalls, pageOf, type Question, type Replies } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SideAdvertisement } from '../features/banners/side-advertisement'
import PersonaVideos from '../features/videos/persona-videos.slot'
import VideoClassifyPage from '../features/videos/video-classify.page'
import en from '../i18n/en.json'
import { wireRow } from '../wire-rows.fixture'
import VideoListPage from './video-list.page'

beforeEach(async () => {
  localStorage.clear()
  await startI18n('en', {})
  addTexts('content', en)
})
afterEach(cleanup)

function show(view: ReactElement, replies: Replies): Question[] {
  const log = answerCalls(replies)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{view}</MemoryRouter>
    </QueryClientProvider>,
  )
  return log
}
const inputsOf = (log: readonly Question[], name: string) =>
  log.filter((one) => one.name === name).map((one) => one.input)

const category = (id: number, name: string) => ({ id, name, icon: '', is_my: 0, num: 1 })
const film = wireRow(4, { img: '', video: '', format: 'mp4' })

test('CONT-02 chips of the list are the recommended categories, the menu of the other page has all; each is asked once', async () => {
  const list = show(<VideoListPage />, {
    listRecommendedVideoCategories: [category(2, 'Goals')],
    listVideos: pageOf([film]),
  })
  expect(await screen.findByText('Goals')).toBeTruthy()
  expect(list.filter(({ name }) => /Categor/.test(name)).map(({ name }) => name)).toEqual([
    'listRecommendedVideoCategories',
  ])
  cleanup()
  const all = show(<VideoClassifyPage />, {
    listAllVideoCategories: [category(7, 'Tactics')],
    listVideos: pageOf([film]),
  })
  expect((await screen.findAllByText('Tactics')).length).toBeGreaterThan(0)
  expect(all.filter(({ name }) => /Categor/.test(name)).map(({ name }) => name)).toEqual(['listAllVideoCategories'])
})

test.each([
  ['an anchor', true, 'listAnchorVideos'],
  ['a member', false, 'listUserVideos'],
] as const)('CONT-02 videos of %s come by the call for them', async (_who, isAnchor, name) => {
  const log = show(<PersonaVideos userId={5} isAnchor={isAnchor} />, { [name]: pageOf([film]) })
  expect(await screen.findByText(film.title)).toBeTruthy()
  expect(log.map((one) => one.name)).toEqual([name])
})

test('CONT-06 without a video of his own the page says that it waits until what others watch is there', async () => {
  show(
    <SlotProvider value={({ fallback }) => fallback}>
      <PersonaVideos userId={5} />
    </SlotProvider>,
    { listUserVideos: pageOf([]) },
  )
  expect(await screen.findByText('No videos yet')).toBeTruthy()
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy()
})

test('CONT-06 a column has one advertisement; when it is closed the next one of the place is asked for', async () => {
  const banner = (id: number) => ({ id, title: `Ad ${id}`, img: '/media/covers/a.webp', url: '/news', position: 2 })
  const log = show(<SideAdvertisement />, {
    getAdvertisement: ({ closed }: { closed?: string }) => (closed === '9' ? banner(10) : banner(9)),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Close “Ad 9”' }))
  expect(await screen.findByText('Ad 10')).toBeTruthy()
  await waitFor(() => expect(inputsOf(log, 'getAdvertisement')).toEqual([{ type: 2 }, { type: 2, closed: '9' }]))
})
