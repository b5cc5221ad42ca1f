declare const brand: unique symbol

/** A primitive that only its own kind can be assigned to. */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name }

/** Number of a user. */
export type UserId = Branded<number, 'UserId'>
/** Number of a match at the feed. */
export type MatchId = Branded<number, 'MatchId'>
/** Room of an anchor: the anchor's user number. */
export type RoomId = Branded<number, 'RoomId'>

export const userId = (value: number): UserId => value as UserId
export const matchId = (value: number): MatchId => value as MatchId
export const roomId = (value: number): RoomId => value as RoomId
