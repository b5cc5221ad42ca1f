import { describe, expect, jest, test } from '@jest/globals'
import { answerCalls } from '@pitchside/testing'
import { createEmbeddedMessaging } from './embedded/embedded-messaging'
import { MemoryChatServer } from './embedded/memory-chat-server.fixture'
import type { Messaging, SdkMessage } from './messaging.port'
import { describeMessaging, type TwoPeople, until } from './messaging-suite.fixture'
import { messagingEvent, messagingMethods, messagingType } from './messaging-words'
import { createSplitMessaging } from './split/split-messaging'
import { createTimMessaging } from './tim/tim-messaging'
import { type StandInRecord, timStandIn } from './tim/tim-stand-in.fixture'

async function pair(server: MemoryChatServer, make: (userID: string) => Promise<Messaging>): Promise<TwoPeople> {
  const [one, two] = [await make('1'), await make('2')]
  await one.login({ userID: '1', userSig: 'sig' })
  await two.login({ userID: '2', userSig: 'sig' })
  server.groups.set('g-1', { name: 'group', members: new Set(['1', '2']) })
  return {
    one,
    two,
    ids: ['1', '2'],
    groupId: 'g-1',
    setDown: (isDown) => {
      server.isDown = isDown
    },
    destroyGroup: async () => server.destroyGroup('g-1'),
  }
}

describe('embedded provider', () => {
  describeMessaging('embedded', async () => {
    const server = new MemoryChatServer()
    return pair(server, async (userID) => createEmbeddedMessaging(server.as(userID)))
  })
})

describe('tim provider on a stand-in for the package', () => {
  describeMessaging('tim', async () => {
    const server = new MemoryChatServer()
    return pair(server, (userID) => createTimMessaging(1_400_000_000, timStandIn(server, userID)))
  })

  test('CHAT-06 the package is made once for its application, stays quiet, gets its plugin, and log-in waits for it', async () => {
    const record: StandInRecord = { appIds: [], logLevels: [], plugins: [] }
    const messaging = await createTimMessaging(1_400_000_007, timStandIn(new MemoryChatServer(), '1', record))
    expect(record).toEqual({ appIds: [1_400_000_007], logLevels: [4], plugins: ['tim-upload-plugin'] })
    await expect(messaging.login({ userID: '1', userSig: '' })).rejects.toMatchObject({ code: 2023 })
    await messaging.login({ userID: '1', userSig: 'sig' })
    expect((await messaging.getConversationList()).data.conversationList).toEqual([])
  })
})

describe('Tencent for people, our own server for groups', () => {
  const start = async () => {
    const [tencent, ours] = [new MemoryChatServer(), new MemoryChatServer()]
    ours.groups.set('g-1', { name: 'group', members: new Set(['1', '2']) })
    const make = async (userID: string) => {
      const messaging = createSplitMessaging(
        await createTimMessaging(1_400_000_000, timStandIn(tencent, userID)),
        createEmbeddedMessaging(ours.as(userID)),
      )
      await messaging.login({ userID, userSig: 'sig' })
      return messaging
    }
    const people: TwoPeople = {
      one: await make('1'),
      two: await make('2'),
      ids: ['1', '2'],
      groupId: 'g-1',
      setDown: (isDown) => {
        tencent.isDown = isDown
        ours.isDown = isDown
      },
      destroyGroup: async () => ours.destroyGroup('g-1'),
    }
    return { ...people, tencent, ours }
  }
  describeMessaging('split', start)

  test('CHAT-06 each message is with the service it belongs to, and the list is one', async () => {
    const { one, two, tencent, ours } = await start()
    const say = (to: string, conversationType: string, text: string) =>
      one.sendMessage(one.createTextMessage({ to, conversationType, payload: { text } }))
    await say('2', 'C2C', 'to you')
    await say('g-1', 'GROUP', 'to all')
    expect(tencent.messages.map(({ payload }) => payload.text)).toEqual(['to you'])
    expect(ours.messages.map(({ payload }) => payload.text)).toEqual(['to all'])
    const { conversationList } = (await two.getConversationList()).data
    expect(conversationList.map(({ conversationID }) => conversationID).sort()).toEqual(['C2C1', 'GROUPg-1'])
    expect(two.getTotalUnreadMessageCount()).toBe(2)
    await two.setMessageRead({ conversationID: 'GROUPg-1' })
    expect(two.getTotalUnreadMessageCount()).toBe(1)
  })

  test('CHAT-06 a tourist has no groups, and our server is not asked for any', async () => {
    const [tencent, ours] = [new MemoryChatServer(), new MemoryChatServer()]
    ours.isDown = true
    const tourist = createSplitMessaging(
      await createTimMessaging(1_400_000_000, timStandIn(tencent, 'guest_1')),
      createEmbeddedMessaging(ours.as('guest_1')),
    )
    await tourist.login({ userID: 'guest_1', userSig: 'sig' })
    expect((await tourist.getConversationList()).data.conversationList).toEqual([])
  })

  test('CHAT-09 one of the two lines is lost: the page hears of it once, and when both are back', async () => {
    const listeners: ((isConnected: boolean) => void)[] = []
    const server = new MemoryChatServer()
    const base = server.as('1')
    const ours = createEmbeddedMessaging({
      ...base,
      onConnection: (listener) => {
        listeners.push(listener)
        return () => undefined
      },
    })
    const split = createSplitMessaging(createEmbeddedMessaging(new MemoryChatServer().as('1')), ours)
    await split.login({ userID: '1', userSig: '' })
    const states: unknown[] = []
    split.on(messagingEvent.NET_STATE_CHANGE, ({ data }) => states.push((data as { state: string }).state))
    for (const isConnected of [false, true]) for (const listener of listeners) listener(isConnected)
    expect(states).toEqual(['connecting', 'connected'])
  })
})

