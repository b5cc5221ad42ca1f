import { type CallData, esportsState } from '@pitchside/contract'
import { call } from '@pitchside/http'
import type { Market } from '../../parts/matches/match'
import { type CompanyPrices, type PricePoint, toCompany, toPoint } from '../duel/price-history'
import { type GameTitle, gameTitles, groupOfSeries, type Series } from './esports-series'

type RowWire = CallData<'listEsportsMatches'>['data'][number]
type DetailWire = CallData<'getEsportsMatch'>
type GameWire = DetailWire['games'][number]

function toSeries(row: RowWire): Series {
  const { initial, immediate, scram } = row.exponent.eu
  // A finished match shows the last prices before its start: those in play have closed.
  const now = groupOfSeries(row.status) === 'live' ? (scram ?? immediate) : immediate
  return {
    id: row.id,
    title: gameTitles[row.game_id - 1] ?? 'lol',
    status: row.status,
    bestOf: row.bo,
    competition: { id: row.competition_id, name: row.competition_name, colour: row.primary_color },
    home: { id: row.home_team_id, name: row.home_name },
    away: { id: row.away_team_id, name: row.away_name },
    kickoffS: row.match_time,
    stage: row.stage ?? '',
    gameStartS: row.period_start,
    gameNo: row.game_no,
    score: [row.home_score, row.away_score],
    now: [row.home_now, row.away_now],
    isHot: row.is_hot === 1,
    isFollowed: row.is_collect === 1,
    prices: {
      ...(initial ? { first: [initial.win, initial.fail] as const } : {}),
      ...(now ? { now: [now.win, now.fail] as const } : {}),
      isSealed: now?.sealing_disk === 1,
    },
  }
}

/** Every esports match of a day, `YYYY-MM-DD` of the visitor. */
export async function fetchSeriesDay(date: string, zoneMinutes: number, signal?: AbortSignal): Promise<Series[]> {
  const options = { isQuiet: true, ...(signal ? { signal } : {}) }
  const reply = await call('listEsportsMatches', { type: 0, time: date, zone: zoneMinutes }, options)
  return reply.data.map(toSeries)
}

export interface BoardSide {
  score: number
  kills: number | undefined
  gold: number | undefined
  towers: number | undefined
  dragons: number | undefined
  barons: number | undefined
}

/** A game of a match. */
export interface Game {
  no: number
  map: string
  isRunning: boolean
  lengthS: number
  winner: 'home' | 'away' | undefined
  isHomeFirst: boolean
  home: BoardSide
  away: BoardSide
  /** Lead of the home side from the start on, evenly spaced. */
  curve: readonly number[]
  /** Absent where the feed does not tell. */
  economy: GameWire['economy']
  draft: GameWire['draft']
  players: GameWire['players']
}

export type EsportsPlayer = NonNullable<GameWire['players']>['home'][number]

/** A step of how the maps were found. */
export interface VetoStep {
  kind: 'ban' | 'pick' | 'left'
  side: 'home' | 'away' | undefined
  map: string
}

export interface EarlierSeries {
  id: number
  kickoffS: number
  competition: string
  home: { id: number; name: string }
  away: { id: number; name: string }
  score: readonly [number, number]
  bestOf: number
}

export interface SeriesDetail {
  series: Series
  games: readonly Game[]
  veto: readonly VetoStep[]
  chances: { home: number; draw: number; away: number }
  companies: readonly CompanyPrices[]
  history: Record<Market, PricePoint[]>
  meetings: readonly EarlierSeries[]
  homeLast: readonly EarlierSeries[]
  awayLast: readonly EarlierSeries[]
}

const toSide = (side: GameWire['home']): BoardSide => ({
  score: side.score,
  kills: side.kills,
  gold: side.gold,
  towers: side.towers,
  dragons: side.dragons,
  barons: side.barons,
})

const toGame = (row: GameWire): Game => ({
  no: row.no,
  map: row.map,
  isRunning: row.status === esportsState.running,
  lengthS: row.length,
  winner: row.winner === 1 ? 'home' : row.winner === 2 ? 'away' : undefined,
  isHomeFirst: row.first_side === 1,
  home: toSide(row.home),
  away: toSide(row.away),
  curve: row.curve,
  economy: row.economy,
  draft: row.draft,
  players: row.players,
})

const sides = [undefined, 'home', 'away'] as const

const toEarlier = (row: DetailWire['vs_match'][number]): EarlierSeries => ({
  id: row.id,
  kickoffS: row.match_time,
  competition: row.competition,
  home: { id: row.home_team_id, name: row.home_name },
  away: { id: row.away_team_id, name: row.away_name },
  score: [row.home_score, row.away_score],
  bestOf: row.bo,
})

/** An esports match with everything its page shows, and the price history of one company. */
export async function fetchSeries(id: number, companyId: number, signal?: AbortSignal): Promise<SeriesDetail> {
  const input = { id, company_id: companyId }
  const wire = await call('getEsportsMatch', input, { isQuiet: true, ...(signal ? { signal } : {}) })
  const { asia, eu, bs } = wire.price_history
  return {
    series: toSeries(wire),
    games: wire.games.map(toGame),
    veto: wire.map_veto.map(({ kind, position, map }) => ({ kind, side: sides[position], map })),
    chances: wire.chances,
    companies: wire.odds.map(toCompany),
    history: { asia: asia.map(toPoint), eu: eu.map(toPoint), bs: bs.map(toPoint) },
    meetings: wire.vs_match.map(toEarlier),
    homeLast: wire.home_last.map(toEarlier),
    awayLast: wire.away_last.map(toEarlier),
  }
}

/** Does the title count rounds? The others count kills and gold. */
export const countsRounds = (title: GameTitle): boolean => title === 'cs2'
