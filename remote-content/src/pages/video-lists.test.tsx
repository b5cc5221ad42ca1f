import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openCategory, useOwnCategories } from '../features/videos/own-categories.store'
import VideoClassifyPage from '../features/videos/video-classify.page'
import { askAgain, leave, logIn, press, show, speak } from '../show.fixture'
import { wireFilm } from '../wire-rows.fixture'
import VideoListPage from './video-list.page'

beforeEach(() => speak())
afterEach(() => {
  leave()
  act(() => useOwnCategories.setState({ ids: [], openId: 0 }))
})

const films = (...names: string[]) => names.map((title, place) => wireFilm(place + 1, { title, user_nickname: 'Nan' }))
const categories = [
  { id: 3, name: 'Goals', num: 12, is_my: 0 },
  { id: 4, name: 'Saves', num: 1, is_my: 0 },
]
const known: Replies = {
  listVideoCategories: categories,
  listAllVideoCategories: categories,
  listRecommendedVideoCategories: categories,
  listVideos: pageOf(films('First', 'Second')),
  getVideoRanking: films('Most seen', 'Next'),
  listVideosOfCategory: pageOf([]),
  toggleOwnVideoCategory: null,
  listOwnVideoCategories: [],
}
function open(address: string, replies: Replies = {}) {
  const asked = answerCalls({ ...known, ...replies })
  const { router, client } = show(
    address.startsWith('/video-list') ? <VideoListPage /> : <VideoClassifyPage />,
    address,
  )
  return {
    client,
    path: () => router.state.location.pathname + router.state.location.search,
    back: () => act(() => router.navigate(-1)),
    sent: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input),
  }
}
const links = () =>
  [...document.querySelectorAll('a[href^="/video-player"]')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ])
const field = (name: string) => screen.getByRole<HTMLInputElement>('searchbox', { name })
function find(name: string, text: string) {
  fireEvent.change(field(name), { target: { value: text } })
  fireEvent.keyDown(field(name), { key: 'Enter' })
}

test('CONT-02 videos wait, then lead to their pages, with who made them and how long they are', async () => {
  const { sent } = open('/video-list', {
    listVideos: pageOf([wireFilm(1, { title: 'First', duration: 61, click: 12_345 })]),
  })
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy()
  await screen.findByText('First')
  expect(links()).toHaveLength(1)
  expect(links()[0]?.[0]).toBe('/video-player?id=1')
  for (const words of ['01:01', '12.3K', 'Nan']) expect(links()[0]?.[1]).toContain(words)
  expect(sent('listVideos')[0]).toMatchObject({ type: 2, classification_id: 0 })
})

test('CONT-02 order and category stand in the address and are asked of the server; Back takes them back', async () => {
  const { path, back, sent } = open('/video-list')
  fireEvent.click(await screen.findByRole('button', { name: 'Goals' }))
  await waitFor(() => expect(sent('listVideos').at(-1)).toMatchObject({ classification_id: 3 }))
  press('Newest')
  await waitFor(() => expect(sent('listVideos').at(-1)).toMatchObject({ type: 0, classification_id: 3 }))
  expect(path()).toBe('/video-list?order=newest&cid=3')
  await back()
  expect(path()).toBe('/video-list?cid=3')
})

test('CONT-02 a search asks by title; nothing found says the words; the field follows Back and is emptied by its cross', async () => {
  const { path, sent } = open('/video-list')
  await screen.findByText('First')
  find('Search videos', 'volley <b>')
  expect(await screen.findByText('No video found for “volley <b>”')).toBeTruthy()
  expect(sent('listVideosOfCategory')[0]).toMatchObject({ name: 'volley <b>' })
  press('Clear')
  await waitFor(() => expect(path()).toBe('/video-list'))
  expect(await screen.findByText('First')).toBeTruthy()
  cleanup()
  const again = open('/video-list?name=corner')
  await screen.findByText('No video found for “corner”')
  expect(field('Search videos').value).toBe('corner')
  press('Newest')
  await waitFor(() => expect(again.path()).toBe('/video-list?order=newest&name=corner'))
  find('Search videos', 'header')
  await screen.findByText('No video found for “header”')
  expect(field('Search videos').value).toBe('header')
  // Words are no step of their own: they go with the order they were asked in.
  await again.back()
  await waitFor(() => expect(field('Search videos').value).not.toBe('header'))
})

test('CONT-02 the ranking of a period: places, another period in the address, nothing, a failure, what is known', async () => {
  let answer: unknown = known.getVideoRanking
  const { path, client, sent } = open('/video-list?order=rank', { getVideoRanking: () => answer })
  await screen.findByText('Most seen')
  expect([...document.querySelectorAll('[data-place]')].map((cell) => cell.getAttribute('data-place'))).toEqual([
    '1',
    '2',
  ])
  answer = new Error('down')
  await askAgain(client, ['content', 'video-rank'])
  expect(screen.getByText('Most seen')).toBeTruthy()
  press('Day')
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer = []
  fireEvent.click(again)
  expect(await screen.findByText('No data')).toBeTruthy()
  expect(path()).toBe('/video-list?order=rank&period=day')
  expect(new Set(sent('getVideoRanking').map(({ type }) => Number(type)))).toEqual(new Set([1, 0]))
})

test('CONT-02 nonsense in the address is the usual list', async () => {
  const { sent } = open('/video-list?order=best&cid=x&period=year')
  await screen.findByText('First')
  expect(sent('listVideos')[0]).toMatchObject({ type: 2, classification_id: 0 })
})

test('CONT-02 a list that fails is asked for again; a member finds the own videos', async () => {
  let isDown = true
  logIn()
  open('/video-list', { listVideos: () => (isDown ? new Error('down') : known.listVideos) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(document.querySelector('a[href="/member?type=32"]')).toBeTruthy()
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByText('Second')).toBeTruthy()
})

const menu = () => within(screen.getByRole('navigation'))

test('CONT-02 the menu of categories folds; the open one is the list and the heading', async () => {
  const { sent } = open('/video-classify')
  fireEvent.click(await screen.findByRole('button', { name: /^Goals ?12$/ }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Goals')
  await waitFor(() => expect(sent('listVideos').at(-1)).toMatchObject({ classification_id: 3, type: 1 }))
  expect(menu().getByRole('button', { current: true }).textContent).toBe('Goals12')
  const fold = menu().getByRole('button', { name: 'All categories' })
  fireEvent.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(menu().queryByRole('button', { name: /^Goals ?12$/ })).toBeNull()
})

test('CONT-02 a visitor makes a menu of one’s own that the browser keeps; only a member’s is told to the server', async () => {
  const { sent } = open('/video-classify')
  fireEvent.click(await screen.findByRole('button', { name: 'Add to mine: Saves' }))
  expect(menu().getAllByRole('button', { name: /^Saves ?1$/ })).toHaveLength(2)
  expect(localStorage.getItem('meClass')).toBe('[4]')
  expect(sent('toggleOwnVideoCategory')).toEqual([])
  fireEvent.click(menu().getAllByRole('button', { name: 'Remove from mine: Saves' })[0] as HTMLElement)
  expect(menu().getByText('Nothing chosen yet')).toBeTruthy()
})

test('CONT-02 categories that do not load are asked for again; those that are known stay', async () => {
  let isDown = true
  act(() => openCategory(0))
  const { client } = open('/video-classify', {
    listAllVideoCategories: () => (isDown ? new Error('down') : categories),
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(again)
  await screen.findByRole('button', { name: /^Goals ?12$/ })
  isDown = true
  await askAgain(client, ['content'])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
