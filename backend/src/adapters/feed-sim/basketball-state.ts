import type { MatchState } from '../../modules/scores/ports/feed.port'
import type { BasketballScript } from './basketball-script'

/** The game `elapsed` seconds after its scheduled start. */
export function basketballStateAt(script: BasketballScript, kickoff: number, elapsed: number): MatchState {
  const home = [0, 0, 0, 0, 0]
  const away = [0, 0, 0, 0, 0]
  for (const point of script.points) {
    if (point.at > elapsed) break
    const own = point.side === 1 ? home : away
    own[point.period] = (own[point.period] ?? 0) + point.points
  }
  const period = script.periods.findLast((one) => one.at <= elapsed)
  const state: MatchState = { status: 1, periodStart: 0, added: 0, home, away, clock: 0 }
  if (!period) return state
  if (elapsed >= script.endAt) return { ...state, status: 10, periodStart: kickoff + script.endAt }
  const left = period.length === 0 ? 0 : (period.length * (period.until - elapsed)) / (period.until - period.at)
  return { ...state, status: period.status, periodStart: kickoff + period.at, clock: Math.max(0, Math.round(left)) }
}

/** Home, draw (never) and away: lead and time left of a normal walk. */
export function basketballChances(edge: number, lead: number, leftShare: number): [number, number, number] {
  const f = Math.max(leftShare, 0.0004)
  const z = (lead + edge * f) / (13 * Math.sqrt(f))
  const home = 1 / (1 + Math.exp(-1.702 * z))
  return [home, 0, 1 - home]
}
