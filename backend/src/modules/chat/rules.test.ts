import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits, type PrivateMessage, type Topic } from '@pitchside/contract'
import { startTestApp, type TestSite } from '../../testing/test-app'
import { uploadPicture } from '../../testing/upload-picture'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.clock.skip(60_000))

let count = 0
const nonce = () => `rules-${++count}`.padEnd(12, '0')
const text = (to: number | string, words: string) =>
  ({ to: String(to), type: 'TIMTextElem', payload: { text: words }, nonce: nonce() }) as const
const reasonOf = async (to: number | string, token: string) =>
  (await site.call('sendMessage', text(to, 'hi'), { token })).reason
const listOf = async (token: string) => (await site.ok('listConversations', {}, { token })).conversationList

describe('blocked, silenced, deleted', () => {
  test('CHAT-01 whoever is blocked cannot write until unblocked; nor can the one who blocked; support can', async () => {
    const [one, two, agent] = [await site.signIn('rich'), await site.signIn('expert'), await site.signIn('agent')]
    await site.ok('blockUser', { uid: one.userId, is_blocked: 1 }, two)
    expect(await reasonOf(two.userId, one.token)).toBe('chat-blocked')
    expect(await reasonOf(one.userId, two.token)).toBe('chat-blocked-own')
    await site.ok('blockUser', { uid: agent.userId, is_blocked: 1 }, two)
    expect(await reasonOf(two.userId, agent.token)).toBeUndefined()
    expect((await site.ok('listBlocked', {}, two)).map(({ userID }) => userID).sort()).toEqual(['2', '7'])
    await site.ok('blockUser', { uid: one.userId, is_blocked: 0 }, two)
    expect(await reasonOf(two.userId, one.token)).toBeUndefined()
    expect((await site.call('blockUser', { uid: two.userId, is_blocked: 1 }, two)).reason).toBe('chat-self')
  })

  test('CHAT-01 a silenced member writes to nobody but support, until the time is over', async () => {
    const { token } = await site.signIn('assistant')
    const admin = await site.signIn('admin')
    await site.ok('silenceInChat', { uid: 5, hours: 1, reason: 'test' }, admin)
    expect(await reasonOf(3, token)).toBe('chat-muted')
    expect(await reasonOf(7, token)).toBeUndefined()
    await site.clock.skip(3_600_000)
    expect(await reasonOf(3, token)).toBeUndefined()
  })

  test('CHAT-01 a deleted account takes no messages', async () => {
    const { token } = await site.signIn('visitor')
    await site.db.query('update users set deleted_at = 1 where id = 6')
    expect(await reasonOf(6, token)).toBe('chat-deleted')
    await site.db.query('update users set deleted_at = null where id = 6')
  })

  test('words of the list are stars when they arrive', async () => {
    const { token } = await site.signIn('visitor')
    const { message } = await site.ok('sendMessage', text(3, '来博彩网站'), { token })
    expect(message.payload).toEqual({ text: '来**网站' })
  })

  test('words of the list are stars in cards, in words sent as a card and in names of files, however they are spelled', async () => {
    const { token } = await site.signIn('visitor')
    const send = async (type: 'TIMCustomElem' | 'TIMFileElem', payload: Record<string, unknown>) =>
      (await site.ok('sendMessage', { to: '3', type, payload, nonce: nonce() }, { token })).message.payload
    const card = (fields: object) => ({ data: '', description: '', extension: JSON.stringify(fields) })
    const words = await send('TIMCustomElem', card({ type: 'words', text: '来博彩网站' }))
    expect(JSON.parse(String(words.extension))).toEqual({ type: 'words', text: '来**网站' })
    const escaped = String.raw`{"title":"\u535a\u5f69","id":"1"}`
    const hidden = await send('TIMCustomElem', { data: escaped, description: '博彩', extension: '' })
    expect(hidden).toEqual({ data: '{"title":"**","id":"1"}', description: '**', extension: '' })
    const clean = card({ title: '热刺', id: 1, type: 'live' })
    expect(await send('TIMCustomElem', clean)).toEqual(clean)
    const file = { fileName: '博彩.pdf', fileSize: 1, fileUrl: '/media/covers/fb-hero.webp' }
    expect(await send('TIMFileElem', file)).toEqual({ ...file, fileName: '**.pdf' })
  })
})

