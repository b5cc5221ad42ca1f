import { isRecord } from '@pitchside/base'
import type { Market, MarketQuotes, Quote } from '../../modules/scores/ports/feed.port'
import type { QuotePoint } from '../../modules/scores/ports/match-parts.port'
import type { FieldReader } from './field-reader'

/** A price of a company with its time. The provider's line above zero means that the home side gives goals, as ours does. */
export interface NamiQuote {
  matchId: number
  companyId: number
  market: Market
  point: QuotePoint
}

const marketNames: Readonly<Record<string, Market>> = { asia: 'asia', eu: 'eu', bs: 'bs' }
const historyMax = 400

/** `{company: [[match, market, [time, minute, first, middle, last, status, sealed], "1-0"], ...]}` */
export function quotesOf(reader: FieldReader, value: unknown): NamiQuote[] {
  if (!isRecord(value)) {
    if (value !== undefined && value !== null) reader.refuse('odds')
    return []
  }
  return Object.entries(value).flatMap(([company, rows]) => {
    const companyId = reader.integer(company, 'odds.company', 1, 9_999)
    if (companyId === undefined) return []
    return reader.list(rows, 'odds.rows').flatMap((row) => {
      const quote = quoteOf(reader, companyId, row)
      return quote ? [quote] : []
    })
  })
}

function quoteOf(reader: FieldReader, companyId: number, value: unknown): NamiQuote | undefined {
  const [id, name, numbers, score] = reader.list(value, 'odds.row')
  // Corners and the like are prices of other markets: known, and not shown.
  const market = marketNames[String(name)]
  if (!market) return undefined
  const [time, minute, first, middle, last, , sealed] = reader.list(numbers, 'odds.values')
  const matchId = reader.id(id, 'odds.match')
  const at = reader.integer(time, 'odds.time', 1, 1e11)
  const prices = [
    reader.decimal(first, 'odds.price', 0, 1_000),
    reader.decimal(middle, 'odds.price', -20, 1_000),
    reader.decimal(last, 'odds.price', 0, 1_000),
  ]
  const [a, b, c] = prices
  if (matchId === undefined || at === undefined || a === undefined || b === undefined || c === undefined)
    return reader.refuse('odds.row')
  if (market !== 'eu' && (b * 4) % 1 !== 0) return reader.refuse('odds.line')
  const goals = /^(\d{1,2})-(\d{1,2})$/.exec(String(score ?? ''))
  const point: QuotePoint = {
    at,
    minute: reader.integer(minute, 'odds.minute', 0, 150) ?? 0,
    first: a,
    middle: b,
    last: c,
    isSealed: sealed === 1 || sealed === '1',
    homeScore: Number(goals?.[1] ?? 0),
    awayScore: Number(goals?.[2] ?? 0),
  }
  return { matchId, companyId, market, point }
}

/** Prices of one match: every company, every market, oldest first. */
export class OddsLedger {
  readonly #points = new Map<string, QuotePoint[]>()

  add({ companyId, market, point }: NamiQuote): void {
    const key = `${companyId} ${market}`
    const points = this.#points.get(key) ?? []
    const last = points.at(-1)
    // The provider repeats the last minute: what is known, or older than what is known, changes nothing.
    if (last && point.at <= last.at) return
    points.push(point)
    // The first price is kept for good.
    if (points.length > historyMax) points.splice(1, points.length - historyMax)
    this.#points.set(key, points)
  }

  history(companyId: number, market: Market, at: number): QuotePoint[] {
    return (this.#points.get(`${companyId} ${market}`) ?? []).filter((point) => point.at <= at)
  }

  quotes(companyId: number, at: number, kickoff: number, isLive: boolean) {
    const phases: Record<'initial' | 'immediate' | 'scram', MarketQuotes> = { initial: {}, immediate: {}, scram: {} }
    for (const market of ['asia', 'eu', 'bs'] as const) {
      const points = this.history(companyId, market, at)
      const [first] = points
      const before = points.filter((point) => point.at < kickoff).at(-1)
      const now = points.filter((point) => point.at >= kickoff).at(-1)
      if (first) phases.initial[market] = bare(first)
      if (before) phases.immediate[market] = bare(before)
      if (now && isLive) phases.scram[market] = bare(now)
    }
    return phases
  }

  companies(): number[] {
    return [...new Set([...this.#points.keys()].map((key) => Number(key.split(' ')[0])))]
  }
}

const bare = ({ first, middle, last, isSealed }: QuotePoint): Quote => ({ first, middle, last, isSealed })
