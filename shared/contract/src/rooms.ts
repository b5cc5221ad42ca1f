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