describe('taking back, deleting, pinning', () => {
  test('a message is taken back for both within two minutes, and its words leave the data base', async () => {
    const [one, two] = [await site.signIn('rich'), await site.signIn('secondAnchor')]
    const { message } = await site.ok('sendMessage', text(two.userId, 'secret'), one)
    const ID = Number(message.ID)
    expect((await site.call('revokeMessage', { ID }, two)).reason).toBe('not-found')
    await site.clock.skip(limits.messageRevokeS * 1_000)
    const socket = await site.socket(two)
    await site.ok('revokeMessage', { ID }, one)
    const frame = await socket.next(({ data }) => 'type' in data && data.type === 'message_revoked')
    expect(frame.data).toMatchObject({ ID: message.ID, conversationID: 'C2C2', sequence: message.sequence })
    const { messageList } = await site.ok('listMessages', { conversationID: 'C2C2' }, two)
    expect(messageList.at(-1)).toMatchObject({ ID: message.ID, isRevoked: true, payload: {} })
    expect(await site.db.one('select payload from chat_message where id = $1', [ID])).toEqual({ payload: {} })
    const late = await site.ok('sendMessage', text(two.userId, 'stays'), one)
    await site.clock.skip(limits.messageRevokeS * 1_000 + 1)
    expect((await site.call('revokeMessage', { ID: Number(late.message.ID) }, one)).reason).toBe('chat-revoke-late')
  })

  test('a deleted conversation comes back with the next message, without what was said before', async () => {
    const [one, two] = [await site.signIn('visitor'), await site.signIn('anchor')]
    await site.ok('pinConversation', { conversationID: 'C2C3', is_pinned: 1 }, one)
    expect((await listOf(one.token))[0]).toMatchObject({ conversationID: 'C2C3', isPinned: true })
    await site.ok('deleteConversation', { conversationID: 'C2C3' }, one)
    expect((await listOf(one.token)).map(({ conversationID }) => conversationID)).not.toContain('C2C3')
    await site.ok('sendMessage', text(one.userId, 'again'), two)
    const row = (await listOf(one.token)).find(({ conversationID }) => conversationID === 'C2C3')
    expect(row).toMatchObject({ unreadCount: 1, isPinned: false, lastMessage: { payload: { text: 'again' } } })
    const mine = await site.ok('listMessages', { conversationID: 'C2C3' }, one)
    expect(mine.messageList.map(({ payload }) => payload.text)).toEqual(['again'])
    const theirs = await site.ok('listMessages', { conversationID: 'C2C1' }, two)
    expect(theirs.messageList.length).toBeGreaterThan(1)
    await site.ok('deleteMessages', { IDs: [Number(mine.messageList[0]?.ID)] }, one)
    expect((await site.ok('listMessages', { conversationID: 'C2C3' }, one)).messageList).toEqual([])
    expect((await site.ok('listMessages', { conversationID: 'C2C1' }, two)).messageList.at(-1)?.payload.text).toBe(
      'again',
    )
  })
})

describe('pictures and files', () => {
  test('CHAT-03 a file goes by an upload token, is what its name says, and comes down as a download', async () => {
    const { token, userId } = await site.signIn('rich')
    const right = await site.ok('getUploadToken', { purpose: 'file' }, { token })
    const send = async (name: string, bytes: Uint8Array | string) => {
      const form = new FormData()
      form.set('token', right.token)
      form.set('key', right.key)
      form.set('file', new Blob([bytes as BlobPart]), name)
      const reply = await fetch(`${await site.origin()}${right.uploadHost}`, { method: 'POST', body: form })
      return (await reply.json()) as { code: number; reason?: string; data: { key: string } | null }
    }
    const stored = await send('战术.pdf', '%PDF-1.7 tactics')
    expect(stored.data?.key).toMatch(/^[\w-]+\.pdf$/)
    const fileUrl = `${right.domain}/${stored.data?.key}`
    const reply = await fetch(`${await site.origin()}${fileUrl}`)
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(reply.headers.get('content-type')).toBe('application/octet-stream')
    expect(await reply.text()).toBe('%PDF-1.7 tactics')
    expect((await send('page.html', '<script>1</script>')).reason).toBe('file-type-wrong')
    expect((await send('page.pdf', '<script>1</script>')).reason).toBe('file-type-wrong')
    const large = new Uint8Array(limits.chatFileBytes + 1)
    expect((await send('large.pdf', large)).reason).toBe('upload-too-large')

    const payload = { fileName: '战术.pdf', fileSize: 16, fileUrl }
    const file = { to: '4', type: 'TIMFileElem', payload, nonce: nonce() } as const
    expect((await site.ok('sendMessage', file, { token })).message.payload).toEqual(payload)
    const { address } = await uploadPicture(site, token, 'post')
    const image = {
      uuid: 'x',
      imageFormat: 255,
      imageInfoArray: [{ type: 0, url: address, width: 640, height: 400, size: 1 }],
    }
    await site.clock.skip(5_000)
    const sent = await site.ok(
      'sendMessage',
      { ...file, type: 'TIMImageElem', payload: image, nonce: nonce() },
      { token },
    )
    expect(sent.message).toMatchObject({ from: String(userId), payload: { imageInfoArray: [{ url: address }] } })
    const foreign = {
      ...image,
      imageInfoArray: [{ type: 0, url: 'https://evil.example/x.png', width: 1, height: 1, size: 1 }],
    }
    const refused = await site.call(
      'sendMessage',
      { ...file, type: 'TIMImageElem', payload: foreign, nonce: nonce() },
      { token },
    )
    expect(refused.reason).toBe('chat-content')
  })
})

