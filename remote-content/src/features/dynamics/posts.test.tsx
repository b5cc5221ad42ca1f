import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { hearLogIns, leave, logIn, press, show, speak, type } from '../../show.fixture'
import { wireComment, wirePost } from '../../wire-rows.fixture'
import PostsSlot from './posts.slot'

beforeEach(() => speak())
afterEach(leave)

function open(replies: Replies) {
  const log = answerCalls(replies)
  const asked = (name: string) => log.filter((question) => question.name === name).map(({ input }) => input)
  return { asked, ...show(<PostsSlot userId={1} />) }
}
const post = (id: number, more: object = {}) => wirePost(id, { title: `Said ${id}`, ...more })
const like = (count: number) => `${en.article.like} ${count}`

test('posts that do not load are asked for again by the button', async () => {
  let isDown = true
  open({ listDynamics: () => (isDown ? new Error('down') : pageOf([post(1)])) })
  const again = await screen.findByRole('button', { name: en.state.retry })
  expect(screen.queryByText(en.posts.none)).toBeNull()
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByText('Said 1')).toBeTruthy()
})

test('a page without posts says so; only its owner, an anchor, is offered to write the first one', async () => {
  open({ listDynamics: pageOf([]) })
  expect(await screen.findByText(en.posts.none)).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
  logIn({ isAnchor: true })
  expect(await screen.findByText(en.posts.noneOwn)).toBeTruthy()
  expect(screen.getByRole('form', { name: en.posts.write })).toBeTruthy()
  logIn({ id: 2, isAnchor: true })
  expect(await screen.findByText(en.posts.none)).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('a post that was refused stays in its field with the reason; sent again it is listed and the field is empty', async () => {
  const listed: object[] = []
  let isRefused = true
  const { asked } = open({
    listDynamics: () => pageOf(listed),
    postDynamic: () => {
      if (isRefused) return new Error('Too many posts today')
      listed.push(post(7))
      return null
    },
  })
  logIn({ isAnchor: true })
  await screen.findByRole('form', { name: en.posts.write })
  type(en.posts.write, '  A derby!  ')
  press(en.posts.post)
  expect((await screen.findByRole('alert')).textContent).toBe('Too many posts today')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: en.posts.write })
  expect(field.value).toBe('  A derby!  ')
  isRefused = false
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(await screen.findByText('Said 7')).toBeTruthy()
  expect(field.value).toBe('')
  expect(asked('postDynamic').map(({ title }) => title)).toEqual(['A derby!', 'A derby!'])
})

test('nothing but spaces can not be posted, by button or by key', async () => {
  const { asked } = open({ listDynamics: pageOf([]) })
  logIn({ isAnchor: true })
  await screen.findByRole('form', { name: en.posts.write })
  type(en.posts.write, ' \n ')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: en.posts.post }).disabled).toBe(true)
  fireEvent.keyDown(screen.getByRole('textbox', { name: en.posts.write }), { key: 'Enter', ctrlKey: true })
  expect(asked('postDynamic')).toEqual([])
})

test('a like shows at once and goes back when the server refuses; a second press meanwhile sends nothing', async () => {
  let answer: (data: unknown) => void = () => undefined
  const { asked } = open({
    listDynamics: pageOf([post(1, { like: 4 })]),
    toggleDynamicLike: () => new Promise((resolve) => (answer = resolve)),
  })
  logIn()
  fireEvent.click(await screen.findByRole('button', { name: like(4) }))
  const on = await screen.findByRole('button', { name: like(5) })
  expect(on.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(on)
  await waitFor(() => expect(asked('toggleDynamicLike')).toHaveLength(1))
  answer(new Error('no'))
  const off = await screen.findByRole('button', { name: like(4) })
  expect(off.getAttribute('aria-pressed')).toBe('false')
  expect(asked('toggleDynamicLike')).toEqual([{ id: 1 }])
})

test('a visitor who likes is asked to log in, and it is done once that happened', async () => {
  const { asked } = open({
    listDynamics: pageOf([post(1, { like: 4 })]),
    toggleDynamicLike: { is_on: 1, total: 9 },
  })
  const logIns = hearLogIns()
  fireEvent.click(await screen.findByRole('button', { name: like(4) }))
  expect(asked('toggleDynamicLike')).toEqual([])
  expect(logIns.asked).toHaveLength(1)
  act(() => void logIns.asked[0]?.())
  // The server's number counts, not the guess.
  expect(await screen.findByRole('button', { name: like(9) })).toBeTruthy()
  logIns.stop()
})

test('one’s own post is deleted only after being asked, and the list comes anew', async () => {
  let rows = [post(1), post(2, { uid: 1 })]
  const { asked } = open({
    listDynamics: () => pageOf(rows),
    deleteDynamic: () => {
      rows = [post(1)]
      return null
    },
  })
  logIn()
  fireEvent.click(await screen.findByRole('button', { name: en.posts.delete }))
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: en.deletion.cancel }))
  expect(asked('deleteDynamic')).toEqual([])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  press(en.posts.delete)
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: en.deletion.yes }))
  await waitFor(() => expect(screen.queryByText('Said 2')).toBeNull())
  expect(screen.getByText('Said 1')).toBeTruthy()
  expect(asked('deleteDynamic')).toEqual([{ id: 2 }])
})

test('comments open below their post, and their failure leaves the post', async () => {
  let isDown = true
  const said = wireComment(3, { title: 'Well said' })
  open({
    listDynamics: pageOf([post(1, { comment: 2 })]),
    getDynamic: () => (isDown ? new Error('down') : { info: post(1, { comment: 3 }), commentList: pageOf([said]) }),
  })
  const toggle = await screen.findByRole('button', { name: `${en.comments.title} 2` })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(toggle)
  const again = await screen.findByRole('button', { name: en.state.retry })
  expect(screen.getByText('Said 1')).toBeTruthy()
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByText('Well said')).toBeTruthy()
  // One more was written since the list was read.
  expect(screen.getByRole('button', { name: `${en.comments.title} 3` }).getAttribute('aria-expanded')).toBe('true')
})

test.each([
  ['markup', '<img src=x onerror=alert(1)><script>x</script>'],
  ['a text of the longest kind', 'x'.repeat(2_000)],
  ['other scripts', 'مرحبا 👩‍👩‍👧‍👦 ‮abc'],
])('a post of %s is shown as it was written', async (_what, title) => {
  const { container } = open({ listDynamics: pageOf([post(1, { title })]) })
  await waitFor(() => expect(container.querySelector('article p')?.textContent).toBe(title))
  expect(container.querySelector('article p *')).toBeNull()
})
