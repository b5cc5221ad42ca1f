import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestApp, type TestSite } from '../../backend/src/testing/test-app'
import { createEmbeddedMessaging } from '../../remote-chat/src/provider/embedded/embedded-messaging'
import type { Messaging, SdkMessage } from '../../remote-chat/src/provider/messaging.port'
import { describeMessaging, until } from '../../remote-chat/src/provider/messaging-suite.fixture'
import { messagingEvent } from '../../remote-chat/src/provider/messaging-words'
import { type RealChatServer, realChatServer } from './real-chat-server'

let site: TestSite
const open: RealChatServer[] = []
beforeAll(async () => {
  site = await startTestApp()
})
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})
afterAll(() => site.close())

let lastUser = 7_000
/** Somebody nobody knows yet. */
async function newcomer() {
  lastUser += 1
  await site.db.query(
    `insert into users (id, mobile, nickname, avatar, password_hash, created_at) values ($1, $2, $3, '', 'x', 1)`,
    [lastUser, `86-1980000${lastUser}`, `newcomer ${lastUser}`],
  )
  return site.signIn(lastUser)
}
function kicksOf(messaging: Messaging): unknown[] {
  const kicks: unknown[] = []
  messaging.on(messagingEvent.KICKED_OUT, ({ data }) => kicks.push(data))
  return kicks
}
async function enter({ token, userId }: { token: string; userId: number }) {
  const server = await realChatServer(site, { token })
  open.push(server)
  const messaging = createEmbeddedMessaging(server)
  await messaging.login({ userID: String(userId), userSig: '' })
  return { server, messaging, userID: String(userId) }
}
const textOf = ({ payload }: SdkMessage) => (payload as { text: string }).text
const say = (from: Messaging, to: string, text: string) =>
  from.sendMessage(from.createTextMessage({ to, conversationType: 'C2C', payload: { text } }))
function heard(messaging: Messaging): string[] {
  const texts: string[] = []
  messaging.on(messagingEvent.MESSAGE_RECEIVED, ({ data }) => texts.push(...(data as SdkMessage[]).map(textOf)))
  return texts
}
const numbers = (count: number) => Array.from({ length: count }, (_, number) => `message ${number}`)

describe('the embedded provider at the real backend, over a real socket', () => {
  describeMessaging('real', async () => {
    // The group is there before anybody logs in: what it says of itself is history then.
    const [first, second] = [await newcomer(), await newcomer()]
    const ask = { name: 'group', userIDs: [String(second.userId)] }
    const { group_id: groupId } = await site.ok('createGroup', ask, { token: first.token })
    const [one, two] = [await enter(first), await enter(second)]
    return {
      one: one.messaging,
      two: two.messaging,
      ids: [one.userID, two.userID],
      groupId,
      setDown: (isDown) => {
        one.server.isDown = isDown
      },
      destroyGroup: async () => void (await site.ok('destroyGroup', { group_id: groupId }, { token: first.token })),
    }
  })

  test('RT-03 offline for five minutes and back: all there, once, in order', async () => {
    const [one, two] = [await enter(await newcomer()), await enter(await newcomer())]
    const texts = heard(two.messaging)
    await say(one.messaging, two.userID, 'before')
    await until(() => expect(texts).toEqual(['before']))
    two.server.setOffline(true)
    for (const text of numbers(40)) await say(one.messaging, two.userID, text)
    await site.clock.skip(300_000)
    two.server.setOffline(false)
    await until(() => expect(texts).toEqual(['before', ...numbers(40)]))
    await say(two.messaging, one.userID, 'I am back')
    await say(one.messaging, two.userID, 'after')
    await until(() => expect(texts).toEqual(['before', ...numbers(40), 'after']))
  })

  test('RT-03 offline for an hour, with more than a hundred messages of two people: the same', async () => {
    const [one, two, three] = [
      await enter(await newcomer()),
      await enter(await newcomer()),
      await enter(await newcomer()),
    ]
    const received: SdkMessage[] = []
    two.messaging.on(messagingEvent.MESSAGE_RECEIVED, ({ data }) => received.push(...(data as SdkMessage[])))
    await say(one.messaging, two.userID, 'before')
    await until(() => expect(received.map(textOf)).toEqual(['before']))
    two.server.setOffline(true)
    for (const text of numbers(110)) await say(one.messaging, two.userID, text)
    await say(three.messaging, two.userID, 'hello, I am new')
    // What the topic kept is gone by then.
    await site.clock.skip(3_600_000)
    two.server.setOffline(false)
    const of = (userID: string) => received.filter(({ from }) => from === userID).map(textOf)
    await until(() => expect(of(one.userID)).toEqual(['before', ...numbers(110)]))
    await until(() => expect(of(three.userID)).toEqual(['hello, I am new']))
  })

  test('CHAT-06 two devices of one account: each hears what the other sent, once', async () => {
    const person = await newcomer()
    const [phone, desk, friend] = [await enter(person), await enter(person), await enter(await newcomer())]
    const [onPhone, onDesk] = [heard(phone.messaging), heard(desk.messaging)]
    await say(phone.messaging, friend.userID, 'from the phone')
    await say(friend.messaging, phone.userID, 'to both')
    await until(() => expect(onDesk).toEqual(['from the phone', 'to both']))
    await until(() => expect(onPhone).toEqual(['to both']))
  })

  test('CHAT-09 nobody is told kicked out while the ticket of the socket is on its way', async () => {
    const person = await newcomer()
    let answer = () => {}
    const ticketAfter = new Promise<void>((resolve) => {
      answer = resolve
    })
    const server = await realChatServer(site, { token: person.token, ticketAfter })
    open.push(server)
    const messaging = createEmbeddedMessaging(server)
    const [kicks, texts] = [kicksOf(messaging), heard(messaging)]
    await messaging.login({ userID: String(person.userId), userSig: '' })
    // What a socket is told, it is told in order: a refusal would be there before the message is.
    const friend = await enter(await newcomer())
    answer()
    await say(friend.messaging, String(person.userId), 'hello')
    await until(() => expect(texts).toEqual(['hello']))
    expect(kicks).toEqual([])
  })

  test('CHAT-09 a session that ends elsewhere is told as kickedOut, and a visitor writes to support as a tourist', async () => {
    const person = await newcomer()
    const page = await enter(person)
    const kicks = kicksOf(page.messaging)
    await site.ok('signOut', {}, { token: person.token })
    await site.modules.sessions.sessions.endAll(person.userId, 'signed-out')
    await until(() => expect(kicks).toEqual([{ type: 'multipleDevice' }]))

    const account = await site.ok('getTouristAccount', {})
    const server = await realChatServer(site, {})
    open.push(server)
    const tourist = createEmbeddedMessaging(server)
    await tourist.login({ userID: account.id, userSig: account.sig })
    const agent = await enter(await site.signIn('agent'))
    const answers = heard(tourist)
    await say(tourist, '7', 'help')
    await say(agent.messaging, account.id, 'of course')
    await until(() => expect(answers).toEqual(['of course']))
    await expect(say(tourist, '3', 'hi')).rejects.toMatchObject({ code: expect.any(Number) })
  })
})
