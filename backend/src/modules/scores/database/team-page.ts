import type { CallData } from '@pitchside/contract'
import { groupOfState, shownScore } from '@pitchside/contract'
import { Failure } from '../../../kernel/failure'
import type { Language } from '../../../kernel/messages'
import type { Competition } from '../ports/feed.port'
import type { SeasonInfo, SeasonResult } from '../ports/season-parts.port'
import { countsOf, playerFields, recordRow, seasonMatchRow, seasonRow, teamFields } from './database-rows'
import { figureOf, type PlayerBook } from './player-book'
import { playerFigures } from './player-lines'
import { isOver, type SeasonDesk } from './season-desk'
import { finals, recordOf } from './season-figures'

/** Matches to come and played, as many of each: they stand side by side. */
const matchesShown = 10
const ofTeam = (results: readonly SeasonResult[], teamId: number) =>
  results.filter(({ fixture }) => fixture.home.id === teamId || fixture.away.id === teamId)

/**
 * A team's matches of a season, and while that is running those of everything else it plays in, by kick-off: a fan asks
 * when it plays next, and not where.
 */
async function campaign(desk: SeasonDesk, teamId: number, competitions: readonly Competition[], season: SeasonInfo) {
  const others = season.isCurrent ? competitions.filter(({ id }) => id !== season.competitionId) : []
  const seasons = [season, ...others.map(({ id }) => desk.season(id))]
  for (const one of seasons) await desk.prepared(one)
  return seasons
    .flatMap((one) => ofTeam(desk.results(one), teamId))
    .toSorted((a, b) => a.fixture.kickoff - b.fixture.kickoff)
}

/** Matches to come, soonest first, and those that are over, newest first. A running match comes first of all. */
function matchesOf(desk: SeasonDesk, results: readonly SeasonResult[], own: number, language: Language) {
  const isAhead = ({ fixture, state }: SeasonResult) =>
    ['upcoming', 'live'].includes(groupOfState(fixture.sport, state.status))
  const row = (one: SeasonResult) => {
    const { competitionId } = one.fixture
    const elsewhere = competitionId === own ? {} : { competition: desk.competition(competitionId).names[language] }
    return { ...seasonMatchRow(desk, one, language), ...elsewhere }
  }
  return {
    next: results.filter(isAhead).slice(0, matchesShown).map(row),
    last: results.filter(isOver).slice(-matchesShown).reverse().map(row),
  }
}

/** Goals ahead of the other side; below zero behind. */
function margin({ fixture, state }: SeasonResult, teamId: number): number {
  const ahead = shownScore(fixture.sport, state.home) - shownScore(fixture.sport, state.away)
  return fixture.home.id === teamId ? ahead : -ahead
}

function extremes(desk: SeasonDesk, results: readonly SeasonResult[], teamId: number, language: Language) {
  const over = results.filter(isOver).sort((a, b) => margin(b, teamId) - margin(a, teamId))
  const [best, worst] = [over[0], over.at(-1)]
  return {
    ...(best && margin(best, teamId) > 0 ? { best: seasonMatchRow(desk, best, language) } : {}),
    ...(worst && margin(worst, teamId) < 0 ? { worst: seasonMatchRow(desk, worst, language) } : {}),
  }
}

/** Where a team stands in a season. Nothing is told of a table without it, as of a cup it might have played in, unasked. */
function placeOf(desk: SeasonDesk, season: SeasonInfo, teamId: number, language: Language, isAsked: boolean) {
  const { table } = desk.table(season)
  const row = table.rows.find((one) => one.team.id === teamId)
  if (!row && table.rows.length > 0 && !isAsked) return undefined
  return {
    id: table.competition.id,
    name: table.competition.names[language],
    logo: table.competition.flag,
    season_id: season.id,
    label: table.label,
    position: row?.position ?? 0,
    teams: table.rows.filter((one) => one.group === row?.group).length,
    group: row?.group ?? '',
    points: row?.points ?? 0,
  }
}

