import type { MarketQuotes, Quote } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { QuotePoint } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { clockAt } from './football-plan'
import { type LinePath, linePathOf, linesAt, marketAt, type PricedMatch, sealsOf } from './football-prices'
import { marginOf } from './odds-companies'
import { footballQuotes, resultChances } from './odds-model'
import { stableHash } from './random-stream'

export interface PhaseQuotes {
  initial: MarketQuotes
  immediate: MarketQuotes
  scram: MarketQuotes
}

type Quotes = Record<'asia' | 'eu' | 'bs', Quote>
interface Seal {
  from: number
  until: number
}

/** One step of a company's error, the same however it is asked for. */
function innovation(key: string, step: number): number {
  const draw = stableHash(`${key}|${step}`)
  const [one, two] = [((draw & 0xffff) + 1) / 65_537, (draw >>> 16) / 65_536]
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * two)
}

/** Slowly moving error of a company on the log-odds scale, at its n-th quote. */
function biasAt(matchId: number, companyId: number, step: number): number {
  let bias = 0
  for (let back = 5; back >= 0; back -= 1)
    bias = 0.8 * bias + 0.012 * innovation(`${matchId}|odds${companyId}`, step - back)
  return bias
}

/** Prices of a match by every company. Knows its seals and lines; each company quotes at times of its own. */
export class FootballOdds {
  readonly #match: PricedMatch
  readonly #seals: readonly Seal[]
  readonly #lines: LinePath
  readonly #endAt: number

  constructor(match: PricedMatch) {
    this.#match = match
    this.#seals = sealsOf(match)
    this.#lines = linePathOf(match, this.#seals)
    this.#endAt = match.script.spells.findLast((spell) => spell.period < 2)?.until ?? 0
  }

  /** First prices, last ones before the start, and those in play; a finished match keeps its last. */
  at(companyId: number, elapsed: number): PhaseQuotes {
    const before = this.#timesBefore(companyId)
    const initial = this.#quotes(companyId, before.first, 0)
    const step = Math.floor((Math.min(elapsed, -1) - before.first) / before.period)
    const immediate = step < 0 ? initial : this.#quotes(companyId, before.first + step * before.period, step)
    if (elapsed < 0 || this.#match.script.spells.length === 0) return { initial, immediate, scram: {} }
    return { initial, immediate, scram: this.#inPlay(companyId, elapsed) }
  }

  /** Names the prices that hold at a moment: as long as it stays the same, so do they. */
  stepAt(companyId: number, elapsed: number): string {
    const { first, period } = this.#timesBefore(companyId)
    if (elapsed < 0) return `before ${Math.floor((elapsed - first) / period)}`
    if (this.#match.script.spells.length === 0) return 'never'
    const isSealed = elapsed <= this.#endAt && this.#sealAt(elapsed) !== undefined
    return `${this.#quotedAt(companyId, elapsed)} ${isSealed}`
  }

  chances(elapsed: number): [number, number, number] {
    const { chances, homeScore, awayScore } = marketAt(this.#match, elapsed)
    return resultChances(chances, homeScore - awayScore)
  }

  /** Every price so far, oldest first; a price that did not change is not told again. */
  history(companyId: number, kickoff: number, elapsed: number): Record<'asia' | 'eu' | 'bs', QuotePoint[]> {
    const history: Record<'asia' | 'eu' | 'bs', QuotePoint[]> = { asia: [], eu: [], bs: [] }
    for (const { at, quotes } of this.#points(companyId, elapsed)) {
      const { homeScore, awayScore } = marketAt(this.#match, at)
      const clock = clockAt(this.#match.script, at)
      const minute = clock ? Math.min(Math.floor(clock.played / 60) + 1, 45) + clock.period * 45 : 0
      for (const market of ['asia', 'eu', 'bs'] as const) {
        const quote = quotes[market]
        const last = history[market].at(-1)
        if (quote && !(last && isSame(last, quote)))
          history[market].push({ ...quote, at: kickoff + at, minute, homeScore, awayScore })
      }
    }
    return history
  }

  *#points(companyId: number, elapsed: number): Generator<{ at: number; quotes: MarketQuotes }> {
    const { first, period } = this.#timesBefore(companyId)
    for (let step = 0; first + step * period < 0; step += 1) {
      const at = first + step * period
      if (at > elapsed) return
      yield { at, quotes: this.#quotes(companyId, at, step) }
    }
    if (this.#match.script.spells.length === 0) return
    const until = Math.min(elapsed, this.#endAt)
    const every = this.#periodOf(companyId)
    const times = this.#seals.flatMap((seal) => [seal.from, seal.until])
    for (let at = 0; at <= until; at += every) times.push(at)
    for (const at of times.filter((one) => one >= 0 && one <= until).sort((a, b) => a - b))
      yield { at, quotes: this.#inPlay(companyId, at) }
    if (elapsed > this.#endAt) yield { at: this.#endAt + 1, quotes: this.#inPlay(companyId, this.#endAt + 1) }
  }

  #inPlay(companyId: number, elapsed: number): MarketQuotes {
    const now = Math.min(elapsed, this.#endAt)
    const at = this.#quotedAt(companyId, elapsed)
    const quotes = this.#quotes(companyId, at, 2_000 + Math.floor(at / this.#periodOf(companyId)))
    // Results show the last price: what was sealed when the whistle went is open in the record.
    if (elapsed > this.#endAt || !this.#sealAt(now)) return quotes
    const sealed = (quote: Quote) => ({ ...quote, isSealed: true })
    return { asia: sealed(quotes.asia), eu: sealed(quotes.eu), bs: sealed(quotes.bs) }
  }

  #sealAt(elapsed: number): Seal | undefined {
    const seal = this.#seals.findLast((one) => one.from <= elapsed)
    return seal && elapsed < seal.until ? seal : undefined
  }

  /** When the price that holds was made: while sealed the old one stays, and the one after it knows what happened. */
  #quotedAt(companyId: number, elapsed: number): number {
    const every = this.#periodOf(companyId)
    const now = Math.min(elapsed, this.#endAt)
    const regular = (at: number) => Math.floor(at / every) * every
    const seal = this.#seals.findLast((one) => one.from <= now)
    if (!seal) return regular(now)
    const until = seal.until
    if (now >= until) return Math.max(regular(now), until)
    const earlier = this.#seals.findLast((one) => one.until <= seal.from)
    return Math.max(Math.min(regular(seal.from - 1), seal.from - 1), earlier?.until ?? 0)
  }

  #quotes(companyId: number, at: number, step: number): Quotes {
    const { chances, homeScore, awayScore } = marketAt(this.#match, at)
    const bias = biasAt(this.#match.id, companyId, step)
    return footballQuotes({
      chances,
      lines: linesAt(this.#lines, at),
      homeScore,
      awayScore,
      margin: marginOf(companyId),
      bias,
    })
  }

  /** Seconds between a company's quotes while the match runs. */
  #periodOf(companyId: number): number {
    return 15 + (stableHash(`${this.#match.id}|${companyId}`) % 46)
  }

  /** When a company opens, one and a half to four days before, and how often it then looks again: 10 to 120 minutes. */
  #timesBefore(companyId: number): { first: number; period: number } {
    const draw = stableHash(`${this.#match.id}|${companyId}|opens`)
    return { first: -129_600 - (draw % 216_000), period: (10 + ((draw >>> 8) % 111)) * 60 }
  }
}

const isSame = (a: Quote, b: Quote) =>
  a.first === b.first && a.middle === b.middle && a.last === b.last && a.isSealed === b.isSealed
