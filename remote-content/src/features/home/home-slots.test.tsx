import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { CallName } from '@pitchside/contract'
import { answerCalls, pageOf } from '@pitchside/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import en from '../../i18n/en.json'
import { leave, show, speak } from '../../show.fixture'
import { wireExpert, wireFilm, wirePost, wireStory } from '../../wire-rows.fixture'
import CirclesSlot from './circles.slot'
import ExpertsSlot from './experts.slot'
import HeadlinesSlot from './headlines.slot'
import VideosSlot from './videos.slot'

beforeEach(() => speak())
afterEach(leave)

const around = { listCircleNames: [], listVideoCategories: [] }
const rows = (of: (id: number) => object) => Array.from({ length: 10 }, (_, place) => of(place + 1))
const addresses = (page: string) =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => address.startsWith(page))

type Slot = [
  what: string,
  Slot: ComponentType,
  call: CallName,
  of: (found: object[]) => object,
  row: (id: number) => object,
  page: string,
  shown: number,
]
const slots: Slot[] = [
  ['news', HeadlinesSlot, 'listHeadlines', (found) => ({ list: pageOf(found), banner: [] }), wireStory, '/detail?', 6],
  ['videos', VideosSlot, 'listVideos', pageOf, wireFilm, '/video-player?', 5],
  ['circles', CirclesSlot, 'listCirclePosts', pageOf, wirePost, '/circle-detail?post', 4],
]

describe.each(slots)('%s on the home page', (_what, View, call, of, row, page, shown) => {
  test('wait as a skeleton, then fill their place and no more', async () => {
    let arrive: (data: object) => void = () => undefined
    answerCalls({ ...around, [call]: () => new Promise((resolve) => (arrive = resolve)) })
    const { container } = show(<View />)
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
    await waitFor(() => {
      arrive(of(rows(row)))
      expect(addresses(page)).toHaveLength(shown)
    })
    expect(container.querySelector('[aria-busy="true"]')).toBeNull()
  })

  test('say that there is nothing yet', async () => {
    answerCalls({ ...around, [call]: of([]) })
    show(<View />)
    expect(await screen.findByText(en.state.empty)).toBeTruthy()
    expect(screen.queryByRole('button', { name: en.state.retry })).toBeNull()
  })

  test('are asked for again after a failure, which is never taken for nothing', async () => {
    let isDown = true
    answerCalls({ ...around, [call]: () => (isDown ? new Error('down') : of(rows(row))) })
    show(<View />)
    const again = await screen.findByRole('button', { name: en.state.retry })
    expect(screen.queryByText(en.state.empty)).toBeNull()
    isDown = false
    fireEvent.click(again)
    await waitFor(() => expect(addresses(page)).toHaveLength(shown))
    expect(screen.queryByRole('button', { name: en.state.retry })).toBeNull()
  })
})

test('a category of videos on the home page asks for its own, and the first four categories are offered', async () => {
  const names = ['Goals', 'Saves', 'Talks', 'Training', 'Fans']
  const log = answerCalls({
    listVideoCategories: names.map((name, place) => ({ id: place + 1, name, icon: '', is_my: 0, num: 3 })),
    listVideos: ({ classification_id }: { classification_id: string }) =>
      pageOf([wireFilm(Number(classification_id) + 20)]),
  })
  show(<VideosSlot />)
  fireEvent.click(await screen.findByRole('button', { name: 'Saves' }))
  await waitFor(() => expect(addresses('/video-player?')).toEqual(['/video-player?id=22']))
  expect(screen.queryByRole('button', { name: 'Fans' })).toBeNull()
  expect(log.filter(({ name }) => name === 'listVideos').map(({ input }) => Number(input.classification_id))).toEqual([
    0, 2,
  ])
})

test('the largest circles stand first, six of them; a post shows topics and names as words', async () => {
  const circle = (id: number, members: number) => ({
    id,
    name: `Circle ${id}`,
    icon: 'C',
    desc: '',
    members,
    num: 1,
    is_join: 0,
  })
  answerCalls({
    listCircleNames: [5, 80, 20, 90, 1, 70, 60].map((members, place) => circle(place + 1, members)),
    listCirclePosts: pageOf([wirePost(1, { title: '', content: 'Who wins #Derby#, @Ann?' })]),
  })
  show(<CirclesSlot />)
  expect(await screen.findByText(/Who wins #Derby#, @Ann\?/)).toBeTruthy()
  await waitFor(() =>
    expect(addresses('/circle-detail?id')).toEqual([4, 2, 6, 7, 3, 1].map((id) => `/circle-detail?id=${id}`)),
  )
  expect(addresses('/circle?topic')).toEqual([])
})

test('experts are ranked by hit rate, then by their run: each order shows its own figure', async () => {
  const ann = wireExpert(1, { nickname: 'Ann', hit_rate: 71, continuous_tag: '' })
  const bob = wireExpert(2, { nickname: 'Bob', hit_rate: -1, continuous_tag: '5 in a row' })
  const log = answerCalls({
    listExperts: ({ order }: { order: string }) => pageOf(Number(order) === 0 ? [ann, bob] : [bob, ann]),
  })
  show(<ExpertsSlot />)
  const shown = () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? '')
  await waitFor(() => expect(shown()[0]).toContain('71%'))
  // Nothing was decided yet: that is no rate of -1.
  expect(shown()[1]).toMatch(/Bob.*-$/)
  expect(shown()[1]).not.toContain('%')
  fireEvent.click(screen.getByRole('button', { name: en.experts.orders.streak }))
  await waitFor(() => expect(shown()[0]).toContain('5 in a row'))
  expect(log.map(({ input }) => Number(input.order))).toEqual([0, 1])
})
