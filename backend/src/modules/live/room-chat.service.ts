import { limits, type RoomMessage, type RoomNoble } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Users } from '../account/account.module'
import { levelOf } from '../account/account.module'
import type { ChatModeService } from './chat-modes.service'
import { isRepeated, problemOf, tidyText } from './chat-text.rules'
import { medalField } from './fan-club.rules'
import type { FanClubs } from './fan-club.service'
import type { LineBody, RoomChatQueries, StoredMessage } from './room-chat.queries'
import type { RoomGate, Standing } from './room-gate'
import { keptId, toMessage } from './room-line'
import type { RoomQueries } from './rooms.queries'

/** A member who comes back within this time is not announced again. */
const enterRate = { count: 1, windowMs: 5 * 60_000 }
/** Newest messages a visitor finds on entry. */
export const historyMessages = 30

/** Requests are repeated for so long at most. */
const retryMs = 60_000

export interface SentText {
  roomUid: number
  userId: number
  text: string
  color: string | undefined
  nonce: string | undefined
  /** The line it answers, by its number on the wire. */
  quote: string | undefined
}

/** A line that the server writes about a member: a gift, an entrance, a matter of order. */
export interface ToldLine {
  roomUid: number
  /** The member the line is by. */
  userId: number
  no: RoomMessage['no']
  body: LineBody
  text?: string
  /** The line is written once per member and key. */
  key?: string
}

/** The rank of a member at this moment and how it comes in; `cardTier` is what the member's record says. */
export type EntranceSource = (userId: UserId, cardTier: number) => Promise<{ tier: number; nobel?: RoomNoble }>

/** Lines that are not kept in the data base: those of the demo. */
export interface TransientLines {
  /** Newest first. */
  recent(roomUid: number): RoomMessage[]
}

interface Deps {
  kernel: Kernel
  queries: RoomChatQueries
  rooms: RoomQueries
  gate: RoomGate
  modes: Pick<ChatModeService, 'requireFit'>
  clubs: Pick<FanClubs, 'medal'>
  users: Users
  lines: TransientLines
  /** How members come in. */
  entranceOf: EntranceSource
  /** Covers words that are not to be read. */
  mask(text: string): string
}

