import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { quiet } from '@pitchside/parts'
import type { Sport } from '../../parts/matches/match'
import { seasonName } from './season-name'

export type Tournament = ReturnType<typeof toTournament>
export type Season = ReturnType<typeof toSeason>
export type SeasonMatch = ReturnType<typeof toSeasonMatch>
export type Scorer = ReturnType<typeof toScorer>
export type CompetitionPage = Awaited<ReturnType<typeof fetchCompetition>>
export type SeasonStage = Awaited<ReturnType<typeof fetchStages>>[number]
export type BracketTie = Awaited<ReturnType<typeof fetchBracket>>[number]
export type TeamPage = Awaited<ReturnType<typeof fetchTeam>>
export type PlayerPage = Awaited<ReturnType<typeof fetchPlayer>>

const states = ['upcoming', 'live', 'finished', 'abnormal'] as const

const toTournament = (row: CallData<'listPopularTournaments'>[number]) => ({
  id: row.id,
  name: row.name,
  /** Everything a search may find it by. */
  words: [row.name, row.short_name_zh, row.name_en, row.country_name],
  flag: row.logo,
  colour: row.color,
  isCup: row.type === 2,
  isHot: row.is_hot === 1,
  country: row.country_name,
  continentId: row.category_id,
  continent: row.category_name,
})

const toSeason = (row: CallData<'getTeamPage'>['season'][number]) => ({
  id: row.season_id,
  label: seasonName(row.label),
  startMs: row.start * 1_000,
  endMs: row.end * 1_000,
  isCurrent: row.is_current === 1,
  isImport: row.source === 'import',
  rounds: row.rounds,
})

export const toSeasonMatch = (row: CallData<'getSeasonIntegral'>['match_list'][number]) => ({
  id: row.id,
  round: row.round,
  stage: row.stage,
  kickoffMs: row.match_time * 1_000,
  state: states[row.status_type] ?? ('abnormal' as const),
  status: row.status,
  home: { id: row.home_id, name: row.home_name },
  away: { id: row.away_id, name: row.away_name },
  score: [row.home_score, row.away_score] as const,
  kicks: [row.home_kicks, row.away_kicks] as const,
  winner: row.is_win,
  /** Imported matches have no page of their own. */
  hasPage: row.has_page === 1,
  /** Where it is played, in lists of a team with matches of other competitions; empty in its own. */
  competition: row.competition ?? '',
})

/** A count of a row; undefined where the source of the season does not tell it. */
const told = <K extends 'assists' | 'played'>(row: Record<K, number> & { lacks?: string[] }, key: K) =>
  row.lacks?.includes(key) ? undefined : row[key]

const toScorer = (row: CallData<'listScorers'>['list'][number]) => ({
  id: row.player_id,
  name: row.name,
  shirt: row.shirt,
  position: row.position,
  team: { id: row.team_id, name: row.team_name },
  goals: row.goals,
  assists: told(row, 'assists'),
  penalties: row.penalties,
  played: told(row, 'played'),
})

/** Every competition of a sport, with its country and continent. */
export async function fetchTournaments(sport: Sport, signal?: AbortSignal): Promise<Tournament[]> {
  const name = sport === 'football' ? 'listFootballTournaments' : 'listBasketballTournaments'
  return (await call(name, {}, quiet(signal))).map(toTournament)
}

interface RoundWish {
  id: number
  season: number | undefined
  stage?: number | undefined
  round?: number | undefined
}

/** A competition's season: its seasons, one round, and the figures of all of it. */
export async function fetchCompetition(sport: Sport, { id, season, stage, round }: RoundWish, signal?: AbortSignal) {
  const wish = { id, ...(season ? { season_id: season } : {}), ...(round ? { son_id: round } : {}) }
  const wire =
    sport === 'football'
      ? await call('getFootballCompetition', { ...wish, ...(stage ? { stage_id: stage } : {}) }, quiet(signal))
      : await call('getBasketballCompetition', wish, quiet(signal))
  return {
    ...toTournament(wire.info),
    seasons: wire.info.season.map(toSeason),
    seasonId: wire.info.season_id,
    stageId: wire.info.stage_id,
    roundId: wire.info.son_id,
    round: wire.info.round,
    hasTable: wire.info.has_table !== 0,
    teams: wire.info.teams,
    matches: wire.list.map(toSeasonMatch),
    played: wire.total,
    goals: wire.totalScore,
    homeGoals: wire.homeScore,
    awayGoals: wire.awayScore,
    perMatch: wire.totalPointsPerGame,
    share: wire.share,
    scores: wire.scores,
    differences: wire.numberOfPointsDifference,
    corners: wire.cornerLicksStatistics,
    attack: wire.attack.map((one) => ({ id: one.team_id, name: one.name, value: one.value })),
    defence: wire.defense.map((one) => ({ id: one.team_id, name: one.name, value: one.value })),
    winners: wire.winRate.map((one) => ({ id: one.team_id, name: one.name, value: one.won_rate })),
  }
}

