import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { language } from '@pitchside/i18n'
import type { Market } from '../../parts/matches/match'
import { type PricePoint, toCompany, toPoint } from '../duel/price-history'
import type { BasketballGame, Play, PlayerLine } from './basketball-game'

type Wire = CallData<'getBasketballMatch'>
type PlayerWire = Wire['players']['home'][number]
type PastWire = CallData<'getBasketballAnalysis'>['vs_match']

const sides = ['neutral', 'home', 'away'] as const

const toPlayer = (row: PlayerWire): PlayerLine => ({
  id: row.id,
  name: row.name,
  shirt: row.number,
  position: row.position,
  isStarter: row.is_first === 1,
  isOnCourt: row.on_ground === 1,
  hasPlayed: row.dnp === 0,
  seconds: row.seconds,
  minutes: row.minutes,
  fieldGoals: row.field_goals,
  fieldGoalTries: row.field_goal_tries,
  threes: row.threes,
  threeTries: row.three_tries,
  freeThrows: row.free_throws,
  freeThrowTries: row.free_throw_tries,
  offensiveRebounds: row.offensive_rebounds,
  defensiveRebounds: row.defensive_rebounds,
  rebounds: row.rebounds,
  assists: row.assists,
  steals: row.steals,
  blocks: row.blocks,
  turnovers: row.turnovers,
  fouls: row.fouls,
  plusMinus: row.plus_minus,
  points: row.points,
})

const toPlays = (periods: Wire['tlive']): Play[] =>
  periods.flatMap((plays, index) =>
    plays.map((play) => ({
      seq: play.id,
      period: index + 1,
      clockS: play.clock,
      text: play.info,
      side: sides[play.position] ?? 'neutral',
      homeScore: play.home_score,
      awayScore: play.away_score,
    })),
  )

/** A basketball match with everything its page shows; with `since` only the plays after that one. */
export async function fetchGame(id: number, since: number, signal?: AbortSignal): Promise<BasketballGame> {
  const wire = await call('getBasketballMatch', { id, since }, { isQuiet: true, ...(signal ? { signal } : {}) })
  const suffix = language()
  return {
    id: wire.id,
    status: wire.status_id,
    competition: {
      id: wire.competition_id,
      key: wire.competition_key,
      name: wire[`competition_name_${suffix}`],
      colour: wire.primary_color,
      flag: wire.flag,
    },
    home: { id: wire.home_team_id, name: wire[`home_team_name_${suffix}`], rank: wire.home_rank },
    away: { id: wire.away_team_id, name: wire[`away_team_name_${suffix}`], rank: wire.away_rank },
    kickoffS: wire.match_time,
    stage: wire.stage ?? '',
    periodStartS: wire.period_start,
    clockS: wire.clock,
    clockAtS: wire.servertime,
    homeScores: wire.home_scores,
    awayScores: wire.away_scores,
    score: [wire.home_scores_total, wire.away_scores_total],
    isFollowed: wire.is_collect === 1,
    anchor: wire.anchor ? { id: wire.anchor.id, name: wire.anchor.user_nickname } : undefined,
    plays: toPlays(wire.tlive),
    homePlayers: wire.players.home.map(toPlayer),
    awayPlayers: wire.players.away.map(toPlayer),
    chances: wire.chances,
    hall: { venue: wire.space ?? '', capacity: wire.capacity, attendance: wire.attendance },
    companies: wire.odds.map(toCompany),
  }
}

/** What the players of both sides did in one period, from 1. */
export async function fetchPeriodBox(id: number, period: number, signal?: AbortSignal) {
  const wire = await call('getBasketballPlayers', { id, period }, { isQuiet: true, ...(signal ? { signal } : {}) })
  return { home: wire.home.map(toPlayer), away: wire.away.map(toPlayer) }
}

export type CourtShot = Awaited<ReturnType<typeof fetchCourtShots>>[number]

/** Shots from the field; `x`, `y` per cent of the half a side attacks. None where the feed does not place them. */
export async function fetchCourtShots(id: number, signal?: AbortSignal) {
  const { list } = await call('listCourtShots', { id }, { isQuiet: true, ...(signal ? { signal } : {}) })
  return list.map((shot) => ({
    period: shot.period,
    clockS: shot.clock,
    side: shot.position === 1 ? ('home' as const) : ('away' as const),
    player: shot.player,
    x: shot.x,
    y: shot.y,
    value: shot.value,
    isMade: shot.is_made === 1,
  }))
}

/** How the prices of a company moved, by market. */
export async function fetchHistory(
  id: number,
  companyId: number,
  signal?: AbortSignal,
): Promise<Record<Market, PricePoint[]>> {
  const input = { id, company_id: companyId }
  const wire = await call('listBasketballOddsHistory', input, { isQuiet: true, ...(signal ? { signal } : {}) })
  const of = (market: Market) => (wire[market][0]?.list ?? []).map(toPoint)
  return { asia: of('asia'), eu: of('eu'), bs: of('bs') }
}

/** A match of the past, seen from one side. */
export interface PastGame {
  id: number
  competition: string
  kickoffS: number
  home: { id: number; name: string }
  away: { id: number; name: string }
  score: readonly [number, number]
  half: readonly [number, number]
  result: 'win' | 'draw' | 'loss'
  isHome: boolean
  line: number
  lineResult: 'win' | 'lose' | 'push'
  total: number
  totalResult: 'over' | 'under' | 'push'
}

const toPast = ({ list }: PastWire): PastGame[] =>
  list.map((row) => ({
    id: row.id,
    competition: row.competition,
    kickoffS: row.match_time,
    home: { id: row.home_team_id, name: row.home_team },
    away: { id: row.away_team_id, name: row.away_team },
    score: [row.home_score, row.away_score],
    half: [row.home_half_score, row.away_half_score],
    result: row.result,
    isHome: row.is_home === 1,
    line: row.asia,
    lineResult: row.asia_text,
    total: row.bs,
    totalResult: row.bs_text,
  }))

export interface Analysis {
  meetings: PastGame[]
  home: PastGame[]
  away: PastGame[]
  sameLine: PastGame[]
}

/** Meetings, the latest matches of both sides, and matches that began with the same line. */
export async function fetchAnalysis(id: number, companyId: number, signal?: AbortSignal): Promise<Analysis> {
  const options = { isQuiet: true, ...(signal ? { signal } : {}) }
  const [analysis, same] = await Promise.all([
    call('getBasketballAnalysis', { id }, options),
    call('listBasketballSameOdds', { id, company_id: companyId }, options),
  ])
  return {
    meetings: toPast(analysis.vs_match),
    home: toPast(analysis.match.home),
    away: toPast(analysis.match.away),
    sameLine: toPast(same),
  }
}
