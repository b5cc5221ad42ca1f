/** Every visitor in the room counts this much. */
const heatPerViewer = 100

/**
 * Heat of a room at a moment: its base swings by a tenth over minutes, differently in each room, and every real visitor
 * adds to it. A pure function of time, so that all nodes say the same.
 */
export function heatAt(
  room: { uid: number; heatBase: number; viewers: number; isLive: boolean },
  nowMs: number,
): number {
  if (!room.isLive) return 0
  const minutes = nowMs / 60_000
  const swing = 0.07 * Math.sin(minutes / 7 + room.uid) + 0.03 * Math.sin(minutes * 1.7 + room.uid * 2.3)
  return Math.max(0, Math.round(room.heatBase * (1 + swing)) + room.viewers * heatPerViewer)
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
