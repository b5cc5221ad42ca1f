import { describe, expect, jest, test } from '@jest/globals'
import { createEmbeddedMessaging } from './embedded/embedded-messaging'
import { MemoryChatServer } from './embedded/memory-chat-server.fixture'
import { describeMessaging } from './messaging-suite.fixture'
import { messagingEvent, messagingMethods, messagingType } from './messaging-words'

describe('embedded provider', () => {
  describeMessaging('embedded', async () => {
    const server = new MemoryChatServer()
    const [one, two] = [createEmbeddedMessaging(server.as('1')), createEmbeddedMessaging(server.as('2'))]
    await one.login({ userID: '1', userSig: '' })
    await two.login({ userID: '2', userSig: '' })
    return {
      one,
      two,
      setDown: (isDown) => {
        server.isDown = isDown
      },
    }
  })

  test('log-out leaves the topic', async () => {
    const server = new MemoryChatServer()
    const messaging = createEmbeddedMessaging(server.as('1'))
    await messaging.login({ userID: '1', userSig: '' })
    await messaging.login({ userID: '1', userSig: '' })
    expect(server.followers('1')).toBe(1)
    await messaging.logout()
    expect(server.followers('1')).toBe(0)
  })
})

test('CHAT-06 every method, event and constant we use exists in the real package, spelt the same', async () => {
  // The package greets on the console whatever its log level.
  const logs = (['log', 'info'] as const).map((name) => jest.spyOn(console, name).mockImplementation(() => undefined))
  const { default: tim } = await import('tim-js-sdk')
  const instance = tim.create({ SDKAppID: 1_400_000_000 }) as unknown as Record<string, unknown>
  ;(instance.setLogLevel as (level: number) => void)(4)
  expect((tim as unknown as { VERSION: string }).VERSION).toBe('2.27.6')
  expect(messagingMethods.filter((name) => typeof instance[name] !== 'function')).toEqual([])
  expect(tim.EVENT).toMatchObject(messagingEvent)
  expect(tim.TYPES).toMatchObject(messagingType)
  for (const log of logs) log.mockRestore()
})
