import type { CallInput, PrivateMessage } from '@pitchside/contract'
import type { ChatServer, TopicEars } from './chat-server'
import { facesOf } from './memory-faces.fixture'

const pageSize = 15
const catchUpSize = 100
type Input = Record<string, unknown>

/** An error as the site's client throws it. */
const refusal = (reason: string) => Object.assign(new Error(reason), { reason })

/** A chat server in memory that people share: numbered messages, read positions, groups, frames to everybody. */
export class MemoryChatServer {
  readonly messages: PrivateMessage[] = []
  isDown = false
  /** Frames are lost while this is true. */
  isSilent = false
  nowMs = 1_800_000_000_000
  readonly uploads: string[] = []
  readonly groups = new Map<string, { name: string; members: Set<string> }>()
  readonly blocked = new Set<string>()
  #readUpTo = new Map<string, number>()
  #cleared = new Map<string, number>()
  #pinned = new Set<string>()
  #ears = new Map<string, Set<TopicEars>>()
  #count = 0

  /** The server as one person's browser reaches it. */
  as(userID: string): ChatServer {
    return {
      call: (async (name: string, input: Input) => {
        if (this.isDown) throw refusal('network')
        return this.#answer(name, input, userID)
      }) as ChatServer['call'],
      follow: (topic, ears) => {
        const set = this.#ears.get(topic) ?? new Set()
        this.#ears.set(topic, set.add(ears))
        return () => set.delete(ears)
      },
      onConnection: () => () => undefined,
      upload: async (file) => {
        if (this.isDown) throw refusal('network')
        this.uploads.push(file.name)
        return `/media/uploads/${this.uploads.length}-${file.name}`
      },
      look: async () => ({ width: 800, height: 400 }),
      preview: () => 'blob:preview',
      nonce: () => `nonce-${++this.#count}-${userID}`,
      nowMs: () => this.nowMs,
    }
  }

