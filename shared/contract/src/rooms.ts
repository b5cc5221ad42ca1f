/**
 * What a room is like, in words that stand in every language: anchors choose among them, lists filter by them. Not beside
 * the other limits, because every first page carries those.
 */
export const roomTags = [
  'commentary',
  'tactics',
  'data',
  'together',
  'fans',
  'stories',
  'chinese',
  'english',
  'vietnamese',
] as const
export type RoomTag = (typeof roomTags)[number]

/** So many of them say what a room is like. */
export const tagsPerRoom = 3

/** Orders of rooms on air, as numbered on the wire. */
export const roomSorts = ['hottest', 'newest', 'followed'] as const

/** So far back a visitor may go while a room is on air, seconds. */
export const shiftS = 2 * 3_600

/** Clips members cut out of broadcasts. */
export const clipLimits = {
  /** Seconds of a clip. */
  minS: 5,
  maxS: 60,
  /** What is offered to be cut: the last so many seconds, and around a moment of a replay. */
  windowS: 90,
  /** What is marked before anybody moves anything. */
  markedS: 30,
  /** Code points. */
  titleChars: 40,
  /** Of one member. */
  perDay: 20,
  waiting: 2,
} as const

/** Diamonds a fan has given to an anchor from which on the fan wears the medal of a level, 1 upward. */
export const medalSteps = [10, 66, 200, 520, 1_000, 3_000, 6_000, 10_000, 30_000, 100_000] as const

/** Pictures of an anchor's own that fans write into its chat. `nameChars` is what `EmojiText` reads between brackets. */
export const emoteLimits = { perRoom: 12, nameChars: 8 } as const

/** What an anchor may ask the room. */
export const pollLimits = {
  /** Code points. */
  questionChars: 60,
  optionChars: 24,
  options: 5,
  /** How long answers are taken. */
  seconds: [60, 120, 300, 600],
} as const
