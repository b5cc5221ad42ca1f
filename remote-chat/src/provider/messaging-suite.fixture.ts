import { expect, test } from '@jest/globals'
import type { Messaging, SdkConversation, SdkMessage } from './messaging.port'
import { groupNotice, messagingEvent, messagingType } from './messaging-words'

/** Two people, logged in, who can write to each other and are both in one group. */
export interface TwoPeople {
  one: Messaging
  two: Messaging
  /** Numbers of the two. */
  ids: readonly [string, string]
  groupId: string
  /** Makes every request of the first fail, or work again. */
  setDown(isDown: boolean): void
  destroyGroup(): Promise<void>
}

/** One dot, as a picture every server can read. */
const dotPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

type EventName = (typeof messagingEvent)[keyof typeof messagingEvent]
const collect = <T>(messaging: Messaging, event: EventName): T[] => {
  const seen: T[] = []
  messaging.on(event, ({ data }) => seen.push(data as T))
  return seen
}
/** Waits until what is asked for is there: servers of the suite may be across a socket. */
export async function until(check: () => void | Promise<void>, withinMs = 5_000): Promise<void> {
  const end = Date.now() + withinMs
  for (;;) {
    try {
      await check()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
}
const write = (from: Messaging, to: string, text: string) =>
  from.createTextMessage({ to, conversationType: messagingType.CONV_C2C, payload: { text } })
const textOf = ({ payload }: { payload: unknown }) => (payload as { text?: string }).text

/** What every provider must do, in the words of tim-js-sdk. */
export function describeMessaging(name: string, start: () => Promise<TwoPeople>): void {
  test(`CHAT-06 ${name}: a created message is unsent, the sent one has its number and flows out`, async () => {
    const { one, ids } = await start()
    const message = write(one, ids[1], 'hello')
    expect(message).toMatchObject({
      status: 'unSend',
      flow: 'out',
      conversationID: `C2C${ids[1]}`,
      payload: { text: 'hello' },
    })
    const { code, data } = await one.sendMessage(message)
    expect(code).toBe(0)
    expect(data.message).toBe(message)
    expect(message).toMatchObject({ status: 'success', type: 'TIMTextElem', from: ids[0], to: ids[1] })
  })

  test(`CHAT-06 ${name}: the other side receives it once, flowing in; the sender's page gets no echo`, async () => {
    const { one, two, ids } = await start()
    const received = collect<SdkMessage[]>(two, messagingEvent.MESSAGE_RECEIVED)
    const echoed = collect<SdkMessage[]>(one, messagingEvent.MESSAGE_RECEIVED)
    await one.sendMessage(write(one, ids[1], 'hi'))
    await until(() => expect(received.flat()).toHaveLength(1))
    expect(received[0]?.[0]).toMatchObject({ flow: 'in', conversationID: `C2C${ids[0]}`, payload: { text: 'hi' } })
    await two.sendMessage(write(two, ids[0], 'back'))
    await until(() => expect(echoed.flat().map(textOf)).toEqual(['back']))
    expect(received.flat()).toHaveLength(1)
  })

  test(`CHAT-06 ${name}: the list tells what is unread, and reading tells the sender`, async () => {
    const { one, two, ids } = await start()
    const updates = collect<SdkConversation[]>(two, messagingEvent.CONVERSATION_LIST_UPDATED)
    const reads = collect<{ conversationID: string }[]>(one, messagingEvent.MESSAGE_READ_BY_PEER)
    await one.sendMessage(write(one, ids[1], 'a'))
    await one.sendMessage(write(one, ids[1], 'b'))
    const rowOf = (list: readonly SdkConversation[] | undefined) =>
      list?.find(({ conversationID }) => conversationID === `C2C${ids[0]}`)
    await until(() => expect(rowOf(updates.at(-1))).toMatchObject({ unreadCount: 2 }))
    expect(rowOf(updates.at(-1))?.lastMessage).toMatchObject({ messageForShow: 'b', fromAccount: ids[0] })
    expect(two.getTotalUnreadMessageCount()).toBeGreaterThanOrEqual(2)
    await two.setMessageRead({ conversationID: `C2C${ids[0]}` })
    await until(() => expect(reads.flat()[0]).toMatchObject({ conversationID: `C2C${ids[1]}` }))
    expect(rowOf((await two.getConversationList()).data.conversationList)?.unreadCount).toBe(0)
    const { conversation } = (await two.getConversationProfile(`C2C${ids[0]}`)).data
    expect(conversation.userProfile?.userID).toBe(ids[0])
  })

  test(`CHAT-02 ${name}: history in pages of fifteen, old to new, until completed`, async () => {
    const { one, ids } = await start()
    for (let number = 1; number <= 32; number += 1) await one.sendMessage(write(one, ids[1], String(number)))
    const texts: (string | undefined)[] = []
    let nextReqMessageID = ''
    const sizes: number[] = []
    for (;;) {
      const ask = { conversationID: `C2C${ids[1]}`, ...(nextReqMessageID ? { nextReqMessageID } : {}) }
      const { data } = await one.getMessageList(ask)
      texts.unshift(...data.messageList.map(textOf))
      sizes.push(data.messageList.length)
      if (data.isCompleted) break
      nextReqMessageID = data.nextReqMessageID
    }
    expect(sizes).toEqual([15, 15, 2])
    expect(texts).toEqual(Array.from({ length: 32 }, (_, index) => String(index + 1)))
  })

  test(`CHAT-08 ${name}: a failed message can be sent again and arrives once`, async () => {
    const { one, two, ids, setDown } = await start()
    const received = collect<SdkMessage[]>(two, messagingEvent.MESSAGE_RECEIVED)
    const message = write(one, ids[1], 'again')
    setDown(true)
    await expect(one.sendMessage(message)).rejects.toMatchObject({ code: expect.any(Number) })
    expect(message.status).toBe('fail')
    setDown(false)
    await one.resendMessage(message)
    expect(message.status).toBe('success')
    await one.sendMessage(write(one, ids[1], 'after'))
    await until(() => expect(received.flat().map(textOf)).toEqual(['again', 'after']))
  })
  describeKinds(name, start)
}

/** Kinds of messages, what one may do with them, groups, and the own profile. */
function describeKinds(name: string, start: () => Promise<TwoPeople>): void {
  test(`CHAT-03 ${name}: custom cards, pictures and files arrive as they were sent`, async () => {
    const { one, two, ids } = await start()
    const received = collect<SdkMessage[]>(two, messagingEvent.MESSAGE_RECEIVED)
    const to = { to: ids[1], conversationType: messagingType.CONV_C2C }
    const extension = JSON.stringify({ title: 'T', imageUrl: '', id: 7, type: 'gift', price: '88' })
    await one.sendMessage(one.createCustomMessage({ ...to, payload: { data: '', description: '', extension } }))
    const picture = new File([Uint8Array.from(atob(dotPng), (sign) => sign.charCodeAt(0))], 'p.png', {
      type: 'image/png',
    })
    const shares: number[] = []
    await one.sendMessage(
      one.createImageMessage({ ...to, payload: { file: picture }, onProgress: (share) => shares.push(share) }),
    )
    await one.sendMessage(one.createFileMessage({ ...to, payload: { file: new File(['%PDF-1'], 'a.pdf') } }))
    await until(() => expect(received.flat()).toHaveLength(3))
    const [card, image, file] = received.flat()
    expect(card).toMatchObject({ type: 'TIMCustomElem', payload: { extension } })
    expect(image).toMatchObject({
      type: 'TIMImageElem',
      payload: { imageInfoArray: [{ type: 0 }, { type: 1 }, { type: 2 }] },
    })
    expect(file).toMatchObject({ type: 'TIMFileElem', payload: { fileName: 'a.pdf', fileSize: 6 } })
  })

  test(`CHAT-06 ${name}: a message is taken back for both; a pin, a cleared and a deleted conversation are the own affair`, async () => {
    const { one, two, ids } = await start()
    const revoked = collect<SdkMessage[]>(two, messagingEvent.MESSAGE_REVOKED)
    const message = write(one, ids[1], 'oops')
    await one.sendMessage(message)
    await one.revokeMessage(message)
    await until(() => expect(revoked.flat()).toMatchObject([{ ID: message.ID, conversationID: `C2C${ids[0]}` }]))
    const conversationID = `C2C${ids[0]}`
    const { messageList } = (await two.getMessageList({ conversationID })).data
    expect(messageList.at(-1)).toMatchObject({ ID: message.ID, isRevoked: true })
    const listed = async () => (await two.getConversationList([conversationID])).data.conversationList
    await two.pinConversation({ conversationID, isPinned: true })
    expect((await listed())[0]?.isPinned).toBe(true)
    await two.deleteConversation(conversationID)
    expect(await listed()).toEqual([])
    expect((await one.getMessageList({ conversationID: `C2C${ids[1]}` })).data.messageList.length).toBeGreaterThan(0)
  })

  test(`CHAT-06 ${name}: whoever is blocked cannot write, with the SDK's own number`, async () => {
    const { one, two, ids } = await start()
    await two.addToBlacklist({ userIDList: [ids[0]] })
    expect((await two.getBlacklist()).data).toEqual([ids[0]])
    await expect(one.sendMessage(write(one, ids[1], 'hello?'))).rejects.toMatchObject({ code: 20_007 })
    await two.removeFromBlacklist({ userIDList: [ids[0]] })
    expect((await one.sendMessage(write(one, ids[1], 'hello!'))).code).toBe(0)
  })

  test(`CHAT-05 ${name}: what is said in a group reaches its members; one that ends is gone and says so`, async () => {
    const { one, two, ids, groupId, destroyGroup } = await start()
    const received = collect<SdkMessage[]>(two, messagingEvent.MESSAGE_RECEIVED)
    const notices = collect<{ message: { payload: { operationType: number } } }>(
      two,
      messagingEvent.GROUP_SYSTEM_NOTICE_RECEIVED,
    )
    expect((await two.joinGroup({ groupID: groupId })).data.status).toBe('AlreadyInGroup')
    const message = one.createTextMessage({ to: groupId, conversationType: 'GROUP', payload: { text: 'all' } })
    await one.sendMessage(message)
    await until(() =>
      expect(received.flat().at(-1)).toMatchObject({
        conversationID: `GROUP${groupId}`,
        from: ids[0],
        payload: { text: 'all' },
      }),
    )
    expect((await one.getGroupOnlineMemberCount(groupId)).data.memberCount).toBe(2)
    await destroyGroup()
    await until(() => expect(notices.at(-1)?.message.payload.operationType).toBe(groupNotice.destroyed))
    const late = one.createTextMessage({ to: groupId, conversationType: 'GROUP', payload: { text: 'late' } })
    await expect(one.sendMessage(late)).rejects.toMatchObject({ code: 10_010 })
  })

  test(`CHAT-09 ${name}: a profile change is told, and after log-out nothing arrives any more`, async () => {
    const { one, two, ids } = await start()
    const profiles = collect<{ nick: string }[]>(two, messagingEvent.PROFILE_UPDATED)
    await two.updateMyProfile({ nick: 'new name' })
    expect(profiles.flat()[0]?.nick).toBe('new name')
    expect((await one.getUserProfile({ userIDList: [ids[1]] })).data[0]?.userID).toBe(ids[1])
    const received = collect(two, messagingEvent.MESSAGE_RECEIVED)
    await two.logout()
    await one.sendMessage(write(one, ids[1], 'late'))
    await expect(two.getConversationList()).rejects.toMatchObject({ code: 2024 })
    expect(received).toEqual([])
  })
}
