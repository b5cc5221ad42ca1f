import { type CallData, groupOfState, isGoalType } from '@pitchside/contract'
import { call } from '@pitchside/http'
import type { Translate } from '@pitchside/i18n'
import type { GroundFacts } from '../../parts/match-facts/match-facts'
import type { Match } from '../../parts/matches/match'
import { toFootball } from '../../parts/matches/match.calls'

type Wire = CallData<'getFootballMatch'>

/** Something that happened in a match. */
export interface MatchEvent {
  id: number
  type: number
  side: 'home' | 'away' | 'neutral'
  /** "45+2". */
  minute: string
  minuteNumber: number
  player: string
  /** Assist, or who came on. */
  other: string
  score: readonly [number, number]
  isCancelled: boolean
  /** What the video referee looked at and decided, by the feed's codes. */
  review?: { reason: number; result: number }
}

/** One line of the statistics. */
export interface Statistic {
  key: string
  home: number
  away: number
  isShare?: boolean
  /** Two digits after the point. */
  isDecimal?: boolean
}

export interface CompanyOdds {
  companyId: number
  name: string
  markets: Record<'asia' | 'eu' | 'bs', { first?: readonly number[]; now?: readonly number[] }>
}

export interface MatchDetail extends GroundFacts {
  match: Match
  weather: { kind: string; celsius: number } | undefined
  events: MatchEvent[]
  statistics: Statistic[]
  trend: readonly number[]
  homeForm: readonly string[]
  awayForm: readonly string[]
  chances: { home: number; draw: number; away: number }
  odds: CompanyOdds[]
}

const sides = ['neutral', 'home', 'away'] as const

function statisticsOf({ home_data: home, away_data: away }: Wire): Statistic[] {
  const line = (key: string, index: number, isShare = false): Statistic => ({
    key,
    home: home[index] ?? 0,
    away: away[index] ?? 0,
    ...(isShare ? { isShare } : {}),
  })
  const shots: Statistic = {
    key: 'shots',
    home: (home[6] ?? 0) + (home[7] ?? 0),
    away: (away[6] ?? 0) + (away[7] ?? 0),
  }
  return [
    line('possession', 5, true),
    shots,
    line('shotsOn', 6),
    line('attacks', 3),
    line('dangerous', 4),
    line('corners', 8),
    line('fouls', 9),
    line('yellow', 1),
    line('red', 2),
  ]
}

function oddsOf(row: Wire['odds'][number], isLive: boolean): CompanyOdds {
  const market = (name: 'asia' | 'eu' | 'bs') => {
    const { initial, immediate, scram } = row[name]
    // When a match has ended its prices in play have closed: the last before the start tell more.
    const now = isLive ? (scram ?? immediate) : immediate
    return {
      ...(initial ? { first: [initial.win, initial.draw, initial.fail] } : {}),
      ...(now ? { now: [now.win, now.draw, now.fail] } : {}),
    }
  }
  return {
    companyId: row.company_id,
    name: row.company_name,
    markets: { asia: market('asia'), eu: market('eu'), bs: market('bs') },
  }
}

/** Too few matches make no average. */
const fewMatches = 2

function refereeFrom({ name, country, matches, yellow, red }: NonNullable<Wire['referee']>): MatchDetail['referee'] {
  const perMatch = (cards: number) => (matches < fewMatches ? undefined : cards / matches)
  return { name, country, yellow: perMatch(yellow), red: perMatch(red) }
}

/** Everything about one football match. */
export async function fetchDetail(id: number, signal?: AbortSignal): Promise<MatchDetail> {
  const wire = await call('getFootballMatch', { id }, { isQuiet: true, ...(signal ? { signal } : {}) })
  return {
    match: { ...toFootball(wire.row, Math.floor(Date.now() / 1_000)), listAt: wire.position },
    venue: wire.space,
    weather: wire.environment && { kind: wire.environment.weather, celsius: wire.environment.temperature },
    capacity: wire.capacity,
    attendance: wire.attendance,
    referee: wire.referee && refereeFrom(wire.referee),
    events: wire.tlive.map((event) => ({
      id: event.id,
      type: event.type,
      side: sides[event.position] ?? 'neutral',
      minute: event.time,
      minuteNumber: event.minute,
      player: event.player,
      other: event.other,
      score: [event.home_score, event.away_score],
      isCancelled: event.is_cancelled === 1,
      ...(event.var_result === undefined
        ? {}
        : { review: { reason: event.var_reason ?? 0, result: event.var_result } }),
    })),
    statistics: statisticsOf(wire),
    trend: wire.trend,
    homeForm: wire.home_form,
    awayForm: wire.away_form,
    chances: wire.chances,
    odds: wire.odds.map((row) => oddsOf(row, groupOfState('football', wire.row.status) === 'live')),
  }
}

/** Who scored for a side and when. A goal shot by the other side says so, and one from the spot. */
export const scorersOf = (t: Translate, events: readonly MatchEvent[], side: 'home' | 'away'): string[] =>
  events
    .filter((event) => isGoalType(event.type) && event.side === side && !event.isCancelled)
    .map(({ type, player, minute }) =>
      type === 1 ? `${player} ${minute}′` : `${player} ${minute}′ ${t(`event.mark${type}`)}`,
    )
