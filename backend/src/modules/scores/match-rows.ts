import { sixtiesText } from '@pitchside/base'
import { type CallData, footballState, groupOfState, hasHalfTime, shownScore } from '@pitchside/contract'
import { flagOf } from '../../kernel/wire-values'
import type { Follows } from './follows.queries'
import type { Competition, Feed, Fixture, MarketQuotes, MatchState, Quote, Team } from './ports/feed.port'
import { minuteText } from './scores.rules'
import type { ListedMatch } from './scores.service'
import { searchWords } from './search-words'

export type FootballRow = CallData<'listFootballMatches'>['data'][number]
export type BasketballRow = CallData<'listBasketballMatches'>['data'][number]
export type ScheduleRow = CallData<'listAllMatches'>[number]

/** What a row shows of its reader and of the page's choices. */
export interface RowContext {
  feed: Feed
  now: number
  companyId: number
  language: 'zh' | 'en' | 'vi'
  followed: ReadonlySet<number>
  /** Everything the reader follows: matches, teams, leagues. */
  follows: Follows
  reserved: ReadonlySet<number>
  competition(id: number): Competition
  anchors: ReadonlyMap<number, MatchAnchor[]>
}

/** Somebody who broadcasts a match. */
export interface MatchAnchor {
  id: number
  avatar: string
  user_nickname: string
}

function teamFields(home: Team, away: Team) {
  return {
    home_team_id: home.id,
    away_team_id: away.id,
    home_team_name_zh: home.names.zh,
    home_team_name_en: home.names.en,
    home_team_name_vi: home.names.vi,
    away_team_name_zh: away.names.zh,
    away_team_name_en: away.names.en,
    away_team_name_vi: away.names.vi,
    home_team_logo: home.crest,
    away_team_logo: away.crest,
    home_team_search: searchWords(home.names),
    away_team_search: searchWords(away.names),
  }
}

export function competitionFields(competition: Competition) {
  return {
    competition_id: competition.id,
    competition_name_zh: competition.names.zh,
    competition_name_en: competition.names.en,
    competition_name_vi: competition.names.vi,
    competition_key: competition.key,
    primary_color: competition.colour,
    flag: competition.flag,
    country_id: competition.countryId,
    competition_search: searchWords(competition.names),
  }
}

export const exponent = (quote: Quote) => ({
  win: quote.first,
  draw: quote.middle,
  fail: quote.last,
  sealing_disk: flagOf(quote.isSealed),
})

/** Prices of one company in the wire's shape: market, then phase. */
export function exponents(feed: Feed, id: number, companyId: number, now: number) {
  const odds = feed.odds(id, companyId, now)
  const market = (name: keyof MarketQuotes) => {
    const { initial, immediate, scram } = {
      initial: odds.initial[name],
      immediate: odds.immediate[name],
      scram: odds.scram[name],
    }
    return {
      ...(initial ? { initial: exponent(initial) } : {}),
      ...(immediate ? { immediate: exponent(immediate) } : {}),
      ...(scram ? { scram: exponent(scram) } : {}),
    }
  }
  return { company_id: companyId, asia: market('asia'), eu: market('eu'), bs: market('bs') }
}

function readerFields({ id }: Fixture, context: RowContext) {
  const [anchor] = context.anchors.get(id) ?? []
  return {
    is_collect: flagOf(context.followed.has(id)),
    reserve: flagOf(context.reserved.has(id)),
    ...(anchor ? { anchor } : {}),
  }
}

/** What a knock-out match adds to its score. */
function noteOf(state: MatchState): string {
  const [home, away] = [state.home, state.away]
  if ((home[6] ?? 0) + (away[6] ?? 0) > 0) return `120' ${home[5]}-${away[5]}, P ${home[6]}-${away[6]}`
  return (home[5] ?? 0) + (away[5] ?? 0) > 0 ? `90' ${home[0]}-${away[0]}` : ''
}

const at = (list: readonly number[], index: number) => list[index] ?? 0

