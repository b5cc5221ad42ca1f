import { rounded, sixtiesText } from '@pitchside/base'
import type { CallData } from '@pitchside/contract'
import { shownScore } from '@pitchside/contract'
import { flagOf } from '../../kernel/wire-values'
import type { RowContext } from './match-rows'
import { type BoxStat, boxStat } from './ports/box-stats'
import type { Quote } from './ports/feed.port'
import type { BoxLine, PlayLine, QuotePoint } from './ports/match-parts.port'
import type { ListedMatch } from './scores.service'

type PlayerWire = CallData<'getBasketballPlayers'>['home'][number]
type PastWire = CallData<'getBasketballAnalysis'>['vs_match']
type PastRow = PastWire['list'][number]
type PlayWire = CallData<'getBasketballMatch'>['tlive'][number][number]
export type PointWire = CallData<'listBasketballOddsHistory'>['eu'][number]['list'][number]

const beijingS = 8 * 3_600

export function playerLine(
  { player, isStarter, isOnCourt, seconds, stats }: BoxLine,
  language: RowContext['language'],
): PlayerWire {
  const of = (stat: BoxStat) => stats[stat] ?? 0
  return {
    id: player.id,
    name: player.name[language],
    number: player.shirt,
    position: player.position,
    is_first: isStarter ? 1 : 0,
    on_ground: isOnCourt ? 1 : 0,
    dnp: seconds === 0 ? 1 : 0,
    seconds,
    minutes: sixtiesText(seconds),
    field_goals: of(boxStat.fieldGoals),
    field_goal_tries: of(boxStat.fieldGoalTries),
    threes: of(boxStat.threes),
    three_tries: of(boxStat.threeTries),
    free_throws: of(boxStat.freeThrows),
    free_throw_tries: of(boxStat.freeThrowTries),
    offensive_rebounds: of(boxStat.offensiveRebounds),
    defensive_rebounds: of(boxStat.defensiveRebounds),
    rebounds: of(boxStat.offensiveRebounds) + of(boxStat.defensiveRebounds),
    assists: of(boxStat.assists),
    steals: of(boxStat.steals),
    blocks: of(boxStat.blocks),
    turnovers: of(boxStat.turnovers),
    fouls: of(boxStat.fouls),
    plus_minus: of(boxStat.plusMinus),
    points: of(boxStat.points),
  }
}

/** The feed's statistic codes, from what the players did. */
export function teamStatistics(home: readonly BoxLine[], away: readonly BoxLine[]) {
  const total = (lines: readonly BoxLine[], stat: BoxStat) =>
    lines.reduce((sum, line) => sum + (line.stats[stat] ?? 0), 0)
  const percent = (made: number, tried: number) => (tried === 0 ? 0 : Math.round((made / tried) * 1_000) / 10)
  const line = (type: number, value: (lines: readonly BoxLine[]) => number) => ({
    type,
    home: value(home),
    away: value(away),
  })
  return [
    line(1, (lines) => total(lines, boxStat.threes)),
    line(2, (lines) => total(lines, boxStat.fieldGoals) - total(lines, boxStat.threes)),
    line(3, (lines) => total(lines, boxStat.freeThrows)),
    line(5, (lines) => total(lines, boxStat.fouls)),
    line(6, (lines) => percent(total(lines, boxStat.freeThrows), total(lines, boxStat.freeThrowTries))),
  ]
}

/** Plays by period; a period without plays of its own is an empty list. */
export function playsByPeriod(plays: readonly PlayLine[], language: RowContext['language']): PlayWire[][] {
  const periods = Math.max(0, ...plays.map((play) => play.period))
  return Array.from({ length: periods }, (_, index) =>
    plays
      .filter((play) => play.period === index + 1)
      .map((play) => ({
        id: play.seq,
        conducttime: sixtiesText(play.clock),
        clock: play.clock,
        info: play.text[language],
        position: play.side,
        home_score: play.homeScore,
        away_score: play.awayScore,
      })),
  )
}

export const priceWire = (quote: Quote) => ({
  host: quote.first,
  early: quote.middle,
  guest: quote.last,
  sealing_disk: flagOf(quote.isSealed),
})

export const pointWire = (point: QuotePoint): PointWire => ({
  ...priceWire(point),
  change_time: point.at,
  date: new Date((point.at + beijingS) * 1_000).toISOString().slice(5, 16).replace('T', ' '),
  minute: point.minute,
  home_score: point.homeScore,
  away_score: point.awayScore,
})

const half = (list: readonly number[]) => (list[0] ?? 0) + (list[1] ?? 0)
const outcome = <W, P, L>(value: number, win: W, push: P, lose: L): W | P | L =>
  value > 0 ? win : value < 0 ? lose : push

/** A match of the past as `teamId` sees it; without a team as its home side does, with the prices it began with. */
export function pastRow({ fixture, state }: ListedMatch, context: RowContext, teamId?: number): PastRow {
  const { feed, now, language, companyId } = context
  const odds = feed.odds(fixture.id, companyId, now)
  const prices = teamId === undefined ? odds.initial : odds.immediate
  const isHome = teamId === undefined || fixture.home.id === teamId
  const [home, away] = [shownScore('basketball', state.home), shownScore('basketball', state.away)]
  const sign = isHome ? 1 : -1
  const asia = prices.asia?.middle ?? 0
  const bs = prices.bs?.middle ?? 0
  return {
    id: fixture.id,
    competition: context.competition(fixture.competitionId).names[language],
    match_time: fixture.kickoff,
    home_team_id: fixture.home.id,
    away_team_id: fixture.away.id,
    home_team: fixture.home.names[language],
    away_team: fixture.away.names[language],
    home_score: home,
    away_score: away,
    home_half_score: half(state.home),
    away_half_score: half(state.away),
    all_score_gap: Math.abs(home - away),
    half_score_gap: Math.abs(half(state.home) - half(state.away)),
    score_all_total: home + away,
    score_half_total: half(state.home) + half(state.away),
    is_home: isHome ? 1 : 0,
    result: outcome((home - away) * sign, 'win', 'draw', 'loss'),
    asia,
    asia_text: outcome((home - away - asia) * sign, 'win', 'push', 'lose'),
    bs,
    bs_text: outcome(home + away - bs, 'over', 'push', 'under'),
  }
}

/** Rows with their eight counts. */
export function pastWire(list: PastRow[]): PastWire {
  const number = (accepts: (row: PastRow) => boolean) => list.filter(accepts).length
  const total = list.reduce((sum, row) => sum + row.score_all_total, 0)
  return {
    list,
    count: [
      list.length,
      number((row) => row.result === 'win'),
      number((row) => row.result === 'loss'),
      number((row) => row.asia_text === 'win'),
      number((row) => row.asia_text === 'lose'),
      number((row) => row.bs_text === 'over'),
      number((row) => row.bs_text === 'under'),
      list.length === 0 ? 0 : rounded(total / list.length, 1),
    ],
  }
}
