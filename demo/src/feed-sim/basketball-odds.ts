import type { Market, Quote } from '@pitchside/backend/modules/scores/ports/feed.port'
import { rounded } from '@pitchside/base'
import type { BasketballRules } from './basketball-plan'
import { basketballChances } from './basketball-state'
import { marginOf } from './odds-companies'
import { normal, randomStream } from './random-stream'

/** Points of a possession, on average. */
const pointsOf = 1.145
/** A line that no result can meet. */
const halfLine = (value: number) => Math.floor(value) + 0.5

/** What a company knows at a moment. */
export interface GameMoment {
  /** Points per hundred possessions the home side is better by. */
  edge: number
  homeScore: number
  awayScore: number
  /** Share of the regular time that is left, 0 to 1. */
  left: number
  isOver: boolean
  rules: BasketballRules
}

const hongKong = (fair: number, margin: number) => rounded(Math.max(0.01, 1 / (fair * margin) - 1), 2)

/**
 * Handicap of the final result, winner and total of one company; `step` is the text its own view moves with. The line
 * above zero: home gives points.
 */
export function basketballQuotes(moment: GameMoment, companyId: number, step: string): Record<Market, Quote> {
  const { edge, homeScore, awayScore, left, isOver, rules } = moment
  const random = randomStream(`${step}|odds${companyId}`)
  const margin = marginOf(companyId)
  const share = rules.pace / 100
  const lead = homeScore - awayScore
  const view = edge + 0.7 * normal(random)
  const [home, , away] = basketballChances(view, lead, left, rules.pace)
  const price = (chance: number) => rounded(Math.min(Math.max(1 / (chance * margin), 1.01), 26), 2)
  const expectedLead = lead + view * share * left
  const asiaLine = halfLine(expectedLead)
  const [covers] = basketballChances(view, lead - asiaLine, left, rules.pace)
  const expectedTotal = homeScore + awayScore + 2 * rules.pace * pointsOf * rules.scoring * left
  const totalLine = halfLine(expectedTotal + 1.2 * normal(random) * left)
  const sd = 19 * Math.sqrt(Math.max(left, 0.002) * share)
  const over = 1 / (1 + Math.exp((-1.702 * (expectedTotal - totalLine)) / sd))
  const isSealed = isOver || left <= 0.004
  const pair = (chance: number, line: number): Quote => {
    const fair = Math.min(Math.max(chance, 0.35), 0.65)
    return { first: hongKong(fair, margin), middle: line, last: hongKong(1 - fair, margin), isSealed }
  }
  return {
    asia: pair(covers, asiaLine),
    eu: { first: price(home), middle: 0, last: price(away), isSealed: isSealed || Math.min(home, away) < 0.01 },
    bs: pair(over, totalLine),
  }
}
