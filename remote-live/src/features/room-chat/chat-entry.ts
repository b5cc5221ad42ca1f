import type { RoomMessage } from '@pitchside/contract'

/** One line of the chat column. */
export interface ChatEntry {
  /** Stays the same from the optimistic line to the confirmed one. */
  key: string
  kind: 'text' | 'enter'
  userId: number
  name: string
  level: number
  tier: number
  isAnchor: boolean
  isAdmin: boolean
  isMine: boolean
  text: string
  color?: string
  /** Epoch milliseconds. */
  at: number
  state: 'sent' | 'sending' | 'failed'
  /** Why it was not sent, in the visitor's language. */
  error?: string
}

const textNumbers: readonly number[] = [101, 105]

/** A line for a message; undefined for kinds that are no line of the chat. */
export function entryOf(message: RoomMessage, ownId: number | undefined): ChatEntry | undefined {
  const isText = textNumbers.includes(message.no)
  if (!isText && message.no !== 102) return undefined
  return {
    key: message.nonce && message.uid === ownId ? message.nonce : message.id,
    kind: isText ? 'text' : 'enter',
    userId: message.uid,
    name: message.user_nickname,
    level: message.level,
    tier: message.tier,
    isAnchor: message.is_room === 1,
    isAdmin: message.is_admin === 1,
    isMine: message.uid === ownId,
    text: message.text ?? '',
    ...(message.color ? { color: message.color } : {}),
    at: message.at,
    state: 'sent',
  }
}

/** Lines kept in the page. */
export const lineLimit = 200

/** Adds or replaces lines by key; the oldest go when there are too many. */
export function withEntries(lines: readonly ChatEntry[], added: readonly ChatEntry[]): readonly ChatEntry[] {
  const fresh: ChatEntry[] = []
  const changed = new Map<string, ChatEntry>()
  const known = new Set(lines.map(({ key }) => key))
  for (const entry of added) {
    if (known.has(entry.key)) changed.set(entry.key, entry)
    else {
      known.add(entry.key)
      fresh.push(entry)
    }
  }
  const kept = changed.size === 0 ? lines : lines.map((line) => changed.get(line.key) ?? line)
  return [...kept, ...fresh].slice(-lineLimit)
}
