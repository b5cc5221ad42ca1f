import type { MarketQuotes } from '../../modules/scores/ports/feed.port'
import { type FootballScript, goalTypes, type ScriptEvent } from './football-plan'
import { type GoalRates, goalWeight, shorthanded, urge } from './football-rates'
import { footballStateAt } from './football-state'
import { marginOf } from './odds-companies'
import { footballQuotes, goalGrid, resultChances } from './odds-model'
import { normal, randomStream, stableHash } from './random-stream'

/** Bias of a company at its n-th quote: a slowly moving error on the log-odds scale. */
function biasOf(matchId: number, companyId: number, step: number): number {
  let bias = 0
  for (let back = 5; back >= 0; back -= 1)
    bias = 0.8 * bias + 0.012 * normal(randomStream(`${matchId}|odds${companyId}|${step - back}`))
  return bias
}

/** Part of the goals still to come, from the events that lay the halves out. */
function weightLeft(script: FootballScript, elapsed: number): number {
  const starts = script.events.filter((event) => event.status === 2 || event.status === 4)
  let left = 1
  for (const start of starts) {
    const half = start.status === 2 ? 0 : 1
    const end = script.events.find((event) => event.at > start.at && event.status !== undefined)
    const played = Math.min(elapsed, end?.at ?? start.at) - start.at
    for (let minute = 0; minute * 60 < played; minute += 1)
      left -= goalWeight(half, minute) * Math.min(1, (played - minute * 60) / 60)
  }
  return Math.max(left, 0.004)
}

const sealing: ReadonlySet<number> = new Set([1, 4, 8, 15, 16, 17, 28])
const isSealedAt = (events: readonly ScriptEvent[], elapsed: number) =>
  events.some((event) => sealing.has(event.type) && event.at <= elapsed && event.at > elapsed - 35)

interface OddsMatch {
  id: number
  rates: GoalRates
  script: FootballScript
}

/** Goals each side may still score at a moment. */
function meansLeft(
  { rates, script }: OddsMatch,
  elapsed: number,
): { home: number; away: number; lead: number; homeScore: number; awayScore: number } {
  const state = footballStateAt(script, 0, elapsed)
  const [homeScore, awayScore] = [state.home[0] ?? 0, state.away[0] ?? 0]
  const lead = homeScore - awayScore
  const left = elapsed <= 0 ? 1 : weightLeft(script, elapsed)
  const reds = [state.home[2] ?? 0, state.away[2] ?? 0] as const
  return {
    home: rates.home * left * urge(lead) * shorthanded(reds[0], reds[1]),
    away: rates.away * left * urge(-lead) * shorthanded(reds[1], reds[0]),
    lead,
    homeScore,
    awayScore,
  }
}

export function footballChancesAt(match: OddsMatch, elapsed: number): [number, number, number] {
  const means = meansLeft(match, elapsed)
  return resultChances(goalGrid(means.home, means.away), means.lead)
}

function quotesAt(match: OddsMatch, companyId: number, elapsed: number, step: number, isSealed: boolean): MarketQuotes {
  const means = meansLeft(match, elapsed)
  return footballQuotes({
    homeMean: means.home,
    awayMean: means.away,
    homeScore: means.homeScore,
    awayScore: means.awayScore,
    margin: marginOf(companyId),
    bias: biasOf(match.id, companyId, step),
    isSealed,
  })
}

/** Seconds between a company's quotes while the match runs, and before. */
const periodOf = (matchId: number, companyId: number) => 15 + (stableHash(`${matchId}|${companyId}`) % 46)

/** Names the quotes that hold at a moment: as long as it stays the same, so do the prices. */
export function quoteStep(match: OddsMatch, companyId: number, elapsed: number): string {
  const period = periodOf(match.id, companyId)
  if (elapsed < 0) return `before ${Math.floor(elapsed / (period * 8))}`
  const { events, standing } = match.script
  if (standing !== undefined || elapsed > (events.at(-1)?.at ?? 0)) return 'over'
  const reopened = events.filter((event) => goalTypes.has(event.type) && event.at + 35 <= elapsed).length
  return `${Math.floor(elapsed / period)} ${reopened} ${isSealedAt(events, elapsed)} ${events.length}`
}

export interface PhaseQuotes {
  initial: MarketQuotes
  immediate: MarketQuotes
  scram: MarketQuotes
}

/** First prices, last ones before the start, and those in play; a finished match keeps its last. */
export function footballOddsAt(match: OddsMatch, companyId: number, elapsed: number): PhaseQuotes {
  const period = periodOf(match.id, companyId)
  const initial = quotesAt(match, companyId, -1, 0, false)
  const beforeStep = elapsed < 0 ? 1_000 + Math.floor(elapsed / (period * 8)) : 999
  const immediate = quotesAt(match, companyId, -1, beforeStep, false)
  if (elapsed < 0 || match.script.standing !== undefined) return { initial, immediate, scram: {} }
  const end = match.script.events.find((event) => event.status === 8 || event.status === 5)
  const now = end ? Math.min(elapsed, end.at - 120) : elapsed
  const quoted = Math.floor(now / period) * period
  const isSealed = now === elapsed && isSealedAt(match.script.events, now)
  // While sealed the old price stays; when it opens the price knows the goal.
  const lastGoal = match.script.events.findLast((event) => goalTypes.has(event.type) && event.at + 35 <= now)
  const at = Math.max(quoted, lastGoal && lastGoal.at + 35 > quoted ? lastGoal.at + 1 : 0)
  return { initial, immediate, scram: quotesAt(match, companyId, at, 2_000 + Math.floor(now / period), isSealed) }
}