export function createRoomChatService(deps: Deps) {
  const { kernel, queries, rooms, gate, modes, clubs, users, lines, entranceOf, mask } = deps
  const { clock, realtime, limiter } = kernel

  function publish(roomUid: number, message: RoomMessage): void {
    realtime.publish(`room.${roomUid}`, { type: 'chat', anchor_id: roomUid, message }, { once: `line-${message.id}` })
  }
  /** A node may have gone between keeping a line and telling it: a repeated request tells it, if nobody has. */
  function again(stored: StoredMessage): RoomMessage {
    const message = toMessage(stored)
    if (clock.now() - message.at < retryMs) publish(stored.roomUid, message)
    return message
  }

  async function requireUser(userId: number) {
    const user = await users.find(asUserId(userId))
    if (!user) throw new Failure('user-unknown')
    return user
  }

  async function repeated(userId: number, nonce: string | undefined): Promise<RoomMessage | undefined> {
    const stored = nonce === undefined ? undefined : await queries.byNonce(userId, nonce)
    return stored && again(stored)
  }

  const wordsOf = (text: string): string => mask(tidyText(text))

  function checkedWords(text: string, mayLink: boolean): string {
    const words = wordsOf(text)
    const problem = problemOf(words, mayLink)
    if (problem) throw new Failure(problem, { params: { chars: limits.chatTextChars, emojis: limits.chatEmojis } })
    return words
  }

  /**
   * Whether the member may say this now, and the words as they are kept: tidied, with covered words masked. For every
   * text somebody writes into a room: lines, coloured lines, bubbles.
   */
  async function admit(roomUid: number, userId: number, text: string): Promise<{ words: string; standing: Standing }> {
    const standing = await gate.requireSpeech(roomUid, userId)
    const keepsOrder = standing.isManager || userId === roomUid
    const words = checkedWords(text, keepsOrder)
    const since = clock.now() - limits.chatRepeatWindowS * 1_000
    const before = await queries.lastTexts(roomUid, userId, since, limits.chatRepeats)
    if (isRepeated(words, before)) throw new Failure('chat-repeated')
    if (!keepsOrder) await modes.requireFit(roomUid, userId, words)
    return { words, standing }
  }

  async function keep(
    line: ToldLine,
    {
      color,
      nonce,
      isAdmin,
      quotedId = null,
    }: Pick<StoredMessage, 'color' | 'nonce' | 'isAdmin'> & {
      quotedId?: number | null
    },
  ): Promise<RoomMessage> {
    const { roomUid, userId, no, body, text = '' } = line
    const [user, medal] = await Promise.all([requireUser(userId), clubs.medal(roomUid, userId)])
    const { nickname, avatar, tier } = user
    const sender = { nickname, avatar, level: levelOf(user.exp).level, tier }
    const createdAt = clock.now()
    const stored = await queries.insert({
      roomUid,
      userId,
      text,
      color,
      ...sender,
      nonce,
      no,
      payload: { ...body, ...medalField(medal) },
      isAdmin,
      createdAt,
      quotedId,
    })
    if (!stored) return (await repeated(userId, nonce ?? undefined))!
    const message = toMessage(stored)
    publish(roomUid, message)
    return message
  }

  /** The line a new one answers: kept ones by reference, those of the demo as they are. */
  async function quoted(roomUid: number, id: string): Promise<{ quotedId: number | null; body: LineBody }> {
    const kept = keptId(id)
    if (kept !== undefined && (await queries.written(roomUid, kept))) return { quotedId: kept, body: {} }
    const line = lines.recent(roomUid).find((message) => message.id === id)
    if (!line?.text) throw new Failure('chat-quote')
    const { uid, user_nickname, text } = line
    return { quotedId: null, body: { quote: { id, uid, user_nickname, text } } }
  }

  return {
    publish,
    admit,
    /** As `admit`, for a text that all rooms see and that is not sent from one: nobody may have taken the word away. */
    async admitEverywhere(userId: number, text: string): Promise<{ words: string }> {
      await gate.requireSpeechEverywhere(userId)
      return { words: checkedWords(text, false) }
    },
    /** A text as it would be kept. */
    wordsOf,
    /** Keeps a message, then tells the room. The same nonce again gives the first message and tells nobody. */
    async send({ roomUid, userId, text, color, nonce, quote }: SentText): Promise<RoomMessage> {
      const known = await repeated(userId, nonce)
      if (known) return known
      if (!(await rooms.byUid(roomUid))) throw new Failure('room-unknown')
      // A privilege of nobles; others colour a line with a bubble, which they pay.
      if (color !== undefined && (await requireUser(userId)).tier === 0) throw new Failure('color-noble')
      const { quotedId, body } = quote === undefined ? { quotedId: null, body: {} } : await quoted(roomUid, quote)
      const { words, standing } = await admit(roomUid, userId, text)
      const no = color === undefined ? 105 : 101
      const line = { roomUid, userId, no, body, text: words } as const
      return keep(line, { color: color ?? null, nonce: nonce ?? null, isAdmin: standing.isManager, quotedId })
    },
    /** Keeps a line of the server's own and tells the room. The same key again changes nothing. */
    async tell(line: ToldLine): Promise<RoomMessage> {
      const { isManager } = await gate.standing(line.roomUid, line.userId)
      return keep(line, { color: null, nonce: line.key ?? null, isAdmin: isManager })
    },
    /** Newest first: kept messages and the demo's lines together. */
    async history(roomUid: number, before: number | undefined): Promise<{ messages: RoomMessage[]; isAll: boolean }> {
      const stored = await queries.newest(roomUid, historyMessages, before)
      const passing = before === undefined ? lines.recent(roomUid) : []
      const all = [...stored.map(toMessage), ...passing].sort((a, b) => b.at - a.at)
      const messages = all.slice(0, historyMessages)
      // Kept lines that passing ones pushed out of the page can still be asked for.
      const isCut = all.slice(historyMessages).some(({ id }) => id.startsWith('m'))
      return { messages, isAll: stored.length < historyMessages && !isCut }
    },
    /** What was said in a room in a stretch of time, oldest first: lines that were taken away are none of it. */
    said: async (roomUid: number, stretch: { from: number; until: number; limit: number }): Promise<RoomMessage[]> =>
      (await queries.saidBetween(roomUid, stretch)).map(toMessage),
    /** A member came in. */
    async announce(roomUid: number, userId: number): Promise<void> {
      if ((await limiter.take(`room-enter:${roomUid}:${userId}`, enterRate)) > 0) return
      const user = await requireUser(userId)
      const { tier, nobel } = await entranceOf(user.id, user.tier)
      const [{ isManager }, medal] = await Promise.all([gate.standing(roomUid, userId), clubs.medal(roomUid, userId)])
      publish(roomUid, {
        id: `e${kernel.random.token(9)}`,
        no: 102,
        uid: userId,
        user_nickname: user.nickname,
        avatar: user.avatar,
        at: clock.now(),
        level: levelOf(user.exp).level,
        tier,
        ...medalField(medal),
        is_room: userId === roomUid ? 1 : 0,
        ...(nobel ? { nobel } : {}),
        ...(isManager ? { is_admin: 1 as const } : {}),
      })
    },
  }
}

export type RoomChatService = ReturnType<typeof createRoomChatService>
