import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits, type PrivateMessage } from '@pitchside/contract'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

let count = 0
const nonce = () => `nonce-${++count}`.padEnd(12, '0')
const text = (to: number, words: string, key = nonce()) =>
  ({ to: String(to), type: 'TIMTextElem', payload: { text: words }, nonce: key }) as const
/** The limit on sending is five in five seconds: the clock goes on between messages. */
const pause = () => site.clock.advance(2_000)

describe('private chat', () => {
  test('CHAT-01 a message reaches both people by socket, and the list shows it with its unread count', async () => {
    const [one, two] = [await site.signIn('rich'), await site.signIn('secondAnchor')]
    const sockets = [await site.socket({ token: one.token }), await site.socket({ token: two.token })]
    const sent = await site.ok('sendMessage', text(two.userId, ' 你好 '), { token: one.token })
    expect(sent.message).toMatchObject({ conversationID: 'C2C4', from: '2', to: '4', payload: { text: '你好' } })
    for (const [index, peer] of [two.userId, one.userId].entries()) {
      const frame = await sockets[index]?.next(({ data }) => 'type' in data && data.type === 'private_message')
      const { message } = (frame as { data: { message: PrivateMessage } }).data
      expect(message).toMatchObject({ ID: sent.message.ID, conversationID: `C2C${peer}` })
    }
    const { conversationList } = await site.ok('listConversations', {}, { token: two.token })
    const row = conversationList.find((conversation) => conversation.conversationID === 'C2C2')
    expect(row).toMatchObject({
      unreadCount: 1,
      lastMessage: { payload: { text: '你好' } },
      userProfile: { userID: '2' },
    })

    await site.ok('markConversationRead', { conversationID: 'C2C2' }, { token: two.token })
    const read = await sockets[0]?.next(({ data }) => 'type' in data && data.type === 'peer_read')
    expect(read?.data).toMatchObject({ conversationID: 'C2C4' })
    const mine = await site.ok('listMessages', { conversationID: 'C2C4' }, { token: one.token })
    expect(mine.messageList.at(-1)).toMatchObject({ isPeerRead: true })
    const after = await site.ok('listConversations', {}, { token: two.token })
    expect(after.conversationList.find(({ conversationID }) => conversationID === 'C2C2')?.unreadCount).toBe(0)
  })

  test('CHAT-02 history comes in pages of 15, old to new, without gap or repeat, until none remain', async () => {
    const { token } = await site.signIn('visitor')
    const seen: PrivateMessage[] = []
    let nextReqMessageID = ''
    const sizes: number[] = []
    for (;;) {
      const ask = { conversationID: 'C2C3', ...(nextReqMessageID ? { nextReqMessageID } : {}) }
      const page = await site.ok('listMessages', ask, { token })
      seen.unshift(...(page.messageList as PrivateMessage[]))
      sizes.push(page.messageList.length)
      if (page.isCompleted) break
      nextReqMessageID = page.nextReqMessageID
    }
    expect(sizes.slice(0, -1).every((size) => size === limits.chatPageMessages)).toBe(true)
    expect(seen.map(({ sequence }) => sequence)).toEqual(seen.map((_, index) => index + 1))
    expect(seen.length).toBeGreaterThan(30)
  })

  test('a repeated nonce is one message, also when both requests race', async () => {
    const { token } = await site.signIn('assistant')
    const same = text(7, 'once')
    const replies = await Promise.all([1, 2, 3].map(() => site.ok('sendMessage', same, { token })))
    expect(new Set(replies.map(({ message }) => message.ID)).size).toBe(1)
    const { messageList } = await site.ok('listMessages', { conversationID: 'C2C7' }, { token })
    expect(messageList).toHaveLength(1)
  })

  test('CHAT-08 what cannot be sent is refused with a reason', async () => {
    const { token, userId } = await site.signIn('expert')
    const refuse = async (input: Parameters<typeof site.call<'sendMessage'>>[1]) =>
      (await site.call('sendMessage', input, { token })).reason
    expect(await refuse(text(userId, 'me'))).toBe('chat-self')
    expect(await refuse(text(999_999, 'nobody'))).toBe('user-unknown')
    expect(await refuse(text(3, 'x'.repeat(limits.privateMessageChars + 1)))).toBe('chat-content')
    expect(await refuse(text(3, '   '))).toBe('chat-content')
    const file = { fileName: 'a', fileSize: 1, fileUrl: 'javascript:alert(1)' }
    expect(await refuse({ to: '3', type: 'TIMFileElem', payload: file, nonce: nonce() })).toBe('chat-content')
    expect((await site.call('sendMessage', text(3, 'hi'))).reason).toBe('chat-account')
  })

  test('six messages in five seconds are one too many; time gives the turn back', async () => {
    const { token } = await site.signIn('admin')
    const send = () => site.call('sendMessage', text(3, 'again'), { token })
    const first = []
    for (let turn = 0; turn < 6; turn += 1) first.push((await send()).reason)
    expect(first).toEqual([...Array(5).fill(undefined), 'too-often'])
    await pause()
    expect((await send()).code).toBe(0)
  })

  test('nobody reads the conversation of others, and a page cannot start at a foreign message', async () => {
    const { token } = await site.signIn('visitor')
    const own = await site.ok('listMessages', { conversationID: 'C2C3' }, { token })
    const other = await site.signIn('release')
    const foreign = await site.ok('listMessages', { conversationID: 'C2C3' }, { token: other.token })
    expect(foreign).toMatchObject({ messageList: [], isCompleted: true })
    const ask = { conversationID: 'C2C4', nextReqMessageID: own.messageList[0]?.ID }
    expect((await site.call('listMessages', ask, { token })).reason).toBe('not-found')
  })

  test('the address book holds support, those talked to and those followed; a relation of two strangers is none', async () => {
    const { token } = await site.signIn('visitor')
    const book = await site.ok('getAddressBook', {}, { token })
    const people = (rows: typeof book) => rows.map(({ profile }) => profile.userID).sort()
    const followed = await site.db.query<{ id: number }>('select target_id id from follows where user_id = 1')
    const expected = new Set(['2', '3', '4', '5', '6', '7', ...followed.map(({ id }) => String(id))])
    expect(people(book)).toEqual([...expected].sort())
    expect(people(book.filter((row) => row.is_attention === 1))).toEqual(followed.map(({ id }) => String(id)).sort())
    const relation = await site.ok('getRelation', { uid: 8 }, { token })
    expect(relation).toEqual({ is_attention: 0, is_watchlist: 0, is_friend: 0 })
    const [friend] = followed
    await site.db.query(
      'insert into follows (user_id, target_id, created_at) values ($1, 1, 1) on conflict do nothing',
      [friend?.id],
    )
    expect(await site.ok('getRelation', { uid: friend!.id }, { token })).toMatchObject({ is_friend: 1 })
    const again = await site.ok('getAddressBook', {}, { token })
    const followers = await site.db.query<{ id: number }>('select user_id id from follows where target_id = 1')
    const friends = followers.filter(({ id }) => followed.some((other) => other.id === id))
    expect(people(again.filter((row) => row.is_friend === 1))).toEqual(friends.map(({ id }) => String(id)).sort())
    expect((await site.ok('listRecommendedUsers', {}, { token })).length).toBeGreaterThan(0)
  })
})
