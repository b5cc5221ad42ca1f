import { type RoomTag, type roomSorts, roomTags } from '@pitchside/contract/rooms'
import type { MatchState } from '../match-clock/match-clock'
import type { ChatRules } from './chat-rules'

/** Kind of a broadcast, as numbered on the wire; -1 asks for all. */
export type RoomKind = 0 | 1 | 2
export type RoomFilter = RoomKind | -1
/** Order of rooms on air. */
export type RoomSort = (typeof roomSorts)[number]

/** Who broadcasts. */
export interface Anchor {
  id: number
  name: string
  avatar: string
  level: number
  fans: number
  isFollowed: boolean
}

/** The match of a room with what lists say about it. */
export interface RoomMatch extends MatchState {
  competition: string
  /** Kick-off, epoch seconds. */
  startsAtS: number
}

/** A room in a list. */
export interface Room {
  /** Of its anchor: each has one room. */
  id: number
  anchor: Anchor
  title: string
  cover: string
  /** Short note on the cover, often empty. */
  tag: string
  /** What the room is like. */
  tags: readonly RoomTag[]
  kind: RoomKind
  /** 0 not started, 1 on air, 2 over. */
  state: 0 | 1 | 2
  /** Address of the stream, empty while nothing is on air. */
  stream: string
  heat: number
  /** Visitors in the room right now. */
  viewers: number
  /** Epoch milliseconds of the start on air, or of the planned start. */
  startsAt: number
  /** The picture is a film that shows no match in particular. */
  isSample: boolean
  match: RoomMatch | undefined
}

/** A planned broadcast. */
export interface Plan {
  id: number
  anchorId: number
  anchorName: string
  anchorAvatar: string
  title: string
  kind: RoomKind
  /** Epoch milliseconds. */
  startsAt: number
  isReserved: boolean
  isOnAir: boolean
  /** Its time went by. */
  isOver: boolean
  reservations: number
  competition: string
  teams: readonly [{ id: number; name: string }, { id: number; name: string }] | undefined
}

/** Everything about one room on entry. */
export interface RoomDetail extends Room {
  signature: string
  announcement: string
  /** List of the last two hours on air; empty: they are not kept. */
  shift: string
  rules: ChatRules
  nextPlan: Plan | undefined
}

/** Where the site says how heat and viewers are counted. */
export const heatHelp = '/about-user?type=2#heat'

/** Those words for rooms that this version has texts for; a backend of before tags sends none. */
export const tagsFrom = (words: readonly string[] = []): RoomTag[] => roomTags.filter((tag) => words.includes(tag))

/** Address of a room's page. */
export function roomPath(anchorId: number): string {
  return `/live?id=${anchorId}`
}

/** Place of a room in text: competition and both teams. */
export function captionOf(match: RoomMatch | undefined): string | undefined {
  if (!match) return undefined
  const teams = `${match.home.name} vs ${match.away.name}`
  return match.competition ? `${match.competition} · ${teams}` : teams
}
