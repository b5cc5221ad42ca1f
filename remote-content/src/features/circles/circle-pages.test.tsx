import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import { CallError } from '@pitchside/http'
import { SlotProvider, type SlotRenderer } from '@pitchside/remote-kit'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hearLogIns, leave, logIn, press, show, speak } from '../../show.fixture'
import { wireCircle, wireComment, wirePost } from '../../wire-rows.fixture'
import CirclePage from './circle.page'
import CircleDetailPage from './circle-detail.page'

beforeEach(() => speak())
afterEach(leave)

const circle = (id: number, name: string, members: number, change: object = {}) => ({
  ...{ id, name, desc: `About ${name}`, icon: name.slice(0, 2), members, num: 1_200, is_join: 0 },
  ...change,
})
const circles = [circle(1, 'Gunners', 50), circle(2, 'Reds', 9_000)]
const known: Replies = {
  listCircleNames: circles,
  getCircle: wireCircle(),
  listTopics: [
    { name: 'Derby', num: 1_500 },
    { name: 'Cup', num: 3 },
  ],
  listCirclePosts: pageOf([wirePost(11, { title: 'First' }), wirePost(12, { title: 'Second' })]),
}
/** What other remotes would draw, by its name and what it is told. */
const Places: SlotRenderer = ({ name, slotProps }) => <section aria-label={name}>{JSON.stringify(slotProps)}</section>

function open(address: string, replies: Replies = {}) {
  const asked = answerCalls({ ...known, ...replies })
  const Page = address.startsWith('/circle-detail') ? CircleDetailPage : CirclePage
  const page = show(
    <SlotProvider value={Places}>
      <Page />
    </SlotProvider>,
    address,
  )
  const { location } = page.router.state
  return {
    ...page,
    first: location.pathname + location.search,
    path: () => page.router.state.location.pathname + page.router.state.location.search,
    sent: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input),
  }
}
const posts = () => screen.queryAllByRole('article')
const post = async (title: string) => within((await screen.findByText(title)).closest('article') as HTMLElement)
const titles = () => posts().map((one) => one.querySelector('h2')?.textContent)
const markOf = (card: ReturnType<typeof within>, name: RegExp) => card.getByRole('button', { name })

test('CONT-03 all circles: what is written there, the largest circles, and what is talked about', async () => {
  open('/circle')
  await screen.findByText('First')
  expect(titles()).toEqual(['First', 'Second'])
  const hot = within(screen.getByRole('heading', { name: 'Popular circles' }).closest('section') as HTMLElement)
  expect((await hot.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    '/circle-detail?id=2',
    '/circle-detail?id=1',
  ])
  expect(hot.getByText('9,000')).toBeTruthy()
  const topics = within(screen.getByRole('heading', { name: 'Hot topics' }).closest('section') as HTMLElement)
  expect(topics.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/circle?topic=Derby',
    '/circle?topic=Cup',
  ])
})

test('CONT-03 which posts stands in the address and asks the server for it; Back takes it back', async () => {
  const { path, sent, router } = open('/circle')
  await screen.findByText('First')
  press('New')
  await waitFor(() => expect(sent('listCirclePosts').at(-1)).toMatchObject({ id: '0', order: '0' }))
  expect(path()).toBe('/circle?tab=new')
  press('Best')
  await waitFor(() => expect(sent('listCirclePosts').at(-1)).toMatchObject({ is_refining: '1' }))
  await act(() => router.navigate(-1))
  expect(path()).toBe('/circle?tab=new')
})

