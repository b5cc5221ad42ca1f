import { limits } from '@pitchside/contract'
import { demoAnchors } from './anchors'

const { windowMinutes, perWatchMinute } = limits.heat
/** So many people, all through the window, make the heat of a usual evening. */
const usual = new Map(demoAnchors.map(({ id, heat }) => [id, heat / (windowMinutes * perWatchMinute)]))

/** Simulated people in a room in a minute since 1970: they come and go by a tenth, differently in each room. */
export function simulatedIn(uid: number, minute: number): number {
  const swing = 0.07 * Math.sin(minute / 7 + uid) + 0.03 * Math.sin(minute * 1.7 + uid * 2.3)
  return Math.round((usual.get(uid) ?? 0) * (1 + swing))
}
