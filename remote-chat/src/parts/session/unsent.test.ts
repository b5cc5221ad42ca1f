import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { createEmbeddedMessaging } from '../../provider/embedded/embedded-messaging'
import { MemoryChatServer } from '../../provider/embedded/memory-chat-server.fixture'
import { chatStore, setDraft, type ThreadMessage } from './chat.store'
import { logIn, logOut } from './chat-session'
import { openThread, removeMessage, retry, sendFiles, sendText } from './thread-actions'

let server: MemoryChatServer

const enter = (userID: string) => logIn(createEmbeddedMessaging(server.as(userID)), { userID, userSig: '' })
const rowsOf = (id: string): readonly ThreadMessage[] => chatStore.getState().threads[id]?.messages ?? []
const shown = (id: string) =>
  rowsOf(id).map(({ message }) => [(message.payload as { text?: string }).text, message.status])
const arrived = () => server.messages.map(({ payload }) => payload.text)

beforeEach(async () => {
  server = new MemoryChatServer()
  for (const from of ['2', '3']) {
    const other = createEmbeddedMessaging(server.as(from))
    await other.login({ userID: from, userSig: '' })
    const payload = { text: `from ${from}` }
    await other.sendMessage(other.createTextMessage({ to: '1', conversationType: 'C2C', payload }))
  }
  await enter('1')
})
afterEach(async () => {
  await logOut()
  localStorage.clear()
})

async function fail(conversationId: string, text: string): Promise<void> {
  await openThread(conversationId)
  server.isDown = true
  await sendText(conversationId, text)
  server.isDown = false
  expect(shown(conversationId).at(-1)).toEqual([text, 'fail'])
}

test('CHAT-08 what failed in a thread that is not open is there after a long gap, and is sent again', async () => {
  await fail('C2C2', 'lost')
  await openThread('C2C3')
  server.gap()
  await waitFor(() => expect(chatStore.getState().threads.C2C2?.state).toBe('stale'))
  // What others wrote may have changed meanwhile: it is asked for again.
  expect(shown('C2C2')).toEqual([['lost', 'fail']])
  await openThread('C2C2')
  expect(shown('C2C2')).toEqual([
    ['from 2', 'success'],
    ['lost', 'fail'],
  ])
  await retry('C2C2', rowsOf('C2C2').at(-1)?.key ?? '')
  expect(shown('C2C2')).toEqual([
    ['from 2', 'success'],
    ['lost', 'success'],
  ])
})

test('CHAT-08 what was written without a line leaves by itself, in order, once there is one again', async () => {
  await openThread('C2C2')
  server.isDown = true
  await sendText('C2C2', 'first')
  await sendText('C2C2', 'second')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(rowsOf('C2C2').at(-2)).toMatchObject({ isWaiting: true, message: { status: 'fail' } }))
  server.isDown = false
  window.dispatchEvent(new Event('online'))
  await waitFor(() =>
    expect(shown('C2C2').slice(-2)).toEqual([
      ['first', 'success'],
      ['second', 'success'],
    ]),
  )
  expect(arrived().slice(-2)).toEqual(['first', 'second'])
})

test('CHAT-08 what the server refused waits for its writer, also after the page was loaded anew', async () => {
  await openThread('C2C2')
  server.blocked.add('2>1')
  await sendText('C2C2', 'unwanted')
  server.blocked.clear()
  await logOut()
  await enter('1')
  window.dispatchEvent(new Event('online'))
  await openThread('C2C2')
  expect(shown('C2C2').at(-1)).toEqual(['unwanted', 'fail'])
  expect(arrived()).not.toContain('unwanted')
  await retry('C2C2', rowsOf('C2C2').at(-1)?.key ?? '')
  expect(arrived()).toContain('unwanted')
})

test('CHAT-08 what failed is there after another device took over, texts and files, and leaves by itself', async () => {
  await fail('C2C2', 'lost')
  server.isDown = true
  await sendFiles('C2C2', [new File(['x'], 'a.png', { type: 'image/png' })])
  server.isDown = false
  server.refuse('1')
  expect(chatStore.getState().status).toBe('kicked')
  await enter('1')
  await openThread('C2C2')
  await waitFor(() =>
    expect(rowsOf('C2C2').map(({ message }) => message.status)).toEqual(['success', 'success', 'success']),
  )
  expect(server.messages.map(({ type }) => type).slice(2)).toEqual(['TIMTextElem', 'TIMImageElem'])
})

test('CHAT-08 a text that failed outlives the page and leaves by itself, in its own account only', async () => {
  await fail('C2C2', 'lost')
  await logOut()
  await enter('3')
  expect(chatStore.getState().threads).toEqual({})
  expect(arrived()).not.toContain('lost')
  await enter('1')
  expect(shown('C2C2').map(([text]) => text)).toEqual(['lost'])
  await waitFor(() => expect(arrived().at(-1)).toBe('lost'))
  await waitFor(() => expect(shown('C2C2').at(-1)).toEqual(['lost', 'success']))
  await enter('3')
  await enter('1')
  expect(chatStore.getState().threads).toEqual({})
})

test('CHAT-08 a text that arrived while its answer got lost is no second message', async () => {
  await fail('C2C2', 'once')
  const { key } = rowsOf('C2C2').at(-1) as ThreadMessage
  // The first try did arrive.
  await server.as('1').call('sendMessage', {
    to: '2',
    conversationType: 'C2C',
    type: 'TIMTextElem',
    payload: { text: 'once' },
    nonce: key.replace('local-', ''),
  })
  await logOut()
  await enter('1')
  await openThread('C2C2')
  await waitFor(() => expect(rowsOf('C2C2').at(-1)?.message.status).toBe('success'))
  expect(arrived().filter((text) => text === 'once')).toHaveLength(1)
  expect(shown('C2C2').filter(([text]) => text === 'once')).toEqual([['once', 'success']])
})

test('CHAT-08 a text that is given up does not come back', async () => {
  await fail('C2C2', 'lost')
  const { key, message } = rowsOf('C2C2').at(-1) as ThreadMessage
  await removeMessage('C2C2', key, message)
  await logOut()
  await enter('1')
  expect(chatStore.getState().threads).toEqual({})
})

test('CHAT-01 drafts of two accounts in one browser stay beside each other', async () => {
  setDraft('C2C2', 'of the first')
  await logOut()
  await enter('3')
  expect(chatStore.getState().drafts).toEqual({})
  setDraft('C2C1', 'of the third')
  await enter('1')
  expect(chatStore.getState().drafts).toEqual({ C2C2: 'of the first' })
  setDraft('C2C2', '')
  expect(JSON.parse(localStorage.getItem('chatDrafts') ?? '')).toEqual({
    3: { drafts: { C2C1: 'of the third' }, unsent: [] },
  })
})
