import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { answerCalls, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import en from '../../../i18n/en.json'
import { hearLogIns, leave, logIn, press, show, speak, type } from '../../../show.fixture'
import { CirclePostForm } from './circle-post-form'

beforeEach(() => speak())
afterEach(leave)

function open(circleId?: number, replies: Replies = {}) {
  const log = answerCalls({ listCircleNames: [], publishCirclePost: () => ({ id: 9 }), ...replies })
  show(<CirclePostForm {...(circleId === undefined ? {} : { circleId })} />)
  return () => log.filter(({ name }) => name === 'publishCirclePost').map(({ input }) => input)
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

test('CONT-03 what is written is there again after the page was left, title and text', () => {
  open(5)
  type(en.circle.write, 'Who wins <b>tonight</b>? 👩‍👩‍👧‍👦')
  type(en.circle.title, 'Derby')
  cleanup()
  open(5)
  expect(field(en.circle.write).value).toBe('Who wins <b>tonight</b>? 👩‍👩‍👧‍👦')
  expect(field(en.circle.title).value).toBe('Derby')
})

test('CONT-03 a refused post stays, as a draft as well; a published one leaves form and draft', async () => {
  let isRefused = true
  const published = open(5, { publishCirclePost: () => (isRefused ? new Error('Too many posts') : { id: 9 }) })
  logIn()
  type(en.circle.write, 'Kick-off!')
  press(en.posts.post)
  expect((await screen.findByRole('alert')).textContent).toBe('Too many posts')
  expect(field(en.circle.write).value).toBe('Kick-off!')
  isRefused = false
  press(en.posts.post)
  await waitFor(() => expect(field(en.circle.write).value).toBe(''))
  expect(published()[1]).toMatchObject({ content: 'Kick-off!', classification_id: 5 })
  cleanup()
  open(5)
  expect(field(en.circle.write).value).toBe('')
})

test('CONT-03 a visitor is asked to log in, loses nothing, and it is published then', async () => {
  const published = open(5)
  const logIns = hearLogIns()
  type(en.circle.write, 'From outside')
  press(en.posts.post)
  expect(published()).toEqual([])
  expect(field(en.circle.write).value).toBe('From outside')
  act(() => void logIns.asked[0]?.())
  await waitFor(() => expect(published()).toHaveLength(1))
  logIns.stop()
})

test('CONT-03 outside of a circle one is chosen first: nothing is sent, and no log-in asked', async () => {
  const published = open()
  const logIns = hearLogIns()
  type(en.circle.write, 'Where to?')
  press(en.posts.post)
  expect((await screen.findByRole('alert')).textContent).toBe(en.circle.chooseFirst)
  expect(logIns.asked).toEqual([])
  expect(published()).toEqual([])
  logIns.stop()
})

test('CONT-03 whoever types on is offered nobody who does not fit any more: Enter takes the one that was typed', async () => {
  const friend = (uid: number, user_nickname: string) => ({ uid, user_nickname, avatar: '' })
  const all = [friend(1, 'Nina480'), friend(2, 'Nina402')]
  open(5, { listMentionable: ({ name }: { name?: string }) => (name === 'nina40' ? all.slice(1) : all) })
  logIn()
  const area = field(en.circle.write)
  const write = (text: string) => {
    fireEvent.change(area, { target: { value: text } })
    area.setSelectionRange(text.length, text.length)
    fireEvent.select(area)
  }
  write('@Nina')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  // Whether the answer to this is there or not.
  write('@nina40')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Nina402'),
  ])
  fireEvent.keyDown(area, { key: 'Enter' })
  expect(area.value).toBe('@Nina402 ')
})
