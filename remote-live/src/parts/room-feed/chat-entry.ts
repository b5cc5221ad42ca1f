import type { RoomMessage, RoomQuote } from '@pitchside/contract'
import { wordsOfMessage } from '../barrage-line/words-of-message'

/** One line of the chat column. */
export interface ChatEntry {
  /** Stays the same from the optimistic line to the confirmed one. */
  key: string
  /** What the server calls it; absent until it was sent. */
  id?: string
  kind: 'text' | 'enter' | 'gift' | 'envelope' | 'order' | 'note'
  userId: number
  name: string
  avatar: string
  level: number
  tier: number
  /** Level of the fan medal in this room, 0: none. */
  medal: number
  isAnchor: boolean
  isAdmin: boolean
  isMine: boolean
  /** Names this visitor after an @. */
  isForMe: boolean
  text: string
  color?: string
  /** Epoch milliseconds. */
  at: number
  state: 'sent' | 'sending' | 'failed'
  /** Why it was not sent, in the visitor's language. */
  error?: string
  /** Refused for what it says: the same words would be refused again. */
  isFinal?: boolean
  /** Place in the kept history; absent for lines that are not kept. */
  seq?: number
  /** The line it answers. */
  quote?: RoomQuote
  /** What lines of other kinds than text are about. */
  message?: RoomMessage
  /** A note of the page itself: what changed; `text` is the new value. */
  note?: 'title' | 'placard' | 'start' | 'end'
}

/** Who looks at the lines. */
export interface Reader {
  id: number
  nickname: string
}

const kinds: Partial<Record<RoomMessage['no'], ChatEntry['kind']>> = {
  100: 'gift',
  101: 'text',
  102: 'enter',
  105: 'text',
  106: 'envelope',
  107: 'order',
  108: 'order',
  109: 'order',
}

/** Kind of a message: by what it carries, then by its number; undefined: no line of the chat. */
function kindOf(message: RoomMessage): ChatEntry['kind'] | undefined {
  if (message.gift) return 'gift'
  if (message.red) return 'envelope'
  if (message.taboo ?? message.kick ?? message.admin) return 'order'
  const kind = kinds[message.no]
  return kind === 'gift' || kind === 'envelope' || kind === 'order' ? undefined : kind
}

/** Whether a text names somebody: `@name` that ends there. */
export function names(text: string, nickname: string): boolean {
  for (let at = text.indexOf(`@${nickname}`); at >= 0; at = text.indexOf(`@${nickname}`, at + 1)) {
    const after = text[at + nickname.length + 1]
    if (after === undefined || /[\s\p{P}]/u.test(after)) return true
  }
  return false
}

/** A line for a message; undefined for kinds that are no line of the chat. */
export function entryOf(message: RoomMessage, reader: Reader | undefined): ChatEntry | undefined {
  const kind = kindOf(message)
  if (!kind) return undefined
  const text = wordsOfMessage(message) ?? ''
  const isMine = message.uid === reader?.id
  const kept = /^m(\d+)$/.exec(message.id)
  return {
    key: message.nonce && isMine ? message.nonce : message.id,
    id: message.id,
    kind,
    userId: message.uid,
    name: message.user_nickname,
    avatar: message.avatar,
    level: message.level,
    tier: message.tier,
    medal: message.medal ?? 0,
    isAnchor: message.is_room === 1,
    isAdmin: message.is_admin === 1,
    isMine,
    isForMe: !isMine && reader !== undefined && kind === 'text' && names(text, reader.nickname),
    text,
    ...(message.color ? { color: message.color } : {}),
    at: message.at,
    state: 'sent',
    ...(kept ? { seq: Number(kept[1]) } : {}),
    ...(message.quote ? { quote: message.quote } : {}),
    ...(kind === 'text' && !message.bubble ? {} : { message }),
  }
}

/** Lines kept while the newest are in view, and while the visitor reads older ones. */
export const lineLimit = 500
export const readingLimit = 5_000

/** Gifts of a row come within this time, and so many lines apart at most. */
const rowMs = 10_000
const rowLines = 12

/** The line a gift goes on counting on; undefined: it begins its own. */
function rowOf(lines: readonly ChatEntry[], entry: ChatEntry): ChatEntry | undefined {
  const gift = entry.message?.gift
  if (!gift || gift.combo <= gift.num) return undefined
  return lines
    .slice(-rowLines)
    .findLast(
      (line) =>
        line.userId === entry.userId &&
        line.message?.gift?.gift_id === gift.gift_id &&
        line.message.gift.combo < gift.combo &&
        entry.at - line.at < rowMs,
    )
}

/** Adds or replaces lines by key; the oldest go when there are too many. */
export function withEntries(
  lines: readonly ChatEntry[],
  added: readonly ChatEntry[],
  limit = lineLimit,
): readonly ChatEntry[] {
  const fresh: ChatEntry[] = []
  const changed = new Map<string, ChatEntry>()
  const known = new Set(lines.map(({ key }) => key))
  for (const entry of added) {
    const row = known.has(entry.key) ? undefined : (rowOf(fresh, entry) ?? rowOf(lines, entry))
    if (row && fresh.includes(row)) fresh[fresh.indexOf(row)] = { ...entry, key: row.key }
    else if (row) changed.set(row.key, { ...entry, key: row.key })
    else if (known.has(entry.key)) changed.set(entry.key, entry)
    else {
      known.add(entry.key)
      fresh.push(entry)
    }
  }
  const kept = changed.size === 0 ? lines : lines.map((line) => changed.get(line.key) ?? line)
  return [...kept, ...fresh].slice(-limit)
}

/** Lines of several sources in the order of their time, each once. */
export function inOrder(lines: readonly ChatEntry[], added: readonly ChatEntry[], limit: number): readonly ChatEntry[] {
  return [...withEntries(added, lines, Number.POSITIVE_INFINITY)].sort((a, b) => a.at - b.at).slice(-limit)
}
