import { limits } from '@pitchside/contract'

/** What happened in a room within the window, the anchor's own doing left out. */
export interface HeatFacts {
  /** Minutes of all people who watched, added up; one person counts once in each. */
  watchMinutes: number
  /** Minutes in which somebody wrote, added up over members: writing faster adds nothing. */
  talkMinutes: number
  /** Members who began to follow. */
  follows: number
  /** Tenths of a diamond given, of each member no more than the limit. */
  giftTenths: number
}

/** Heat of a room: more of anything never makes it less. `/help` says the same in words. */
export function heatOf({ watchMinutes, talkMinutes, follows, giftTenths }: HeatFacts): number {
  const { perWatchMinute, perTalkMinute, perFollow, perDiamond, most } = limits.heat
  const diamonds = Math.floor(giftTenths / 10)
  const sum = watchMinutes * perWatchMinute + talkMinutes * perTalkMinute + follows * perFollow + diamonds * perDiamond
  return Math.min(sum, most)
}

/** First day of a period: 0 day, 1 week, 2 month, 3 everything. */
export function firstDay(period: number, today: number): number {
  return [today, today - 6, today - 29, 0][period] ?? today
}

/** Where a giver's place went since yesterday. */
export type Trend = 'steady' | 'falling' | 'rising'

/** Whoever was not in the list yesterday rises. */
export function trendOf({ place, placeBefore }: { place: number; placeBefore: number | null }): Trend {
  if (placeBefore === null || place < placeBefore) return 'rising'
  return place > placeBefore ? 'falling' : 'steady'
}
