import type { MatchState } from '@pitchside/backend/modules/scores/ports/feed.port'
import { type BasketballScript, scorePlace } from './basketball-plan'

/** Period, and whole seconds left on its clock, at a moment after the start. */
export function clockAt(script: BasketballScript, elapsed: number): { period: number; clock: number } {
  let period = -1
  let clock = 0
  for (const one of script.periods) {
    if (one.at > elapsed) break
    if (one.length === 0) {
      clock = 0
      continue
    }
    period += 1
    clock = Math.max(0, Math.ceil((one.length * (one.until - elapsed)) / (one.until - one.at)))
  }
  return { period, clock }
}

/** The game `elapsed` seconds after its scheduled start. */
export function basketballStateAt(script: BasketballScript, kickoff: number, elapsed: number): MatchState {
  const home = [0, 0, 0, 0, 0]
  const away = [0, 0, 0, 0, 0]
  for (const play of script.plays) {
    if (play.at > elapsed) break
    const own = play.side === 1 ? home : away
    const place = scorePlace(play.period)
    own[place] = (own[place] ?? 0) + play.points
  }
  const period = script.periods.findLast((one) => one.at <= elapsed)
  const state: MatchState = { status: 1, periodStart: 0, added: 0, home, away, clock: 0 }
  if (!period) return state
  if (elapsed >= script.endAt) return { ...state, status: 10, periodStart: kickoff + script.endAt }
  return { ...state, status: period.status, periodStart: kickoff + period.at, clock: clockAt(script, elapsed).clock }
}

/** Home, draw (never) and away: lead and time left of a normal walk. `pace` = possessions of a side in a whole game. */
export function basketballChances(edge: number, lead: number, leftShare: number, pace = 100): [number, number, number] {
  const f = Math.max(leftShare, 0.0004)
  const share = pace / 100
  const z = (lead + edge * share * f) / (13 * Math.sqrt(share * f))
  const home = 1 / (1 + Math.exp(-1.702 * z))
  return [home, 0, 1 - home]
}