  followers(userID: string): number {
    return this.#ears.get(`user.${userID}`)?.size ?? 0
  }
  /** Tells everybody that frames were missed. */
  gap(): void {
    for (const set of this.#ears.values()) for (const { onGap } of [...set]) onGap()
  }
  /** Somebody's session ended elsewhere. */
  refuse(userID: string): void {
    for (const { onRefused } of [...(this.#ears.get(`user.${userID}`) ?? [])]) onRefused()
  }
  destroyGroup(id: string): void {
    const group = this.groups.get(id)
    this.groups.delete(id)
    for (const member of group?.members ?? [])
      this.#push(member, { type: 'chat_group', event: 'destroyed', group_id: id, name: group?.name, operator: '1' })
  }

  #push(userID: string, data: unknown): void {
    if (this.isSilent) return
    for (const { onFrame } of [...(this.#ears.get(`user.${userID}`) ?? [])]) onFrame(data as never)
  }
  #idFor({ from, to, conversationType }: PrivateMessage, viewer: string): string {
    return conversationType === 'GROUP' ? `GROUP${to}` : `C2C${viewer === from ? to : from}`
  }
  #sees({ from, to, conversationType }: PrivateMessage, viewer: string): boolean {
    return conversationType === 'GROUP'
      ? Boolean(this.groups.get(to)?.members.has(viewer))
      : from === viewer || to === viewer
  }
  #in(conversationID: string, viewer: string): PrivateMessage[] {
    return this.messages.filter(
      (message) => this.#sees(message, viewer) && this.#idFor(message, viewer) === conversationID,
    )
  }
  #seenBy(message: PrivateMessage, viewer: string): PrivateMessage {
    const isPeerRead = (this.#readUpTo.get(`${message.to}<C2C${message.from}`) ?? 0) >= message.sequence
    const { nonce, ...rest } = message
    const own = message.from === viewer && nonce !== undefined ? { nonce } : {}
    return { ...rest, ...own, conversationID: this.#idFor(message, viewer), isPeerRead }
  }
  #peopleOf({ from, to, conversationType }: PrivateMessage): string[] {
    return conversationType === 'GROUP' ? [...(this.groups.get(to)?.members ?? [])] : [from, to]
  }

  #send(from: string, { to, type, payload, nonce, conversationType = 'C2C' }: CallInput<'sendMessage'>) {
    if (this.blocked.has(`${to}>${from}`)) throw refusal('chat-blocked')
    if (conversationType === 'GROUP' && !this.groups.get(to)?.members.has(from)) throw refusal('group-unknown')
    const known = this.messages.find((message) => message.from === from && message.nonce === nonce)
    const conversationID = conversationType === 'GROUP' ? `GROUP${to}` : `C2C${to}`
    const message: PrivateMessage = known ?? {
      ID: String(this.messages.length + 1),
      conversationID: '',
      conversationType,
      from,
      to,
      nick: `name of ${from}`,
      avatar: '',
      time: Math.floor(this.nowMs / 1_000) + this.messages.length,
      sequence: this.#in(conversationID, from).length + 1,
      type,
      payload,
      isPeerRead: false,
      isRevoked: false,
      nonce,
    }
    if (!known) {
      this.messages.push(message)
      for (const person of this.#peopleOf(message))
        this.#push(person, { type: 'private_message', message: this.#seenBy(message, person) })
    }
    return { message: this.#seenBy(message, from) }
  }

  #page(conversationID: string, input: Input, me: string) {
    const after = Math.max(Number(input.after ?? 0), this.#cleared.get(`${me}<${conversationID}`) ?? 0)
    const all = this.#in(conversationID, me).filter(({ sequence }) => sequence > after)
    const shown = (list: PrivateMessage[]) => list.map((message) => this.#seenBy(message, me))
    if (input.after !== undefined)
      return {
        messageList: shown(all.slice(0, catchUpSize)),
        nextReqMessageID: '',
        isCompleted: all.length <= catchUpSize,
      }
    const end = input.nextReqMessageID ? all.findIndex(({ ID }) => ID === input.nextReqMessageID) : all.length
    const start = Math.max(0, end - pageSize)
    const messageList = shown(all.slice(start, end))
    return { messageList, nextReqMessageID: start > 0 ? messageList[0]?.ID : '', isCompleted: start === 0 }
  }

  #list(me: string) {
    const ids = new Set(
      this.messages.filter((message) => this.#sees(message, me)).map((message) => this.#idFor(message, me)),
    )
    const conversationList = [...ids].flatMap((conversationID) => {
      const read = this.#readUpTo.get(`${me}<${conversationID}`) ?? 0
      const cleared = this.#cleared.get(`${me}<${conversationID}`) ?? 0
      const all = this.#in(conversationID, me).filter(({ sequence }) => sequence > cleared)
      const last = all.at(-1)
      if (!last) return []
      const isGroup = last.conversationType === 'GROUP'
      const name = conversationID.slice(isGroup ? 5 : 3)
      return {
        conversationID,
        type: last.conversationType,
        unreadCount: all.filter(({ from, sequence }) => from !== me && sequence > read).length,
        isPinned: this.#pinned.has(`${me}<${conversationID}`),
        lastSequence: last.sequence,
        ...facesOf(isGroup, name, this.groups.get(name)?.name),
        lastMessage: this.#seenBy(last, me),
      }
    })
    return { conversationList }
  }

  #read(conversationID: string, me: string): null {
    const sequence = this.#in(conversationID, me).at(-1)?.sequence ?? 0
    this.#readUpTo.set(`${me}<${conversationID}`, sequence)
    this.#push(me, { type: 'chat_list', event: 'read', conversationID })
    if (conversationID.startsWith('C2C'))
      this.#push(conversationID.slice(3), { type: 'peer_read', conversationID: `C2C${me}`, time: 0, sequence })
    return null
  }
  #revoke(id: string): null {
    const message = this.messages.find(({ ID }) => ID === id)
    if (!message) throw refusal('not-found')
    message.isRevoked = true
    message.payload = {}
    for (const person of this.#peopleOf(message))
      this.#push(person, {
        type: 'message_revoked',
        conversationID: this.#idFor(message, person),
        ID: id,
        sequence: message.sequence,
      })
    return null
  }

  #answer(name: string, input: Input, me: string): unknown {
    const conversationID = String(input.conversationID ?? '')
    switch (name) {
      case 'logInMessaging':
        return {
          userID: me,
          nick: `name of ${me}`,
          avatar: 'portrait:me',
          topic: `user.${me}`,
          time: Math.floor(this.nowMs / 1_000),
        }
      case 'sendMessage':
        return this.#send(me, input as CallInput<'sendMessage'>)
      case 'markConversationRead':
        return this.#read(conversationID, me)
      case 'listMessages':
        return this.#page(conversationID, input, me)
      case 'listConversations':
        return this.#list(me)
      case 'revokeMessage':
        return this.#revoke(String(input.ID))
      case 'pinConversation':
        if (input.is_pinned === 1) this.#pinned.add(`${me}<${conversationID}`)
        else this.#pinned.delete(`${me}<${conversationID}`)
        return null
      case 'deleteConversation':
      case 'clearConversation':
        this.#cleared.set(`${me}<${conversationID}`, this.#in(conversationID, me).at(-1)?.sequence ?? 0)
        return null
      case 'blockUser':
        if (input.is_blocked === 1) this.blocked.add(`${me}>${input.uid}`)
        else this.blocked.delete(`${me}>${input.uid}`)
        this.#push(me, { type: 'chat_list', event: 'blocked', conversationID: `C2C${input.uid}` })
        return null
      case 'listBlocked':
        return [...this.blocked]
          .filter((pair) => pair.startsWith(`${me}>`))
          .map((pair) => ({ userID: pair.slice(me.length + 1) }))
      case 'getChatProfiles':
        return String(input.userIDs)
          .split(',')
          .map((userID) => ({ userID, nick: `name of ${userID}`, avatar: '' }))
      case 'addGroupMember': {
        const group = this.groups.get(String(input.group_id))
        if (!group) throw refusal('group-unknown')
        if (group.members.has(me)) throw refusal('group-member')
        group.members.add(me)
        return null
      }
      case 'leaveGroup':
        this.groups.get(String(input.group_id))?.members.delete(me)
        return null
      case 'getGroup':
        return { online: this.groups.get(String(input.group_id))?.members.size ?? 0 }
      default:
        return null
    }
  }
}