describe('tourists', () => {
  const tourist = () => site.ok('getTouristAccount', {})
  const enter = async ({ id, sig }: { id: string; sig: string }) =>
    site.ok('logInMessaging', { userID: id, userSig: sig })

  test('SHELL-09 a visitor writes to support and nobody else, and hears the answer on a topic of their own', async () => {
    const account = await tourist()
    const proof = { tourist: account.id, sig: account.sig }
    const { topic } = await enter(account)
    expect(topic).toMatch(/^guest\.\d+$/)
    const socket = await site.socket()
    expect(await socket.subscribe({ topic: topic as Topic })).toMatchObject({ data: { type: 'subscribed' } })
    await site.ok('sendMessage', { ...text(7, '我忘了密码'), ...proof })
    expect((await site.call('sendMessage', { ...text(3, 'hi'), ...proof })).reason).toBe('chat-tourist')
    const agent = await site.signIn('agent')
    const name = `C2C${account.id}`
    const row = (await listOf(agent.token)).find(({ conversationID }) => conversationID === name)
    expect(row).toMatchObject({ unreadCount: 1, userProfile: { userID: account.id, level: 0 } })
    await site.ok('sendMessage', text(account.id, '我来帮您'), agent)
    const isAnswer = ({ data }: { data: object }) =>
      'message' in data && (data.message as PrivateMessage).payload.text === '我来帮您'
    expect(await socket.next(isAnswer as never)).toMatchObject({ data: { message: { conversationID: 'C2C7' } } })
    const { messageList } = await site.ok('listMessages', { conversationID: 'C2C7', ...proof })
    expect(messageList.map(({ from }) => from)).toEqual([account.id, '7'])
    const member = await site.signIn('rich')
    expect(await reasonOf(account.id, member.token)).toBe('chat-tourist')
  })

  test('a signature of somebody else, a made-up one and an old one open nothing; an old one is renewed', async () => {
    const [one, two] = [await tourist(), await tourist()]
    const reason = async (id: string, sig: string) =>
      (await site.call('logInMessaging', { userID: id, userSig: sig })).reason
    expect(await reason(one.id, two.sig)).toBe('sig-invalid')
    expect(await reason(one.id, '9999999999.abc')).toBe('sig-invalid')
    expect(await reason('1', one.sig)).toBe('sig-invalid')
    await site.clock.skip(8 * 86_400_000)
    expect(await reason(one.id, one.sig)).toBe('sig-expired')
    expect((await site.call('listConversations', { tourist: one.id, sig: one.sig })).reason).toBe('sig-expired')
    const renewed = await site.ok('renewSignature', { tourist: one.id, sig: one.sig })
    await enter({ id: renewed.userID, sig: renewed.userSig })
    expect((await site.call('renewSignature', { tourist: one.id, sig: two.sig })).reason).toBe('sig-invalid')
    const member = await site.signIn('visitor')
    expect((await site.call('logInMessaging', { userID: '2', userSig: '' }, member)).reason).toBe('sig-invalid')
    expect(await site.ok('renewSignature', {}, member)).toMatchObject({ userID: '1' })
    expect((await site.call('renewSignature', {})).reason).toBe('sig-invalid')
  })

  test('nobody joins a topic of tourists by guessing', async () => {
    const socket = await site.socket()
    expect(await socket.subscribe({ topic: 'guest.1' })).toMatchObject({ data: { type: 'refused' } })
  })
})

test('a thousand conversations come as one list, fast', async () => {
  const { token } = await site.signIn('release')
  await site.db.query(
    `insert into users (id, mobile, nickname, avatar, password_hash, created_at)
     select 5000 + n, '86-1990000' || lpad(n::text, 4, '0'), 'many ' || n, '', 'x', 1 from generate_series(1, 1000) n`,
  )
  await site.db.query(
    `with c as (insert into chat_conversation (low_id, high_id, last_sequence, last_at)
       select 9, 5000 + n, 1, n from generate_series(1, 1000) n returning id, high_id)
     insert into chat_message (conversation_id, sequence, sender_id, kind, payload, nonce, sent_at)
     select id, 1, high_id, 'TIMTextElem', '{"text":"hello"}', 'many-' || id, high_id from c`,
  )
  const started = performance.now()
  const list = await listOf(token)
  expect(list).toHaveLength(limits.conversations)
  expect(list.every(({ unreadCount, lastMessage }) => unreadCount === 1 && lastMessage?.payload.text === 'hello')).toBe(
    true,
  )
  expect(performance.now() - started).toBeLessThan(3_000)
})