describe('the embedded provider across bad lines', () => {
  const people = async () => {
    const server = new MemoryChatServer()
    const [one, two] = [createEmbeddedMessaging(server.as('1')), createEmbeddedMessaging(server.as('2'))]
    await one.login({ userID: '1', userSig: '' })
    await two.login({ userID: '2', userSig: '' })
    const received: SdkMessage[] = []
    two.on(messagingEvent.MESSAGE_RECEIVED, ({ data }) => received.push(...(data as SdkMessage[])))
    const say = (text: string) =>
      one.sendMessage(one.createTextMessage({ to: '2', conversationType: 'C2C', payload: { text } }))
    return { server, one, two, received, say }
  }
  const texts = (messages: readonly SdkMessage[]) => messages.map(({ payload }) => (payload as { text: string }).text)

  test('RT-03 250 messages missed for good are all there after the gap, once and in order', async () => {
    const { server, received, say } = await people()
    await say('0')
    server.isSilent = true
    for (let number = 1; number <= 250; number += 1) await say(String(number))
    server.isSilent = false
    server.gap()
    await until(() => expect(received).toHaveLength(251))
    server.gap()
    await say('251')
    await until(() => expect(texts(received)).toEqual(Array.from({ length: 252 }, (_, number) => String(number))))
  })

  test('RT-03 a frame that jumps fetches what is missing; one that comes again is dropped', async () => {
    const { server, received, say } = await people()
    await say('a')
    server.isSilent = true
    await say('b')
    server.isSilent = false
    await say('c')
    await until(() => expect(texts(received)).toEqual(['a', 'b', 'c']))
    server.gap()
    await say('d')
    await until(() => expect(texts(received)).toEqual(['a', 'b', 'c', 'd']))
  })

  test('what was said before the log-in is history, not news', async () => {
    const { server, say } = await people()
    await say('old')
    const late = createEmbeddedMessaging(server.as('2'))
    const received: SdkMessage[] = []
    late.on(messagingEvent.MESSAGE_RECEIVED, ({ data }) => received.push(...(data as SdkMessage[])))
    await late.login({ userID: '2', userSig: '' })
    server.gap()
    await say('new')
    await until(() => expect(texts(received)).toEqual(['new']))
  })

  test('CHAT-09 another device takes over: the SDK says so in its own words', async () => {
    const { server, two } = await people()
    const types: unknown[] = []
    two.on(messagingEvent.KICKED_OUT, ({ data }) => types.push(data))
    server.refuse('2')
    expect(types).toEqual([{ type: 'multipleDevice' }])
  })

  test('a page whose clock is a day wrong dates its own messages by the server', async () => {
    const server = new MemoryChatServer()
    const wrong = { ...server.as('1'), nowMs: () => server.nowMs - 86_400_000 }
    const one = createEmbeddedMessaging(wrong)
    await one.login({ userID: '1', userSig: '' })
    const message = one.createTextMessage({ to: '2', conversationType: 'C2C', payload: { text: 'now' } })
    expect(message.time).toBe(server.nowMs / 1_000)
    expect(one.serverNowMs?.()).toBe(server.nowMs)
  })

  test('log-out leaves the topic, and a log-in again joins it once', async () => {
    const { server, one } = await people()
    await one.login({ userID: '1', userSig: '' })
    expect(server.followers('1')).toBe(1)
    await one.logout()
    expect(server.followers('1')).toBe(0)
  })
})

test('CHAT-06 every method, event and constant we use exists in the real package, spelt the same', async () => {
  // The package greets on the console whatever its log level.
  const logs = (['log', 'info'] as const).map((name) => jest.spyOn(console, name).mockImplementation(() => undefined))
  // It fetches texts of errors from its maker as soon as it is made: here nothing leaves the machine.
  const asked = answerCalls({})
  const { default: tim } = await import('tim-js-sdk')
  const instance = tim.create({ SDKAppID: 1_400_000_000 }) as unknown as Record<string, unknown>
  ;(instance.setLogLevel as (level: number) => void)(4)
  expect((tim as unknown as { VERSION: string }).VERSION).toBe('2.27.6')
  expect(messagingMethods.filter((name) => typeof instance[name] !== 'function')).toEqual([])
  expect(tim.EVENT).toMatchObject(messagingEvent)
  expect(tim.TYPES).toMatchObject(messagingType)
  expect(asked.map(({ name }) => name)).toEqual(['/im/download/error-message/0.0.1/tim-error-message.txt'])
  for (const log of logs) log.mockRestore()
})
