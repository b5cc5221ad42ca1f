import { afterEach, expect, jest, test } from '@jest/globals'
import { answerCalls } from '@pitchside/testing'
import { chooseMessaging } from './choose-messaging'
import { MemoryChatServer } from './embedded/memory-chat-server.fixture'
import { messagingType } from './messaging-words'
import { type StandInRecord, timStandIn } from './tim/tim-stand-in.fixture'

/** The package makes what talks to Tencent; here it makes what talks to a server of the test. */
async function withTencent() {
  const tencent = new MemoryChatServer()
  const record: StandInRecord = { appIds: [], logLevels: [], plugins: [] }
  const { tim: standIn } = await timStandIn(tencent, '1', record)()
  // The package greets on the console whatever its log level.
  for (const name of ['log', 'info'] as const) jest.spyOn(console, name).mockImplementation(() => undefined)
  const { default: tim } = await import('tim-js-sdk')
  jest
    .spyOn(tim, 'create')
    .mockImplementation(((options: { SDKAppID: number }) => standIn.create(options)) as unknown as typeof tim.create)
  return { tencent, record }
}

afterEach(() => void jest.restoreAllMocks())

test('CHAT-06 without an application of Tencent nothing of its package is made: all of it is ours', async () => {
  const { record } = await withTencent()
  await chooseMessaging(0)
  expect(record.appIds).toEqual([])
})

test('CHAT-06 with an application the package is made for it, and what people write to each other goes there', async () => {
  const { tencent, record } = await withTencent()
  const ofOurs = answerCalls({
    logInMessaging: { userID: '1', nick: 'Me', avatar: '', topic: 'user.1', time: 0 },
    listConversations: { conversationList: [] },
    listBlocked: [],
  })
  const messaging = await chooseMessaging(1_400_000_009)
  expect(record.appIds).toEqual([1_400_000_009])
  await messaging.login({ userID: '1', userSig: 'sig' })
  await messaging.sendMessage(
    messaging.createTextMessage({ to: '2', conversationType: messagingType.CONV_C2C, payload: { text: 'hello' } }),
  )
  expect(tencent.messages.map(({ payload }) => payload)).toMatchObject([{ text: 'hello' }])
  expect(ofOurs.map(({ name }) => name)).not.toContain('sendMessage')
})
