import { expect, test } from '@jest/globals'
import type { Messaging, SdkConversation, SdkMessage } from './messaging.port'
import { messagingEvent, messagingType } from './messaging-words'

/** Two logged-in people, 1 and 2, who can write to each other. */
export interface TwoPeople {
  one: Messaging
  two: Messaging
  /** Makes every request fail, or work again. */
  setDown(isDown: boolean): void
}

const collect = <T>(messaging: Messaging, event: (typeof messagingEvent)[keyof typeof messagingEvent]): T[] => {
  const seen: T[] = []
  messaging.on(event, ({ data }) => seen.push(data as T))
  return seen
}
/** After everything that is under way in this turn: the servers of the suite answer at once. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** What every provider must do, in the words of tim-js-sdk. */
export function describeMessaging(name: string, start: () => Promise<TwoPeople>): void {
  const write = (messaging: Messaging, text: string) =>
    messaging.createTextMessage({ to: '2', conversationType: messagingType.CONV_C2C, payload: { text } })

  test(`CHAT-06 ${name}: a created message is unsent, the sent one has its number and flows out`, async () => {
    const { one } = await start()
    const message = write(one, 'hello')
    expect(message).toMatchObject({ status: 'unSend', flow: 'out', conversationID: 'C2C2', payload: { text: 'hello' } })
    const { code, data } = await one.sendMessage(message)
    expect(code).toBe(0)
    expect(data.message).toBe(message)
    expect(message).toMatchObject({ status: 'success', type: 'TIMTextElem', from: '1', to: '2' })
  })

  test(`CHAT-06 ${name}: the other side receives it once, flowing in; the sender's page gets no echo`, async () => {
    const { one, two } = await start()
    const received = collect<SdkMessage[]>(two, messagingEvent.MESSAGE_RECEIVED)
    const echoed = collect<SdkMessage[]>(one, messagingEvent.MESSAGE_RECEIVED)
    await one.sendMessage(write(one, 'hi'))
    await settled()
    expect(received.flat()).toHaveLength(1)
    expect(received[0]?.[0]).toMatchObject({ flow: 'in', conversationID: 'C2C1', payload: { text: 'hi' } })
    expect(echoed).toEqual([])
  })

  test(`CHAT-06 ${name}: the conversation list tells what is unread, and reading tells the sender`, async () => {
    const { one, two } = await start()
    const updates = collect<SdkConversation[]>(two, messagingEvent.CONVERSATION_LIST_UPDATED)
    const reads = collect<{ conversationID: string }[]>(one, messagingEvent.MESSAGE_READ_BY_PEER)
    await one.sendMessage(write(one, 'a'))
    await one.sendMessage(write(one, 'b'))
    await settled()
    expect(updates.at(-1)?.[0]).toMatchObject({ conversationID: 'C2C1', unreadCount: 2 })
    expect(updates.at(-1)?.[0]?.lastMessage).toMatchObject({ messageForShow: 'b', fromAccount: '1' })
    await two.setMessageRead({ conversationID: 'C2C1' })
    await settled()
    expect((await two.getConversationList()).data.conversationList[0]?.unreadCount).toBe(0)
    expect(reads.flat()[0]).toMatchObject({ conversationID: 'C2C2' })
  })

  test(`CHAT-02 ${name}: history in pages of fifteen, old to new, until completed`, async () => {
    const { one } = await start()
    for (let number = 1; number <= 32; number += 1) await one.sendMessage(write(one, String(number)))
    const texts: string[] = []
    let nextReqMessageID: string | undefined
    const sizes: number[] = []
    for (;;) {
      const { data } = await one.getMessageList({ conversationID: 'C2C2', nextReqMessageID })
      texts.unshift(...data.messageList.map(({ payload }) => (payload as { text: string }).text))
      sizes.push(data.messageList.length)
      if (data.isCompleted) break
      nextReqMessageID = data.nextReqMessageID
    }
    expect(sizes).toEqual([15, 15, 2])
    expect(texts).toEqual(Array.from({ length: 32 }, (_, index) => String(index + 1)))
  })

  test(`CHAT-08 ${name}: a failed message can be sent again and arrives once`, async () => {
    const { one, two, setDown } = await start()
    const received = collect<SdkMessage[]>(two, messagingEvent.MESSAGE_RECEIVED)
    const message = write(one, 'again')
    setDown(true)
    await expect(one.sendMessage(message)).rejects.toMatchObject({ code: expect.any(Number) })
    expect(message.status).toBe('fail')
    setDown(false)
    await one.resendMessage(message)
    await one.resendMessage(message)
    await settled()
    expect(message.status).toBe('success')
    expect(received.flat()).toHaveLength(1)
  })

  test(`CHAT-09 ${name}: a profile change is told, and after log-out nothing arrives any more`, async () => {
    const { one, two } = await start()
    const profiles = collect<{ nick: string }[]>(two, messagingEvent.PROFILE_UPDATED)
    await two.updateMyProfile({ nick: 'new name' })
    expect(profiles.flat()[0]?.nick).toBe('new name')
    const received = collect(two, messagingEvent.MESSAGE_RECEIVED)
    await two.logout()
    await one.sendMessage(write(one, 'late'))
    await settled()
    expect(received).toEqual([])
    await expect(two.getConversationList()).rejects.toMatchObject({ code: 2024 })
  })
}
