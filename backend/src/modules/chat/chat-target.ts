/** Somebody of the chat: a member under the own number, a tourist under minus the number of `chat_tourists`. */
export type AccountNo = number

/** Whom a conversation is with, seen from one end. */
export type ChatTarget = { kind: 'person'; no: AccountNo } | { kind: 'group'; id: string }

/** A target as the wire names it: tourists are not looked up yet. */
export type NamedTarget = { kind: 'person'; name: string } | { kind: 'group'; id: string }

const person = 'C2C'
const group = 'GROUP'

/** Name of a conversation with somebody, or of a group. */
export const conversationIdOf = (target: NamedTarget): string =>
  target.kind === 'group' ? `${group}${target.id}` : `${person}${target.name}`

/** Reads the name of a conversation, whose shape the contract has checked. */
export const readConversationId = (conversationId: string): NamedTarget =>
  conversationId.startsWith(group)
    ? { kind: 'group', id: conversationId.slice(group.length) }
    : { kind: 'person', name: conversationId.slice(person.length) }

/** Number of a member's name on the wire; undefined: it is a tourist's, or none. */
export const memberNo = (name: string): number | undefined => (/^[1-9]\d{0,9}$/.test(name) ? Number(name) : undefined)

/** Names of tourists, as the account module gives them out. */
export const isTouristName = (name: string): boolean => /^guest_[\w-]{6,40}$/.test(name)