test('CONT-03 what one follows is asked of members only, and nothing followed says what to do', async () => {
  const logIns = hearLogIns()
  const { sent } = open('/circle?tab=followed', { listFollowedCirclePosts: pageOf([]) })
  expect(await screen.findByText('Log in to see the posts you follow')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Log in' }).at(-1) as HTMLElement)
  expect(logIns.asked).toHaveLength(1)
  expect(sent('listFollowedCirclePosts')).toEqual([])
  logIn()
  expect(await screen.findByText('Nothing new from those you follow')).toBeTruthy()
  logIns.stop()
})

test('CONT-03 one topic: its name, its posts, and the way back to all', async () => {
  const { sent } = open('/circle?topic=Derby')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('#Derby#')
  await screen.findByText('First')
  expect(sent('listCirclePosts')[0]).toMatchObject({ topic: 'Derby' })
  expect(screen.getByRole('link', { name: 'Show all posts' }).getAttribute('href')).toBe('/circle')
  expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('/circle?topic=Derby')
})

test('CONT-03 posts that fail are asked for again; a circle without one says so', async () => {
  let isDown = true
  open('/circle', { listCirclePosts: () => (isDown ? new Error('down') : pageOf([])) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByText('No posts yet. Write the first one')).toBeTruthy()
})

test('CONT-03 a circle says what it is about; joining counts at once, everywhere on the page', async () => {
  logIn()
  let members = 50
  const { sent } = open('/circle-detail?id=1', {
    listCircleNames: () => [circle(1, 'Gunners', members, { is_join: members - 50 })],
    toggleCircleMembership: () => {
      members = 51
      return { is_on: 1, total: 51 }
    },
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Gunners')
  expect(screen.getByText('About Gunners')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Join Gunners' })[0] as HTMLElement)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Joined Gunners' })).toHaveLength(2))
  expect(screen.getAllByText('51').length).toBeGreaterThan(0)
  expect(sent('toggleCircleMembership')).toEqual([{ id: 1 }])
})

test('CONT-03 a visitor who joins is asked to log in; a refused join joins nothing', async () => {
  const logIns = hearLogIns()
  const { sent } = open('/circle-detail?id=1', { toggleCircleMembership: new Error('Full') })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Join Gunners' }))[0] as HTMLElement)
  expect([logIns.asked.length, sent('toggleCircleMembership')]).toEqual([1, []])
  logIn()
  fireEvent.click((await screen.findAllByRole('button', { name: 'Join Gunners' }))[0] as HTMLElement)
  await waitFor(() => expect(sent('toggleCircleMembership')).toHaveLength(1))
  expect(await screen.findAllByRole('button', { name: 'Join Gunners' })).toHaveLength(2)
  logIns.stop()
})

test.each(['/circle-detail?id=99', '/circle-detail?id=x', '/circle-detail'])(
  'CONT-03 no circle at %s: the way to the others',
  async (address) => {
    open(address)
    expect(await screen.findByText('This circle does not exist or was closed')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All circles' }).getAttribute('href')).toBe('/circle')
  },
)

test('CONT-03 a post tells who wrote it where, whether it is pinned or best, and what was said first', async () => {
  const said = [{ uid: 9, user_nickname: 'Lee', title: 'Well said' }]
  open('/circle', {
    listCirclePosts: pageOf([
      wirePost(11, { title: 'First', is_top: 1, is_refining: 1, comment: 12, hot_comments: said, tier: 3, level: 8 }),
    ]),
  })
  const card = await post('First')
  for (const words of ['Pinned', 'Best', 'Earl', 'Well said']) expect(card.getByText(words)).toBeTruthy()
  expect(card.getByRole('link', { name: 'All comments (12)' }).getAttribute('href')).toBe(
    '/circle-detail?post=11#comments',
  )
  expect(card.getByRole('link', { name: 'Cup' }).getAttribute('href')).toBe('/circle-detail?id=1')
})

test('CONT-03 a like and a star count at once; a refusal takes them back', async () => {
  logIn()
  open('/circle', {
    listCirclePosts: pageOf([wirePost(11, { title: 'First', likes: 4, favorites: 1, is_favorites: 1 })]),
    toggleCirclePostLike: { is_on: 1, total: 5 },
    togglePostFavorite: new Error('Not now'),
  })
  const card = await post('First')
  fireEvent.click(markOf(card, /^Like/))
  await waitFor(() => expect(markOf(card, /^Like/).textContent).toBe('Like5'))
  expect(markOf(card, /^Like/).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(markOf(card, /^Save/))
  await waitFor(() => expect(markOf(card, /^Save/).getAttribute('aria-pressed')).toBe('true'))
  expect(markOf(card, /^Save/).textContent).toBe('Save1')
})

test('CONT-03 a visitor who likes or follows is asked to log in, and it is done then', async () => {
  const logIns = hearLogIns()
  const { sent } = open('/circle', {
    toggleCirclePostLike: { is_on: 1, total: 1 },
    toggleFollow: { is_attention: 1, attention: 8 },
  })
  const card = await post('First')
  fireEvent.click(markOf(card, /^Like/))
  fireEvent.click(card.getByRole('button', { name: 'Follow Nan' }))
  expect([logIns.asked.length, sent('toggleCirclePostLike'), sent('toggleFollow')]).toEqual([2, [], []])
  act(() => void logIns.asked[1]?.())
  expect((await card.findByRole('button', { name: 'Following Nan' })).getAttribute('aria-pressed')).toBe('true')
  expect(sent('toggleFollow')).toEqual([{ id: 5 }])
  logIns.stop()
})

test('CONT-03 a post is shared; where its address may not be copied it is told', async () => {
  const told: string[] = []
  const stop = bus.on('toast.requested', ({ text }) => told.push(text))
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('no')) },
  })
  open('/circle')
  fireEvent.click((await post('First')).getByRole('button', { name: 'Share' }))
  press('Copy link')
  await waitFor(() => expect(told).toEqual([`${location.origin}/circle-detail?post=11&lang=en`]))
  Reflect.deleteProperty(navigator, 'clipboard')
  stop()
})

