import type { TimeZone } from '@pitchside/base'
import type { CallData, FeedData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { language } from '@pitchside/i18n'
import { groupOf, type Match, type Sport } from './match'
import { initialOf, pricesOf } from './match-prices'
import type { ListPosition } from './match-topics'
import { letterOf, searchNames } from './search-names'
import { zoneMinutes as minutesOfZone } from './time-zone'

export type FootballWire = CallData<'listFootballMatches'>['data'][number]
type BasketballWire = CallData<'listBasketballMatches'>['data'][number]
export type ScheduleWire = CallData<'listAllMatches'>[number]
type Named = Pick<
  FootballWire,
  | 'competition_id'
  | 'competition_key'
  | 'competition_name_zh'
  | 'competition_name_en'
  | 'competition_name_vi'
  | 'competition_search'
  | 'flag'
  | 'primary_color'
  | 'home_team_id'
  | 'away_team_id'
  | 'home_team_name_zh'
  | 'home_team_name_en'
  | 'home_team_name_vi'
  | 'away_team_name_zh'
  | 'away_team_name_en'
  | 'away_team_name_vi'
>

/** Minutes this clock is east of UTC: a day is the visitor's day. */
export const zoneMinutes = (): number => -new Date().getTimezoneOffset()

/** A page of a day, and the server's time when it was made. */
export interface MatchSnapshot {
  matches: Match[]
  serverS: number
  /** Where the topics stood when it was made; `followList` goes on there. */
  position?: ListPosition
  /** How the feed behind it is doing. */
  feed?: FeedData
}

/** Where a language has its names in a row. */
const nameFields = {
  zh: { league: 'competition_name_zh', home: 'home_team_name_zh', away: 'away_team_name_zh' },
  en: { league: 'competition_name_en', home: 'home_team_name_en', away: 'away_team_name_en' },
  vi: { league: 'competition_name_vi', home: 'home_team_name_vi', away: 'away_team_name_vi' },
} as const

function namesOf(row: Named, ranks: { home: number; away: number }, isHot: boolean) {
  const names = nameFields[language()]
  return {
    competition: {
      id: row.competition_id,
      key: row.competition_key,
      name: row[names.league],
      letter: letterOf(row[names.league], row.competition_search),
      flag: row.flag,
      colour: row.primary_color,
      isHot,
    },
    home: { id: row.home_team_id, name: row[names.home], rank: ranks.home },
    away: { id: row.away_team_id, name: row[names.away], rank: ranks.away },
  }
}

const anchorsOf = (row: { anchor?: { id: number; avatar: string; user_nickname: string } | undefined }) =>
  row.anchor ? [{ id: row.anchor.id, name: row.anchor.user_nickname, avatar: row.anchor.avatar }] : []

export function toFootball(row: FootballWire, serverS: number): Match {
  const group = groupOf({ sport: 'football', status: row.status })
  return {
    id: row.id,
    sport: 'football',
    status: row.status,
    ...namesOf(row, { home: row.home_rank, away: row.away_rank }, row.is_hot === 1),
    kickoffS: row.match_time,
    periodStartS: row.period_start,
    added: row.added,
    clockS: 0,
    clockAtS: serverS,
    round: row.round,
    stage: row.stage,
    homeScores: [
      row.home_score,
      row.home_half,
      row.home_red_card,
      row.home_yellow_card,
      row.home_corner,
      row.home_overtime,
      row.home_shoot_out,
    ],
    awayScores: [
      row.away_score,
      row.away_half,
      row.away_red_card,
      row.away_yellow_card,
      row.away_corner,
      row.away_overtime,
      row.away_shoot_out,
    ],
    prices: pricesOf(row.exponent, group),
    initial: initialOf(row.exponent),
    searchNames: searchNames(row),
    companyId: row.exponent.company_id,
    isFollowed: row.is_collect === 1,
    isReserved: row.reserve === 1,
    anchors: anchorsOf(row),
    changedS: serverS,
  }
}

function toBasketball(row: BasketballWire, serverS: number): Match {
  const group = groupOf({ sport: 'basketball', status: row.status_id })
  return {
    id: row.id,
    sport: 'basketball',
    status: row.status_id,
    ...namesOf(row, { home: row.home_rank, away: row.away_rank }, row.is_hot === 1),
    kickoffS: row.match_time,
    periodStartS: row.period_start,
    added: 0,
    clockS: row.clock,
    clockAtS: serverS,
    round: row.round,
    stage: row.stage ?? '',
    homeScores: row.home_scores,
    awayScores: row.away_scores,
    prices: pricesOf(row.exponent, group),
    initial: initialOf(row.exponent),
    searchNames: searchNames(row),
    companyId: row.exponent.company_id,
    isFollowed: row.is_collect === 1,
    isReserved: row.reserve === 1,
    anchors: anchorsOf(row),
    changedS: serverS,
  }
}

/** A match of the schedule or the home page. */
export function toScheduled(row: ScheduleWire): Match {
  const nowS = Math.floor(Date.now() / 1_000)
  return {
    id: row.sourceid,
    sport: row.type === 0 ? 'football' : 'basketball',
    status: row.status,
    ...namesOf(row, { home: 0, away: 0 }, true),
    kickoffS: row.match_time,
    periodStartS: row.period_start,
    added: row.added,
    clockS: row.clock,
    clockAtS: nowS,
    round: row.round,
    stage: row.stage,
    homeScores: row.home_score_list,
    awayScores: row.away_score_list,
    prices: {},
    companyId: 0,
    isFollowed: false,
    isReserved: row.reserve === 1,
    anchors: row.anchor.map((anchor) => ({ id: anchor.id, name: anchor.user_nickname, avatar: anchor.avatar })),
    changedS: 0,
  }
}

type ListReply<Row> = {
  data: Row[]
  total: number
  servertime: number
  position: CallData<'listFootballMatches'>['position']
  feed: FeedData
}

function snapshotOf<Row>(reply: ListReply<Row>, toMatch: (row: Row, serverS: number) => Match): MatchSnapshot {
  const { seq, epoch, odds_seq, odds_epoch } = reply.position
  const position: ListPosition = { list: { seq, epoch }, odds: { seq: odds_seq, epoch: odds_epoch } }
  const place = { listAt: position.list, oddsAt: position.odds }
  const matches = reply.data.map((row) => Object.assign(toMatch(row, reply.servertime), place))
  return { matches, serverS: reply.servertime, position, feed: reply.feed }
}

/** A day of one sport, whole or one page of it; `total` = matches of the whole day. */
export type FetchPart = (page?: number) => Promise<MatchSnapshot & { total: number }>

/**
 * A long day page by page: two thousand rows in one answer keep a slow machine from drawing for a sixth of a second. What
 * is said of it is what was true of its first page: frames since then are put in again, and each match knows where its
 * own page stood. A day that changed between two pages is asked for whole.
 */
export async function inPages(fetchPart: FetchPart): Promise<MatchSnapshot> {
  const { total, ...first } = await fetchPart(1)
  const matches = new Map(first.matches.map((match) => [match.id, match]))
  for (let page = 2, count = matches.size; count > 0 && matches.size < total; page += 1) {
    const next = await fetchPart(page)
    count = next.total === total ? next.matches.length : 0
    for (const match of next.matches) matches.set(match.id, match)
  }
  return matches.size === total ? { ...first, matches: [...matches.values()] } : fetchPart()
}

/** Which day is wanted: `YYYY-MM-DD` of the visitor's zone, with the prices of one company. */
export interface DayWish {
  sport: Sport
  date: string
  companyId: number
  zone?: TimeZone
}

function partsOf({ sport, date, companyId, zone = '' }: DayWish, signal?: AbortSignal): FetchPart {
  const options = { isQuiet: true, ...(signal ? { signal } : {}) }
  const noon = Date.parse(`${date}T12:00:00Z`)
  const input = { type: 0, time: date, zone: minutesOfZone(zone, noon), company_id: companyId }
  return async (page) => {
    const part = page === undefined ? input : { ...input, page }
    if (sport === 'football') {
      const reply = await call('listFootballMatches', { ...part, is_web: 1 }, options)
      return { ...snapshotOf(reply, toFootball), total: reply.total }
    }
    const reply = await call('listBasketballMatches', { ...part, isWeb: 1 }, options)
    return { ...snapshotOf(reply, toBasketball), total: reply.total }
  }
}

/** Every match of a day. `isLong`: the page has shown a long one already, and draws while this one comes. */
export const fetchDay = (
  wish: DayWish,
  { signal, isLong = false }: { signal?: AbortSignal; isLong?: boolean } = {},
) => {
  const fetchPart = partsOf(wish, signal)
  return isLong ? inPages(fetchPart) : fetchPart()
}

/** Follows the match, or stops; true = it is followed now. */
export async function toggleFollowed({ sport, id }: Pick<Match, 'sport' | 'id'>): Promise<boolean> {
  const reply = await call('toggleCollect', { id, type: sport === 'basketball' ? 1 : 2 })
  return reply.is_collect === 1
}

/** Asks for a reminder of the kick-off, or gives it up; true = reserved now. */
export async function toggleReserved({ sport, id }: Pick<Match, 'sport' | 'id'>): Promise<boolean> {
  const reply = await call('reserveMatch', { match_id: id, type: sport === 'basketball' ? 1 : 0 })
  return reply.reserve === 1
}

export const fetchCompanies = () => call('listOddsCompanies', {}, { isQuiet: true })
