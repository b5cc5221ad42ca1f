import type { CallData } from '@pitchside/contract'
import type { Market } from '../../parts/matches/match'

export const markets: readonly Market[] = ['eu', 'asia', 'bs']

type PointWire = CallData<'getEsportsMatch'>['price_history']['eu'][number]

/** A price and when it came. */
export interface PricePoint {
  atS: number
  minute: number
  first: number
  line: number
  last: number
  isSealed: boolean
  homeScore: number
  awayScore: number
}

export const toPoint = (wire: PointWire): PricePoint => ({
  atS: wire.change_time,
  minute: wire.minute,
  first: wire.host,
  line: wire.early,
  last: wire.guest,
  isSealed: wire.sealing_disk === 1,
  homeScore: wire.home_score,
  awayScore: wire.away_score,
})

export interface CompanyPrices {
  companyId: number
  name: string
  markets: Record<Market, { first?: readonly number[]; now?: readonly number[]; isSealed: boolean }>
}

type OddsWire = CallData<'getEsportsMatch'>['odds'][number]

/** First and newest prices of a company. */
export function toCompany(row: OddsWire): CompanyPrices {
  const market = (name: Market) => {
    const { initial, immediate, scram } = row[name]
    const now = scram ?? immediate
    return {
      ...(initial ? { first: [initial.win, initial.draw, initial.fail] } : {}),
      ...(now ? { now: [now.win, now.draw, now.fail] } : {}),
      isSealed: now?.sealing_disk === 1,
    }
  }
  return {
    companyId: row.company_id,
    name: row.company_name,
    markets: { asia: market('asia'), eu: market('eu'), bs: market('bs') },
  }
}

/** Times are spread by place, not by hour: days before the start would leave no room for the match. */
export function spread(points: readonly PricePoint[]): (PricePoint & { x: number })[] {
  const beforeStart = points.filter((point) => point.minute === 0).length
  const running = points.slice(beforeStart)
  const [from, to] = [running[0]?.atS ?? 0, running.at(-1)?.atS ?? 1]
  return points.map((point, index) => ({
    ...point,
    x: index < beforeStart ? index / Math.max(1, beforeStart) : 1 + (3 * (point.atS - from)) / Math.max(1, to - from),
  }))
}
