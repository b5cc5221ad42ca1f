import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { askAgain, hearLogIns, leave, logIn, press, show, speak, type } from '../../show.fixture'
import { wireComment } from '../../wire-rows.fixture'
import CommentPage from './comment.page'

beforeEach(() => speak())
afterEach(leave)

const thread = (
  change: object = {},
  rows: object[] = [wireComment(8, { user_nickname: 'Lee' })],
  total = rows.length,
) => ({
  ...pageOf(rows, { total }),
  info: wireComment(7, { comment: total, like: 2, ...change }),
  post: { id: 3, title: 'The article' },
})
function open(replies: Replies = {}, id = '7') {
  const asked = answerCalls({ listHeadlineReplies: thread(), ...replies })
  const { router, client } = show(<CommentPage />, `/comment?id=${id}`)
  return {
    client,
    path: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
    sent: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input),
  }
}
const said = async (text: string) => within((await screen.findByText(text)).closest('article') as HTMLElement)

test('CONT-01 one comment with what was answered, and the way to its article', async () => {
  open()
  expect(await screen.findByText('said 7')).toBeTruthy()
  expect(await screen.findByText('said 8')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'The article' }).getAttribute('href')).toBe('/detail?id=3')
})

test('CONT-01 more replies come page by page, and what is there stays when the next does not come', async () => {
  let isDown = true
  open({
    listHeadlineReplies: ({ page }: { page: number }) => {
      if (Number(page) !== 2) return thread({}, [wireComment(8)], 11)
      return isDown ? new Error('down') : { ...thread({}, [wireComment(9)], 11), current_page: 2 }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show more' }).getAttribute('aria-busy')).toBeNull())
  expect(screen.getByText('said 8')).toBeTruthy()
  isDown = false
  press('Show more')
  expect(await screen.findByText('said 9')).toBeTruthy()
})

test('CONT-01 an answer names whom it answers, waits for words, and is sent by keys too', async () => {
  logIn()
  const { sent } = open({ commentHeadline: wireComment(20, { title: 'Indeed' }) })
  fireEvent.click((await said('said 8')).getByRole('button', { name: 'Reply' }))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Lee' })
  expect(document.activeElement).toBe(field)
  expect(field.maxLength).toBe(limits.commentChars)
  type('Reply to Lee', '   ')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Post' }).disabled).toBe(true)
  type('Reply to Lee', ' Indeed ')
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  const posted = sent('commentHeadline')
  expect(posted).toHaveLength(1)
  expect(JSON.stringify(posted[0])).toContain('"Indeed"')
})

test('CONT-01 a like counts what the server counted; a refused one counts nothing', async () => {
  logIn()
  let answer: unknown = { is_on: 1, total: 5 }
  open({ toggleHeadlineCommentLike: () => answer })
  const like = async (name: RegExp) => (await said('said 7')).getAllByRole('button', { name })[0] as HTMLElement
  fireEvent.click(await like(/^Like Nan's comment, 2/))
  await waitFor(async () => expect((await like(/^Like Nan's comment, 5/)).getAttribute('aria-pressed')).toBe('true'))
  answer = new Error('Not now')
  fireEvent.click(await like(/^Like Nan's comment, 5/))
  await act(async () => undefined)
  expect((await like(/^Like Nan's comment, 5/)).getAttribute('aria-pressed')).toBe('true')
})

test('CONT-01 who deletes the own comment comes back to the comments of its article', async () => {
  logIn({ id: 2 })
  const { path, sent } = open({ deleteHeadlineComment: null })
  fireEvent.click((await said('said 7')).getAllByRole('button', { name: 'Delete' })[0] as HTMLElement)
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Its replies go with it. This cannot be undone.')).toBeTruthy()
  expect(sent('deleteHeadlineComment')).toEqual([])
  fireEvent.click(question.getByRole('button', { name: /^Delete/ }))
  await waitFor(() => expect(path()).toBe('/detail?id=3#comments'))
})

test('CONT-01 a visitor who likes, answers or reports is asked to log in', async () => {
  const logIns = hearLogIns()
  const { sent } = open()
  const comment = await said('said 7')
  fireEvent.click(comment.getAllByRole('button', { name: /^Like/ })[0] as HTMLElement)
  fireEvent.click(comment.getAllByRole('button', { name: /^Report/ })[0] as HTMLElement)
  fireEvent.click(comment.getAllByRole('button', { name: 'Reply' })[0] as HTMLElement)
  type('Reply to Nan', 'Indeed')
  press('Post')
  expect(logIns.asked).toHaveLength(3)
  expect(sent('commentHeadline')).toEqual([])
  logIns.stop()
})

test.each(['0', 'x', '-1', ''])('CONT-01 no comment has the number "%s"', async (id) => {
  const { sent } = open({}, id)
  expect(await screen.findByText('This comment is gone')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Other news' }).getAttribute('href')).toBe('/news')
  expect(sent('listHeadlineReplies')).toEqual([])
})

test('CONT-01 a comment that is gone is told from one that failed; what is known stays', async () => {
  let answer: unknown = new CallError('down', 1, 'status')
  const { client } = open({ listHeadlineReplies: () => answer })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer = thread()
  fireEvent.click(again)
  await screen.findByText('said 7')
  answer = new Error('down')
  await askAgain(client, ['content', 'thread'])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByText('said 7')).toBeTruthy()
})