/** Who was never on the pitch in a season: the feed counts zero, a file that was imported does not know. */
const silent = ({ source }: SeasonInfo) => (source === 'feed' ? { assists: 0, played: 0 } : {})

/** Everything about a team in a season. */
export async function teamPage(
  desk: SeasonDesk,
  wish: { id: number; season_id?: number },
  language: Language,
): Promise<CallData<'getTeamPage'>> {
  const known = desk.team(wish.id)
  const [main] = known?.competitions ?? []
  if (!known || !main) throw new Failure('team-unknown')
  const { team } = known
  const season = wish.season_id === undefined ? desk.season(main.id) : desk.seasonById(wish.season_id)
  if (!known.competitions.some((one) => one.id === season.competitionId)) throw new Failure('season-unknown')
  const matches = await campaign(desk, team.id, known.competitions, season)
  const results = ofTeam(desk.results(season), team.id)
  const list = finals(results)
  const counts = new Map(desk.scorers(season).map((row) => [row.player.id, row]))
  const row = desk.table(season).table.rows.find((one) => one.team.id === team.id)
  return {
    ...teamFields(team, language),
    sport: main.sport,
    flag: main.flag,
    color: main.colour,
    season: desk.seasons(season.competitionId).map(seasonRow),
    season_id: season.id,
    competitions: known.competitions
      .map((one) => (one.id === season.competitionId ? season : desk.season(one.id)))
      .flatMap((one) => placeOf(desk, one, team.id, language, one === season) ?? []),
    form: row?.form ?? [],
    ...matchesOf(desk, matches, season.competitionId, language),
    squad: known.squad.map((player) => {
      const row = counts.get(player.id) ?? silent(season)
      return { ...playerFields(player, language), ...countsOf(row) }
    }),
    all: recordRow(recordOf(list, team.id)),
    home: recordRow(recordOf(list, team.id, 'home')),
    away: recordRow(recordOf(list, team.id, 'away')),
    ...extremes(desk, results, team.id, language),
  }
}

/** What a game of his was like in a season, where a sport has no scorers. */
async function gameOf(book: PlayerBook, season: SeasonInfo, teamId: number, playerId: number) {
  const own = (await book.team(season, teamId)).find(({ player }) => player.id === playerId)
  if (!own) return {}
  const figures = playerFigures.basketball.flatMap((key) => {
    const value = figureOf(own, key, 'basketball')
    return value === undefined ? [] : [{ key, value }]
  })
  return { played: own.played, figures }
}

/** A player with what the seasons tell of him, newest first. */
export async function playerPage(
  { desk, book }: { desk: SeasonDesk; book: PlayerBook },
  id: number,
  language: Language,
): Promise<CallData<'getPlayerPage'>> {
  const known = desk.player(id)
  const competitions = known ? (desk.team(known.team.id)?.competitions ?? []) : []
  const [main] = competitions
  if (!known || !main) throw new Failure('player-unknown')
  const { player, team } = known
  for (const season of desk.seasons(main.id)) await desk.prepared(season)
  const games = new Map<number, Awaited<ReturnType<typeof gameOf>>>()
  if (main.sport === 'basketball')
    for (const season of desk.seasons(main.id)) games.set(season.id, await gameOf(book, season, team.id, id))
  return {
    ...playerFields(player, language),
    sport: main.sport,
    team: teamFields(team, language),
    competition: { id: main.id, name: main.names[language], logo: main.flag },
    seasons: desk.seasons(main.id).map((season) => {
      const rows = desk.scorers(season)
      const place = rows.findIndex((row) => row.player.id === id)
      const row = rows[place]
      return {
        ...seasonRow(season),
        ...countsOf(row ?? silent(season)),
        penalties: row?.penalties ?? 0,
        // Whoever scored none has no place among the scorers.
        place: row && row.goals > 0 ? place + 1 : 0,
        ...games.get(season.id),
      }
    }),
    ...matchesOf(desk, await campaign(desk, team.id, competitions, desk.season(main.id)), main.id, language),
  }
}
