import { once } from '@pitchside/base'
import { footballState } from '@pitchside/contract'
import { type FootballSheet, goalTypes } from './football-plan'
import { type GoalRates, goalWeight, shorthanded, urge } from './football-rates'
import { isStanding } from './football-state'
import { type GoalChances, goalChances, type Lines, linesFor } from './odds-model'
import { stableHash } from './random-stream'

export interface PricedMatch {
  id: number
  rates: GoalRates
  script: FootballSheet
}

/** What a price is made from. */
export interface MarketView {
  chances: GoalChances
  homeScore: number
  awayScore: number
}

/** Part of a match's goals that have been due when so many seconds of a half are played. */
const weights = ([0, 1] as const).map((half) => {
  const sums = [0]
  for (let minute = 0; minute < 75; minute += 1) sums.push((sums[minute] ?? 0) + goalWeight(half, minute))
  return sums
})

function dueAt(half: 0 | 1, playedS: number): number {
  const minutes = Math.min(playedS / 60, 74)
  const whole = Math.floor(minutes)
  const [before, after] = [weights[half]?.[whole] ?? 0, weights[half]?.[whole + 1] ?? 0]
  return before + (after - before) * (minutes - whole)
}

const firstHalfShare = 0.133 + 0.145 + 0.167
const extraMinutes = 30

/** Part of a match's goals still to come. In extra time a third of a match lies ahead at its start. */
function weightLeft(script: FootballSheet, elapsed: number): number {
  const spell = script.spells.findLast((one) => one.from <= elapsed)
  if (!spell) return 1
  const played = spell.played + Math.min(elapsed, spell.until) - spell.from
  if (spell.period === 2) return Math.max((extraMinutes - played / 60) / 90, 0.002)
  if (spell.period === 1) return Math.max(1 - firstHalfShare - dueAt(1, played), 0.004)
  return Math.max(1 - dueAt(0, played), 1 - firstHalfShare)
}

/** What may still happen at a moment, given the score and the sending-offs. */
export function marketAt({ rates, script }: PricedMatch, elapsed: number): MarketView {
  const score = [0, 0]
  const reds = [0, 0]
  let hasBegun = false
  for (const event of script.events) {
    if (event.at > elapsed) break
    if (event.type === 10) hasBegun = true
    if (event.side === 0) continue
    const own = event.side - 1
    if (goalTypes.has(event.type) && isStanding(event, elapsed)) score[own] = (score[own] ?? 0) + 1
    if (event.type === 4 || event.type === 15) reds[own] = (reds[own] ?? 0) + 1
  }
  const [homeScore = 0, awayScore = 0] = score
  const [homeReds = 0, awayReds = 0] = reds
  const left = weightLeft(script, elapsed)
  const lead = homeScore - awayScore
  const home = rates.home * left * urge(lead) * shorthanded(homeReds, awayReds)
  const away = rates.away * left * urge(-lead) * shorthanded(awayReds, homeReds)
  return { chances: goalChances(home, away, !hasBegun), homeScore, awayScore }
}

/** Goals, penalties, sending-offs and reviews: nobody may bet until what they mean is clear. */
const sealing: ReadonlySet<number> = new Set([1, 4, 8, 15, 16, 17, 28])

/** Stretches in which the markets are sealed, in order; they may touch. */
export function sealsOf({ id, script }: PricedMatch): { from: number; until: number }[] {
  const list: { from: number; until: number }[] = []
  for (const event of script.events) {
    if (!sealing.has(event.type) || event.side === 0) continue
    const until = Math.max(event.at + 25 + (stableHash(`${id}|seal|${event.at}`) % 36), (event.cancelAt ?? 0) + 5)
    const last = list.at(-1)
    if (last && event.at <= last.until) last.until = Math.max(last.until, until)
    else list.push({ from: event.at, until })
  }
  // A break in play seals as well.
  const stop = script.events.find((event) => event.status === footballState.interrupted)
  if (stop) {
    const next = script.events.find((event) => event.at > stop.at && event.status !== undefined)
    list.push({
      from: stop.at,
      until: next?.status === footballState.abandoned ? Number.POSITIVE_INFINITY : (next?.at ?? stop.at) + 10,
    })
    list.sort((a, b) => a.from - b.from)
  }
  return list
}

interface LineStep {
  from: number
  lines: Lines
}

/** Lines as they stood from each moment on; nobody works out those in play of a match that is only to come. */
export interface LinePath {
  before: Lines
  steps(): readonly LineStep[]
}

export function linePathOf(match: PricedMatch, seals: readonly { until: number }[]): LinePath {
  const fresh = marketAt(match, -1)
  const before = linesFor(fresh.chances, 0, undefined)
  return { before, steps: once(() => stepsOf(match, seals, before)) }
}

/** The market looks at its lines every two minutes and after every sealing. */
function stepsOf(match: PricedMatch, seals: readonly { until: number }[], before: Lines): LineStep[] {
  const steps: LineStep[] = []
  const times: number[] = seals.map((seal) => seal.until).filter(Number.isFinite)
  for (const spell of match.script.spells)
    if (spell.period < 2) for (let at = spell.from + 120; at < spell.until; at += 120) times.push(at)
  let lines = before
  for (const at of times.sort((a, b) => a - b)) {
    const { chances, homeScore, awayScore } = marketAt(match, at)
    const next = linesFor(chances, homeScore + awayScore, lines)
    if (next.asia !== lines.asia || next.total !== lines.total) steps.push({ from: at, lines: next })
    lines = next
  }
  return steps
}

export const linesAt = (path: LinePath, at: number): Lines =>
  (at < 0 ? undefined : path.steps().findLast((step) => step.from <= at)?.lines) ?? path.before