/** What changes of a football match while it runs. */
export function footballFields(state: MatchState, now: number) {
  const { status, home, away } = state
  return {
    status,
    match_str: minuteText(state, now),
    half_score: hasHalfTime(status) ? `${at(home, 1)}-${at(away, 1)}` : '',
    corner_kick: status > footballState.upcoming ? `${at(home, 4)}-${at(away, 4)}` : '',
    home_score: at(home, 0),
    away_score: at(away, 0),
    home_red_card: at(home, 2),
    away_red_card: at(away, 2),
    home_yellow_card: at(home, 3),
    away_yellow_card: at(away, 3),
    note: noteOf(state),
  }
}

/** What changes of a basketball match while it runs. */
export const basketballFields = ({ status, clock, home, away }: MatchState) => ({
  status_id: status,
  time_left: sixtiesText(clock),
  home_scores: [...home],
  away_scores: [...away],
  home_scores_total: shownScore('basketball', home),
  away_scores_total: shownScore('basketball', away),
})

export function footballRow({ fixture, state }: ListedMatch, context: RowContext): FootballRow {
  const competition = context.competition(fixture.competitionId)
  const [home, away] = [state.home, state.away]
  const { now, feed } = context
  return {
    id: fixture.id,
    ...competitionFields(competition),
    ...teamFields(fixture.home, fixture.away),
    ...footballFields(state, now),
    match_time: fixture.kickoff,
    period_start: state.periodStart,
    added: state.added,
    round: fixture.round,
    stage: fixture.stage,
    home_half: at(home, 1),
    away_half: at(away, 1),
    home_corner: at(home, 4),
    away_corner: at(away, 4),
    home_overtime: at(home, 5),
    away_overtime: at(away, 5),
    home_shoot_out: at(home, 6),
    away_shoot_out: at(away, 6),
    home_rank: feed.rank(competition.id, fixture.home.id, now),
    away_rank: feed.rank(competition.id, fixture.away.id, now),
    is_hot: flagOf(competition.isHot),
    mlive: 1,
    ...readerFields(fixture, context),
    exponent: exponents(feed, fixture.id, context.companyId, now),
  }
}

export function basketballRow({ fixture, state }: ListedMatch, context: RowContext): BasketballRow {
  const competition = context.competition(fixture.competitionId)
  const { now, feed } = context
  return {
    id: fixture.id,
    ...basketballFields(state),
    ...competitionFields(competition),
    ...teamFields(fixture.home, fixture.away),
    match_time: fixture.kickoff,
    clock: state.clock,
    period_start: state.periodStart,
    round: fixture.round,
    stage: fixture.stage,
    home_rank: feed.rank(competition.id, fixture.home.id, now),
    away_rank: feed.rank(competition.id, fixture.away.id, now),
    is_hot: flagOf(competition.isHot),
    ...readerFields(fixture, context),
    exponent: exponents(feed, fixture.id, context.companyId, now),
  }
}

export function scheduleRow({ fixture, state }: ListedMatch, context: RowContext): ScheduleRow {
  const competition = context.competition(fixture.competitionId)
  const { sport } = fixture
  const group = groupOfState(sport, state.status)
  return {
    sourceid: fixture.id,
    type: sport === 'football' ? 0 : sport === 'basketball' ? 1 : 2,
    status_type: group === 'live' ? 1 : group === 'finished' ? 2 : 0,
    status: state.status,
    period_start: state.periodStart,
    added: state.added,
    clock: state.clock,
    reserve: flagOf(context.reserved.has(fixture.id)),
    competition: competition.names[context.language],
    ...competitionFields(competition),
    round: fixture.round,
    stage: fixture.stage,
    match_time: fixture.kickoff,
    home_team_name: fixture.home.names[context.language],
    away_team_name: fixture.away.names[context.language],
    ...teamFields(fixture.home, fixture.away),
    home_scores: shownScore(sport, state.home),
    away_scores: shownScore(sport, state.away),
    home_score_list: state.home,
    away_score_list: state.away,
    anchor: context.anchors.get(fixture.id) ?? [],
    vid: '',
  }
}
