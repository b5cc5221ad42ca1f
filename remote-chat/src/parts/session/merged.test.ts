import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { SdkMessage } from '../../provider/messaging.port'
import { merged, type ThreadMessage } from './chat.store'

const message = (ID: string, change: Partial<SdkMessage> = {}): SdkMessage => ({
  ID,
  type: 'TIMTextElem',
  payload: { text: ID },
  conversationID: 'C2C2',
  conversationType: 'C2C',
  from: '2',
  to: '1',
  flow: 'in',
  time: Number(ID) || 0,
  status: 'success',
  nick: '',
  avatar: '',
  isPeerRead: false,
  isRevoked: false,
  sequence: Number(ID) || 0,
  ...change,
})
const idsOf = (rows: readonly ThreadMessage[]) => rows.map(({ message: { ID } }) => ID)

test('RT-03 pages, frames and repeats in any order make one thread: each message once, in order', () => {
  const batches = fc.array(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 15 }), { maxLength: 12 })
  fc.assert(
    fc.property(batches, (parts) => {
      let thread: ThreadMessage[] = []
      for (const part of parts)
        thread = merged(
          thread,
          part.map((number) => message(String(number))),
        )
      const expected = [...new Set(parts.flat())].sort((one, other) => one - other).map(String)
      expect(idsOf(thread)).toEqual(expected)
    }),
  )
})

test('what is on its way stays at the end, whatever the clocks say; news of a known message replaces it', () => {
  const pending = { key: 'k', message: message('local-1', { status: 'unSend', time: 0 }) }
  const thread = merged([{ key: '1', message: message('1') }, pending], [message('3'), message('2')])
  expect(idsOf(thread)).toEqual(['1', '2', '3', 'local-1'])
  const news = merged(thread, [message('2', { isRevoked: true })])
  expect(idsOf(news)).toEqual(idsOf(thread))
  expect(news[1]?.message.isRevoked).toBe(true)
})
