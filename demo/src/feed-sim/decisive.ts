import { scorePlace, shownScore } from '@pitchside/contract'

/** What decides a knock-out match of football, side against side: goals after extra time, then kicks. */
export const decisive = (list: readonly number[]): number =>
  shownScore('football', list) + (list[scorePlace.shootOut] ?? 0) / 100
