import type { CallInput, PrivateMessage } from '@pitchside/contract'
import type { ChatServer } from './chat-server'

const pageSize = 15

/** A chat server in memory that two people share: numbered messages, read positions, frames to both. */
export class MemoryChatServer {
  readonly messages: PrivateMessage[] = []
  isDown = false
  #readUpTo = new Map<string, number>()
  #followers = new Map<string, Set<(data: never) => void>>()
  #gaps = new Set<() => void>()
  #count = 0
  /** Frames are lost while this is true. */
  isSilent = false

  /** The server as one person's browser reaches it. */
  as(userID: string): ChatServer {
    return {
      call: (async (name: string, input: Record<string, unknown>) => {
        if (this.isDown) throw new Error('network')
        return this.#answer(name, input, userID)
      }) as ChatServer['call'],
      follow: (topic, onFrame, onGap) => {
        this.#gaps.add(onGap)
        const set = this.#followers.get(topic) ?? new Set()
        this.#followers.set(topic, set.add(onFrame as (data: never) => void))
        return () => {
          set.delete(onFrame as (data: never) => void)
          this.#gaps.delete(onGap)
        }
      },
      onConnection: () => () => undefined,
      nonce: () => `nonce-${++this.#count}-${userID}`,
      nowMs: () => 1_800_000_000_000 + this.messages.length * 1_000,
    }
  }

  followers(userID: string): number {
    return this.#followers.get(`user.${userID}`)?.size ?? 0
  }

  /** Tells everybody that frames were missed. */
  gap(): void {
    for (const onGap of [...this.#gaps]) onGap()
  }

  #between(one: string, other: string): PrivateMessage[] {
    return this.messages.filter(({ from, to }) => (from === one && to === other) || (from === other && to === one))
  }

  #seenBy(message: PrivateMessage, viewer: string): PrivateMessage {
    const peer = message.from === viewer ? message.to : message.from
    const isPeerRead = (this.#readUpTo.get(`${message.to}<${message.from}`) ?? 0) >= message.sequence
    return { ...message, conversationID: `C2C${peer}`, isPeerRead }
  }

  #push(userID: string, data: unknown): void {
    if (this.isSilent) return
    for (const follower of this.#followers.get(`user.${userID}`) ?? []) follower(data as never)
  }

  #send(from: string, { to, type, payload, nonce }: CallInput<'sendMessage'>) {
    const known = this.messages.find((message) => message.from === from && message.nonce === nonce)
    const message: PrivateMessage = known ?? {
      ID: String(this.messages.length + 1),
      conversationID: '',
      from,
      to: String(to),
      nick: `name of ${from}`,
      avatar: '',
      time: 1_800_000_000 + this.messages.length,
      sequence: this.messages.length + 1,
      type,
      payload,
      isPeerRead: false,
      nonce,
    }
    if (!known) this.messages.push(message)
    for (const person of known ? [] : [from, String(to)])
      this.#push(person, { type: 'private_message', message: this.#seenBy(message, person) })
    return { message: this.#seenBy(message, from) }
  }

  #answer(name: string, input: Record<string, unknown>, me: string): unknown {
    if (name === 'getOwnUser') return { user_nickname: `name of ${me}`, avatar: 'portrait:me' }
    if (name === 'sendMessage') return this.#send(me, input as CallInput<'sendMessage'>)
    if (name === 'markConversationRead') {
      const peer = String(input.conversationID).slice(3)
      this.#readUpTo.set(`${me}<${peer}`, this.messages.length)
      this.#push(peer, { type: 'peer_read', conversationID: `C2C${me}`, time: 0 })
      return null
    }
    if (name === 'listMessages') {
      const all = this.#between(me, String(input.conversationID).slice(3))
      const end = input.nextReqMessageID ? all.findIndex(({ ID }) => ID === input.nextReqMessageID) : all.length
      const start = Math.max(0, end - pageSize)
      const messageList = all.slice(start, end).map((message) => this.#seenBy(message, me))
      return { messageList, nextReqMessageID: start > 0 ? messageList[0]?.ID : '', isCompleted: start === 0 }
    }
    const peers = new Set(
      this.messages.filter(({ from, to }) => from === me || to === me).map(({ from, to }) => (from === me ? to : from)),
    )
    const conversationList = [...peers].map((peer) => {
      const all = this.#between(me, peer)
      const read = this.#readUpTo.get(`${me}<${peer}`) ?? 0
      return {
        conversationID: `C2C${peer}`,
        type: 'C2C',
        unreadCount: all.filter(({ from, sequence }) => from === peer && sequence > read).length,
        userProfile: {
          userID: peer,
          nick: `name of ${peer}`,
          avatar: '',
          level: 1,
          isAnchor: false,
          isLive: false,
          isAgent: false,
        },
        lastMessage: this.#seenBy(all.at(-1) as PrivateMessage, me),
      }
    })
    return { conversationList }
  }
}
