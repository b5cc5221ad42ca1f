import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { quiet } from '@pitchside/parts'
import type { PlayerFigure } from '../../parts/figures/figure-pairs'
import type { Market } from '../../parts/matches/match'

type Side = 'home' | 'away' | 'neutral'
const sides: readonly Side[] = ['neutral', 'home', 'away']
const sideOf = (position: number): Side => sides[position] ?? 'neutral'
/** "90+3". */
export const minuteText = (minute: number, added: number) => (added > 0 ? `${minute}+${added}` : String(minute))

export interface LineupPlayer {
  id: number
  name: string
  shirt: number
  position: string
  /** Per cent of the own half: from the left, from the own goal line. */
  x: number
  y: number
  rating: number | undefined
  isCaptain: boolean
  incidents: readonly number[]
  /** Goals he laid on. */
  assists: readonly number[]
  /** Once the match is over, where the feed counts players. */
  minutes: number | undefined
  figures: readonly PlayerFigure[]
  /** Middle of his touches, per cent of the pitch; his side attacks towards x = 100. */
  average: { x: number; y: number } | undefined
}
export interface Absence {
  id: number
  name: string
  shirt: number
  kind: 1 | 2 | 3
  reason: string
}
export interface SideLineup {
  formation: string
  coach: string
  first: readonly LineupPlayer[]
  bench: readonly LineupPlayer[]
  absences: readonly Absence[]
}
export interface Lineup {
  isConfirmed: boolean
  home: SideLineup
  away: SideLineup
}

type LineupWire = CallData<'getLineup'>
const player = (wire: LineupWire['home_player'][number]): LineupPlayer => ({
  id: wire.id,
  name: wire.name,
  shirt: wire.shirt_number,
  position: wire.position,
  x: wire.x,
  y: wire.y,
  rating: wire.rating,
  isCaptain: wire.is_captain === 1,
  incidents: wire.incidents,
  assists: wire.assists ?? [],
  minutes: wire.minutes,
  figures: wire.figures ?? [],
  average: wire.average,
})

function sideLineup(wire: LineupWire, side: 'home' | 'away'): SideLineup {
  return {
    formation: wire[`${side}_formation`],
    coach: wire[`${side}_manager`],
    first: wire[`${side}_player_first`].map(player),
    bench: wire[`${side}_player`].map(player),
    absences: wire[`${side}_absence`].map((one) => ({
      id: one.id,
      name: one.name,
      shirt: one.shirt_number,
      kind: one.type === 1 ? 1 : one.type === 2 ? 2 : 3,
      reason: one.reason,
    })),
  }
}

/** Line-ups of a match; null when the feed has none. */
export async function fetchLineup(id: number, signal?: AbortSignal): Promise<Lineup | null> {
  const wire = await call('getLineup', { id }, quiet(signal))
  if (wire.is_known === 0) return null
  return { isConfirmed: wire.confirmed === 1, home: sideLineup(wire, 'home'), away: sideLineup(wire, 'away') }
}

export interface CommentaryLine {
  seq: number
  minute: string
  side: Side
  isMain: boolean
  incident: number
  text: string
}

/** Lines of the commentary after a number, oldest first. */
export async function fetchCommentary(id: number, since: number, signal?: AbortSignal): Promise<CommentaryLine[]> {
  const { list } = await call('listCommentary', { id, ...(since > 0 ? { since } : {}) }, quiet(signal))
  return list.map((line) => ({
    seq: line.seq,
    minute: minuteText(line.minute, line.added),
    side: sideOf(line.position),
    isMain: line.is_main === 1,
    incident: line.incident,
    text: line.text,
  }))
}

export type ShotOutcome = 'goal' | 'saved' | 'off' | 'blocked' | 'post'
export interface Shot {
  key: string
  minute: string
  minuteNumber: number
  side: 'home' | 'away'
  player: string
  /** Per cent of the pitch; the shooting side attacks towards x = 100. */
  x: number
  y: number
  xg: number
  outcome: ShotOutcome
}
const outcomes: readonly ShotOutcome[] = ['goal', 'saved', 'off', 'blocked', 'post']