test('CONT-03 the own post is deleted after a question, with a way back; it can not be followed', async () => {
  logIn({ id: 5 })
  let rows = [wirePost(11, { title: 'First' })]
  const { sent } = open('/circle', {
    listCirclePosts: () => pageOf(rows),
    deleteCirclePost: () => {
      rows = []
      return null
    },
  })
  const card = await post('First')
  expect(card.queryByRole('button', { name: /Follow/ })).toBeNull()
  fireEvent.click(card.getByRole('button', { name: 'Delete the post' }))
  const question = () => within(screen.getByRole('alertdialog'))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('This can not be undone')
  fireEvent.click(question().getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent('deleteCirclePost')).toEqual([])
  fireEvent.click(card.getByRole('button', { name: 'Delete the post' }))
  await screen.findByRole('alertdialog')
  fireEvent.click(question().getByRole('button', { name: /^Delete/ }))
  await waitFor(() => expect(posts()).toHaveLength(0))
  expect(sent('deleteCirclePost')).toEqual([{ id: 11 }])
})

test('CONT-03 a post of somebody else is reported by its kind and number', async () => {
  logIn()
  open('/circle')
  fireEvent.click((await post('First')).getByRole('button', { name: 'Report the post of Nan' }))
  expect((await screen.findByRole('region', { name: 'report.dialog' })).textContent).toContain(
    '"target":{"kind":"circle-post","id":11}',
  )
})

const one = (change: object = {}, said: object[] = []) => ({
  info: wirePost(11, { title: 'First', ...change }),
  commentList: pageOf(said),
})

test('CONT-03 one post: all of it, its circle, and its comments in the order one asks for', async () => {
  const { sent } = open('/circle-detail?post=11', { getCirclePost: one({ comment: 1 }, [wireComment(3)]) })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('First')
  expect(await screen.findByText('said 3')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Cup' })[0]?.getAttribute('href')).toBe('/circle-detail?id=1')
  press('Top')
  await waitFor(() => expect(new Set(sent('getCirclePost').map(({ order }) => order)).size).toBe(2))
})

test.each([
  [0, '', 'Awaiting review, only you see it'],
  [2, 'Off topic', 'Not approved, only you see it · Reason: Off topic'],
])('CONT-03 a post of state %i is seen by its author alone: no marks, no comments', async (status, remark, words) => {
  logIn({ id: 5 })
  open('/circle-detail?post=11', { getCirclePost: one({ status, remark }) })
  expect((await screen.findByText(words)).closest('[role="status"]')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('CONT-03 a post that is gone says so in the words of the server; one that failed is asked for again', async () => {
  open('/circle-detail?post=11', { getCirclePost: new CallError('This post was deleted', 1, 'post-gone') })
  expect(await screen.findByText('This post was deleted')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  cleanup()
  let answer: unknown = new CallError('down', 1, 'status')
  open('/circle-detail?post=11', { getCirclePost: () => answer })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer = one()
  fireEvent.click(again)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('First')
})