/** Stages of a season with their rounds. */
export async function fetchStages(seasonId: number, signal?: AbortSignal) {
  const wire = await call('listSeasonStages', { id: seasonId }, quiet(signal))
  return wire.map((stage) => ({
    id: stage.id,
    name: stage.name,
    kind: stage.stage,
    rounds: stage.list.map((round) => ({
      id: round.id,
      matches: round.count,
      fromMs: round.from * 1_000,
      toMs: round.to * 1_000,
    })),
  }))
}

export async function fetchScorers(
  id: number,
  season: number | undefined,
  sort: 'goals' | 'assists',
  signal?: AbortSignal,
): Promise<Scorer[]> {
  const wire = await call('listScorers', { id, sort, ...(season ? { season_id: season } : {}) }, quiet(signal))
  return wire.list.map(toScorer)
}

const toTeam = (team: { team_id: number; name: string } | undefined) => team && { id: team.team_id, name: team.name }

/** Ties of a cup; sides nobody knows yet are absent. */
export async function fetchBracket(id: number, season: number | undefined, signal?: AbortSignal) {
  const wire = await call('getBracket', { id, ...(season ? { season_id: season } : {}) }, quiet(signal))
  return wire.list.map((tie) => ({
    stage: tie.stage,
    order: tie.order,
    home: toTeam(tie.home),
    away: toTeam(tie.away),
    matchId: tie.match_id[0],
    kickoffMs: tie.match_time * 1_000,
    state: states[tie.status_type] ?? ('upcoming' as const),
    score: [tie.home_score, tie.away_score] as const,
    kicks: [tie.home_kicks, tie.away_kicks] as const,
    winner: tie.winner,
  }))
}

const toRecord = (record: CallData<'getTeamPage'>['all']) => ({
  played: record.played,
  won: record.won,
  drawn: record.draw,
  lost: record.loss,
  scored: record.goals,
  conceded: record.goals_against,
  cleanSheets: record.clean_sheets,
})

const toPerson = (row: CallData<'getTeamPage'>['squad'][number] | CallData<'getPlayerPage'>) => ({
  id: row.player_id,
  name: row.name,
  shirt: row.shirt,
  position: row.position,
  born: row.born,
  flag: row.flag,
  heightCm: row.height,
  foot: row.foot,
  valueEur: row.value,
})

export async function fetchTeam(id: number, season: number | undefined, signal?: AbortSignal) {
  const wire = await call('getTeamPage', { id, ...(season ? { season_id: season } : {}) }, quiet(signal))
  return {
    id: wire.team_id,
    name: wire.name,
    flag: wire.flag,
    seasons: wire.season.map(toSeason),
    seasonId: wire.season_id,
    competitions: wire.competitions.map((one) => ({ ...one, flag: one.logo })),
    form: wire.form,
    next: wire.next.map(toSeasonMatch),
    last: wire.last.map(toSeasonMatch),
    squad: wire.squad.map((player) => ({
      ...toPerson(player),
      goals: player.goals,
      assists: told(player, 'assists'),
      played: told(player, 'played'),
    })),
    all: toRecord(wire.all),
    home: toRecord(wire.home),
    away: toRecord(wire.away),
    best: wire.best && toSeasonMatch(wire.best),
    worst: wire.worst && toSeasonMatch(wire.worst),
  }
}

export async function fetchPlayer(id: number, signal?: AbortSignal) {
  const wire = await call('getPlayerPage', { id }, quiet(signal))
  return {
    ...toPerson(wire),
    team: { id: wire.team.team_id, name: wire.team.name },
    competition: { id: wire.competition.id, name: wire.competition.name },
    seasons: wire.seasons.map((one) => ({
      ...one,
      label: seasonName(one.label),
      id: one.season_id,
      isCurrent: one.is_current === 1,
      assists: told(one, 'assists'),
      played: told(one, 'played'),
    })),
    next: wire.next.map(toSeasonMatch),
    last: wire.last.map(toSeasonMatch),
  }
}
