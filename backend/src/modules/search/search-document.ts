import { rounded } from '@pitchside/base'
import type { Language } from '../../kernel/messages'

/** What can be found. */
export const searchKinds = [
  'live',
  'anchor',
  'team',
  'league',
  'player',
  'match',
  'news',
  'video',
  'circle',
  'post',
  'user',
] as const
export type SearchKind = (typeof searchKinds)[number]

export type Words = Partial<Record<Language, string>>

/** What a result shows beside its words; what a kind does not have is left out. */
export interface Card {
  picture?: string
  /** How many saw it, joined it, follow it. */
  count?: number
  /** Length of a video, seconds. */
  seconds?: number
  sport?: 'football' | 'basketball' | 'esports'
  /** League of a team or match, circle of a post, category of a story. */
  group?: Words
  groupId?: number
  /** Sides of a match. */
  home?: { id: number; names: Words }
  away?: { id: number; names: Words }
  experience?: number
}

/** One thing that can be found. */
export interface SearchDocument {
  kind: SearchKind
  /** What it is at its source: `12`. */
  ref: string
  /** Whose it is: nobody finds what belongs to a banned member. 0: nobody's. */
  ownerId: number
  /** Its name or headline by language. */
  title: Words
  /** More names it goes by. */
  aliases?: readonly string[]
  body?: Words
  /** 0 to 10. */
  popularity: number
  /** When it was published, begins, or came: epoch milliseconds; 0: it has no time. */
  at: number
  card: Card
}

/** Kinds that are called by a short name: the first letters of its words and sounds find them too. */
export const hasName = (kind: SearchKind): boolean => kind !== 'news' && kind !== 'video' && kind !== 'post'

/** From a number of views, members or fans to 0 … 10. */
export const popularityOf = (count: number): number =>
  rounded(Math.min(10, Math.log10(1 + Math.max(0, count)) * 1.6), 2)
