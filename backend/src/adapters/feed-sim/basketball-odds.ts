import type { Fixture, MatchState, Quote } from '../../modules/scores/ports/feed.port'
import type { BasketballRules } from './basketball-script'
import { basketballChances } from './basketball-state'
import type { PhaseQuotes } from './football-odds'
import { marginOf } from './odds-companies'
import { normal, randomStream } from './random-stream'

const half = (value: number) => Math.round(value * 2) / 2
const cents = (value: number) => Math.round(value * 100) / 100
const sum = (list: readonly number[]) => list.reduce((total, points) => total + points, 0)

/** Handicap, winner and total of one company. */
export function basketballOdds(
  id: number,
  companyId: number,
  edge: number,
  state: MatchState,
  fixture: Fixture,
  rules: BasketballRules,
): PhaseQuotes {
  const margin = marginOf(companyId)
  const usual = rules.pace * 2.26
  const at = (left: number, lead: number, scored: number, step: string): Record<'asia' | 'eu' | 'bs', Quote> => {
    const random = randomStream(`${id}|odds${companyId}|${step}`)
    const wobble = () => 0.9 + 0.04 * normal(random)
    const [home, , away] = basketballChances(edge, lead, left)
    const price = (chance: number) => cents(Math.min(Math.max(1 / (chance * margin), 1.01), 26))
    const first = cents(wobble())
    const over = cents(wobble())
    return {
      asia: { first, middle: half(edge * left) || 0.5, last: cents(1.8 - first), isSealed: false },
      eu: { first: price(home), middle: 0, last: price(away), isSealed: left <= 0 },
      bs: { first: over, middle: Math.floor(scored + usual * left) + 0.5, last: cents(1.8 - over), isSealed: false },
    }
  }
  const initial = at(1, 0, 0, 'initial')
  const immediate = at(1, 0, 0, 'immediate')
  if (state.status < 2) return { initial, immediate, scram: {} }
  const isOver = state.status >= 10
  const quarter = Math.min(Math.floor((state.status - 2) / 2), 3)
  const left = isOver ? 0.02 : Math.max(0.02, 1 - (quarter + 1 - state.clock / rules.quarterS) / 4)
  const lead = sum(state.home) - sum(state.away)
  const step = `${fixture.kickoff}|${state.status}|${Math.floor(state.clock / 20)}`
  return { initial, immediate, scram: at(left, lead, sum(state.home) + sum(state.away), step) }
}