/** Every shot so far, oldest first. */
export async function fetchShots(id: number, signal?: AbortSignal): Promise<Shot[]> {
  const { list } = await call('listShots', { id }, quiet(signal))
  return list.map((shot, index) => ({
    key: `${index}-${shot.minute}-${shot.player_id}`,
    minute: minuteText(shot.minute, shot.added),
    minuteNumber: shot.minute + shot.added / 100,
    side: shot.position === 2 ? 'away' : 'home',
    player: shot.player,
    x: shot.x,
    y: shot.y,
    xg: shot.xg,
    outcome: outcomes.find((outcome) => outcome === shot.outcome) ?? 'off',
  }))
}

export type Scope = 'full' | 'first' | 'second'
export interface Figure {
  type: number
  home: number
  away: number
}
export const fetchStatistics = (id: number, signal?: AbortSignal): Promise<Record<Scope, Figure[]>> =>
  call('getMatchStatistics', { id }, quiet(signal))

/** Paragraphs about a match that is over; none while it is not. */
export const fetchReport = (id: number, signal?: AbortSignal): Promise<string[]> =>
  call('getMatchReport', { id }, quiet(signal)).then(({ story }) => story)

/** A price at a time of the match; `minute` 0 = before the start. */
export interface PriceChange {
  atS: number
  minute: number
  values: readonly [number, number, number]
  isSealed: boolean
  score: string
}

/** Every price of a company in a market, oldest first. */
export async function fetchPriceChanges(
  id: number,
  market: Market,
  companyId: number,
  signal?: AbortSignal,
): Promise<PriceChange[]> {
  const [company] = await call('listOddsChanges', { id, type: market, company_id: companyId }, quiet(signal))
  return (company?.list ?? []).map((change) => ({
    atS: change.change_time,
    minute: change.minute,
    values: [change.host, change.early, change.guest],
    isSealed: change.sealing_disk === 1,
    score: `${change.home_score}-${change.away_score}`,
  }))
}

export interface PastMatch {
  id: number
  competitionId: number
  competition: string
  kickoffS: number
  home: { id: number; name: string }
  away: { id: number; name: string }
  score: readonly [number, number]
  half: string
  handicap: number | undefined
  handicapResult: string
  total: number | undefined
  totalResult: string
  /** Opening 1X2. */
  prices: readonly number[]
  isHome: boolean
  result: 'win' | 'draw' | 'loss'
}
const results = ['draw', 'win', 'loss'] as const
const past = (row: CallData<'listHeadToHead'>['list'][number]): PastMatch => ({
  id: row.id,
  competitionId: row.competition_id,
  competition: row.competition,
  kickoffS: row.match_time,
  home: { id: row.home_team_id, name: row.home_team },
  away: { id: row.away_team_id, name: row.away_team },
  score: [row.home_score, row.away_score],
  half: row.half_score,
  handicap: row.asia ?? undefined,
  handicapResult: row.asia_text,
  total: row.bs ?? undefined,
  totalResult: row.bs_text,
  prices: row.eu,
  isHome: row.is_home === 1,
  result: results[row.is_home_style] ?? 'draw',
})
/** How many past matches are fetched: the page filters them itself. */
const pastCount = 20

export const fetchMeetings = (id: number, signal?: AbortSignal): Promise<PastMatch[]> =>
  call('listHeadToHead', { id, limit: pastCount }, quiet(signal)).then(({ list }) => list.map(past))
export const fetchForm = (id: number, side: 1 | 2, signal?: AbortSignal): Promise<PastMatch[]> =>
  call('listTeamMatches', { id, side, limit: pastCount }, quiet(signal)).then(({ list }) => list.map(past))
export const fetchSameOdds = (
  id: number,
  market: Market,
  companyId: number,
  signal?: AbortSignal,
): Promise<PastMatch[]> =>
  call('listSameOdds', { id, type: market, company_id: companyId }, quiet(signal)).then(({ list }) => list.map(past))

/** A broadcast of a match. */
export interface MatchRoom {
  anchorId: number
  name: string
  avatar: string
  title: string
  cover: string
  heat: number
}

/** Broadcasts of a football match, hottest first. */
export async function fetchMatchRooms(matchId: number): Promise<MatchRoom[]> {
  const reply = await call('listRooms', { type: 0, page: 1, limit: 60, isweb: 1, match_id: matchId }, quiet())
  return reply.data
    .filter((row) => row.islive === 1)
    .map((row) => ({
      anchorId: row.uid,
      name: row.user_nickname,
      avatar: row.avatar,
      title: row.title,
      cover: row.thumb,
      heat: row.heat,
    }))
    .toSorted((a, b) => b.heat - a.heat)
}
