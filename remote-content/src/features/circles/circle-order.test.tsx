import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hearLogIns, leave, logIn, press, show, speak, type } from '../../show.fixture'
import { wireCircle, wireComment, wirePost } from '../../wire-rows.fixture'
import CirclePage from './circle.page'
import CircleDetailPage from './circle-detail.page'

beforeEach(() => speak())
afterEach(leave)

const nan = { uid: 5, user_nickname: 'Nan', avatar: '' }
const known: Replies = {
  listCircleNames: [{ id: 1, name: 'Gunners', desc: '', icon: 'GU', members: 5, num: 2, is_join: 0 }],
  getCircle: wireCircle(),
  listTopics: [],
  listCirclePosts: pageOf([]),
}

function open(address: string, replies: Replies = {}) {
  const asked = answerCalls({ ...known, ...replies })
  const page = show(address.startsWith('/circle-detail') ? <CircleDetailPage /> : <CirclePage />, address)
  return { ...page, sent: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input) }
}
const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement)
const dialog = async () => within(await screen.findByRole('dialog'))
const rules = { zh: ['文明发言'], en: ['Be kind', 'No <b>spoilers</b>'], vi: [] }

test('CONT-03 a circle shows its rules and who looks after it, and a visitor changes nothing', async () => {
  open('/circle-detail?id=1', { getCircle: wireCircle({ rules, moderators: [nan] }) })
  const list = await card('Rules')
  expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(rules.en)
  const people = await card('Moderators')
  expect((await people.findByText('Nan')).closest('a')?.getAttribute('href')).toBe('/persona?id=5')
  expect(people.getByText('Moderator')).toBeTruthy()
  for (const name of ['Edit the rules', 'Log', 'Add a moderator'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('CONT-03 rules nobody wrote in the own language are read in another one, and are at hand where one writes', async () => {
  await speak('vi')
  open('/circle-detail?id=1', { getCircle: wireCircle({ rules: { ...rules, zh: [] } }) })
  const hand = (await screen.findByText('Xem nội quy của cộng đồng')).closest('details') as HTMLElement
  expect(within(hand).getByText('Be kind').closest('ol')?.lang).toBe('en')
})

test('CONT-03 what did not load is asked for again; without rules and moderators it says so', async () => {
  let isDown = true
  open('/circle-detail?id=1', { getCircle: () => (isDown ? new Error('down') : wireCircle()) })
  const list = await card('Rules')
  const again = await list.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(again)
  expect(await list.findByText('This circle has no rules yet')).toBeTruthy()
  expect(await screen.findByText('Nobody moderates this circle yet')).toBeTruthy()
})

test('CONT-03 a moderator edits the rules, a line each; what is refused stays to be mended', async () => {
  logIn()
  let refuses = true
  const { sent } = open('/circle-detail?id=1', {
    getCircle: wireCircle({ rules, role: 1 }),
    saveCircleRules: () => (refuses ? new Error('Not you') : null),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the rules' }))
  const form = await dialog()
  const field = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Rules in English' })
  expect(field.value).toBe('Be kind\nNo <b>spoilers</b>')
  fireEvent.change(field, { target: { value: 'x'.repeat(81) } })
  expect(form.getByRole('alert').textContent).toContain('10 rules at most')
  expect(form.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
  fireEvent.change(field, { target: { value: ' One \n\nTwo' } })
  fireEvent.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findByRole('alert')).textContent).toBe('Not you')
  refuses = false
  fireEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('saveCircleRules').at(-1)).toEqual({ id: 1, rules: { zh: ['文明发言'], en: ['One', 'Two'], vi: [] } })
})

test('CONT-03 an operator finds a member and makes a moderator of them, and removes one', async () => {
  logIn()
  const { sent } = open('/circle-detail?id=1', {
    getCircle: wireCircle({ moderators: [nan], role: 2 }),
    listMentionable: [nan, { uid: 7, user_nickname: 'Lee', avatar: '' }],
    appointCircleModerator: null,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add a moderator' }))
  const box = await dialog()
  const search = box.getByRole('searchbox', { name: 'Search a member by name' })
  fireEvent.change(search, { target: { value: 'Le' } })
  fireEvent.keyDown(search, { key: 'Enter' })
  expect((await box.findByRole('button', { name: 'Make Nan a moderator' })).hasAttribute('disabled')).toBe(true)
  fireEvent.click(box.getByRole('button', { name: 'Make Lee a moderator' }))
  await waitFor(() => expect(sent('appointCircleModerator')).toEqual([{ id: 1, uid: 7, is_on: 1 }]))
  expect(sent('listMentionable')).toEqual([{ name: 'Le' }])
  fireEvent.click(box.getByRole('button', { name: 'Close' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the moderator Nan' }))
  await waitFor(() => expect(sent('appointCircleModerator').at(-1)).toEqual({ id: 1, uid: 5, is_on: 0 }))
})

test('CONT-03 moderators read what was done, by whom and why', async () => {
  logIn()
  const deed = { id: 1, addtime: 1, uid: 5, user_nickname: 'Nan', deed: 'hide-post', target_id: 11, target_uid: 7 }
  open('/circle-detail?id=1', {
    getCircle: wireCircle({ role: 1 }),
    listCircleActions: pageOf([{ ...deed, target_name: 'Lee', content: '<i>Loud</i>', remark: 'off topic' }]),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Log' }))
  const row = await (await dialog()).findByRole('listitem')
  for (const words of ['hid a post of Lee', '<i>Loud</i>', 'Reason: off topic'])
    expect(row.textContent).toContain(words)
})

const aPost = (change: object = {}) => pageOf([wirePost(11, { title: 'First', ...change })])
async function choose(item: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Moderate the post of Nan' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

test('CONT-03 a moderator hides a post and says why; others have no such menu', async () => {
  logIn()
  const { sent } = open('/circle', {
    listCirclePosts: aPost({ may_moderate: 1, is_moderator: 1 }),
    hideCirclePost: null,
  })
  await choose('Hide the post')
  const box = await dialog()
  expect(box.getByRole('button', { name: 'Hide' }).hasAttribute('disabled')).toBe(true)
  fireEvent.change(box.getByRole('textbox', { name: 'Reason' }), { target: { value: ' spam ' } })
  fireEvent.click(box.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(sent('hideCirclePost')).toEqual([{ id: 11, remark: 'spam' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Moderator')).toBeTruthy()
  cleanup()
  open('/circle', { listCirclePosts: aPost() })
  await screen.findByText('First')
  expect(screen.queryByRole('button', { name: 'Moderate the post of Nan' })).toBeNull()
  expect(screen.queryByText('Moderator')).toBeNull()
})

test.each([
  [0, 'Pin the post', 1],
  [1, 'Unpin the post', 0],
])('CONT-03 a post that is pinned %i: "%s"', async (is_top, item, sends) => {
  logIn()
  const { sent } = open('/circle', { listCirclePosts: aPost({ may_moderate: 1, is_top }), pinCirclePost: null })
  await choose(item)
  await waitFor(() => expect(sent('pinCirclePost')).toEqual([{ id: 11, is_top: sends }]))
})

test('CONT-03 comments of moderators are marked, and a moderator hides one', async () => {
  logIn()
  const { sent } = open('/circle-detail?post=11', {
    getCircle: wireCircle({ moderators: [{ ...nan, uid: 2 }], role: 1 }),
    getCirclePost: {
      info: wirePost(11, { title: 'First', may_moderate: 1, comment: 2 }),
      commentList: pageOf([wireComment(3), wireComment(4, { uid: 9, user_nickname: 'Lee' })]),
    },
    hideCirclePostComment: null,
  })
  const said = async (text: string) => within((await screen.findByText(text)).closest('article') as HTMLElement)
  expect(await (await said('said 3')).findByText('Moderator')).toBeTruthy()
  const theirs = await said('said 4')
  expect(theirs.queryByText('Moderator')).toBeNull()
  fireEvent.click(theirs.getByRole('button', { name: 'Hide the comment of Lee' }))
  const box = await dialog()
  fireEvent.change(box.getByRole('textbox', { name: 'Reason' }), { target: { value: 'spoiler' } })
  fireEvent.click(box.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(sent('hideCirclePostComment')).toEqual([{ id: 4, remark: 'spoiler' }]))
})

const poll = (change: object = {}) => ({
  ...{ options: [-1, -1].map((votes, at) => ({ text: ['Reds', '<b>Blues</b>'][at], votes })), num: 3 },
  ...{ ends_at: Date.now() + 3_600_000, is_over: 0, mine: -1 },
  ...change,
})
const options = () => screen.getAllByRole('button').filter((one) => /Reds|Blues/.test(one.textContent ?? ''))

test('CONT-03 a poll tells the votes to who has voted; a visitor logs in first', async () => {
  const logIns = hearLogIns()
  const voted = poll({
    options: [
      { text: 'Reds', votes: 1 },
      { text: '<b>Blues</b>', votes: 3 },
    ],
    num: 4,
    mine: 1,
  })
  let told: object = poll()
  const { sent } = open('/circle', {
    listCirclePosts: () => aPost({ poll: told }),
    voteCirclePoll: () => {
      told = voted
      return voted
    },
  })
  await screen.findByText('First')
  expect(options().map(({ textContent }) => textContent)).toEqual(['Reds', '<b>Blues</b>'])
  expect(screen.getByText(/^3 votes · Ends /)).toBeTruthy()
  fireEvent.click(options()[1] as HTMLElement)
  expect([logIns.asked.length, sent('voteCirclePoll')]).toEqual([1, []])
  logIn()
  await screen.findByText('First')
  fireEvent.click(options()[1] as HTMLElement)
  await waitFor(() => expect(options().map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true']))
  expect(options().map(({ textContent }) => textContent)).toEqual(['Reds1 vote · 25%', '<b>Blues</b>3 votes · 75%'])
  expect(options().every((one) => one.hasAttribute('disabled'))).toBe(true)
  expect(sent('voteCirclePoll')).toEqual([{ id: 11, choice: 1 }])
  logIns.stop()
})

test('CONT-03 a poll that is over takes no votes', async () => {
  open('/circle', { listCirclePosts: aPost({ poll: poll({ is_over: 1, ends_at: 1 }) }) })
  expect(await screen.findByText('3 votes · The poll is over')).toBeTruthy()
  expect(options().every((one) => one.hasAttribute('disabled'))).toBe(true)
})

const quote = {
  id: 9,
  is_gone: 0,
  uid: 7,
  user_nickname: 'Lee',
  avatar: '',
  title: 'Old',
  content: 'words',
  img: '/media/a.webp',
}

test('CONT-03 a quoted post is a card that leads to it; one that is gone says so', async () => {
  const { container } = open('/circle', { listCirclePosts: aPost({ quote, quotes: 4 }) })
  const link = await screen.findByRole('link', { name: /^Lee/ })
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/circle-detail?post=9', 'LeeOldwords'])
  expect(container.querySelector('[src="/media/a.webp"]')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Quote/ }).textContent).toBe('Quote4')
  cleanup()
  open('/circle', { listCirclePosts: aPost({ quote: { ...quote, is_gone: 1 } }) })
  expect(await screen.findByText('The quoted post was deleted or hidden')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Lee/ })).toBeNull()
})

test('CONT-03 a post is quoted in a post of one’s own, in its circle if no other is chosen', async () => {
  logIn()
  const { sent } = open('/circle', { listCirclePosts: aPost(), publishCirclePost: { id: 12, status: 0 } })
  await screen.findByText('First')
  press('Quote')
  const box = await dialog()
  expect(await box.findByRole('link', { name: /^Nan/ })).toBeTruthy()
  fireEvent.change(box.getByRole('textbox', { name: 'Write a post' }), { target: { value: 'Quite so' } })
  fireEvent.click(box.getByRole('button', { name: 'Post' }))
  await waitFor(() =>
    expect(sent('publishCirclePost')).toEqual([
      { title: '', content: 'Quite so', classification_id: 1, flie: [], mentions: [], quote: 11 },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('CONT-03 a poll is written with a post: it is kept with the draft, and sent when it has two answers', async () => {
  logIn()
  const { sent } = open('/circle-detail?id=1', { publishCirclePost: { id: 12, status: 0 } })
  await screen.findByRole('form', { name: 'Write a post' })
  type('Write a post', 'Who wins?')
  press('Add a poll')
  type('Option 1', 'Reds')
  press('Post')
  expect((await screen.findByText('Write two different options at least')).getAttribute('role')).toBe('alert')
  expect(sent('publishCirclePost')).toEqual([])
  type('Option 2', '👩‍🚀'.repeat(40))
  // Cut to code points, and a free field comes by itself.
  expect([...screen.getByRole<HTMLInputElement>('textbox', { name: 'Option 2' }).value]).toHaveLength(40)
  expect(screen.getByRole('textbox', { name: 'Option 3' })).toBeTruthy()
  type('Option 2', 'Blues')
  press('3 days')
  cleanup()
  const again = open('/circle-detail?id=1', { publishCirclePost: { id: 12, status: 0 } })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Option 2' })).value).toBe('Blues')
  press('Post')
  await waitFor(() =>
    expect(again.sent('publishCirclePost')).toMatchObject([{ poll: { options: ['Reds', 'Blues'], hours: 72 } }]),
  )
  await waitFor(() => expect(JSON.parse(localStorage.getItem('circleDraft') ?? 'null')).toBeNull())
})
