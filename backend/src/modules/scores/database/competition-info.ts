import { rounded } from '@pitchside/base'
import type { CallData } from '@pitchside/contract'
import { Failure } from '../../../kernel/failure'
import type { Language } from '../../../kernel/messages'
import { flagOf } from '../../../kernel/wire-values'
import type { Feed, Sport } from '../ports/feed.port'
import type { SeasonInfo, SeasonResult } from '../ports/season-parts.port'
import { seasonMatchRow, seasonRow, teamFields, tournamentRow } from './database-rows'
import { isOver, type SeasonDesk } from './season-desk'
import { cornerClasses, finals, overviewOf, recordOf, teamValues } from './season-figures'
import { currentRound, stagesOf } from './season-stages'

type Info = CallData<'getFootballCompetition'>

/** What the page of a competition asks for: a season, a stage of it and a round of that. */
interface RoundWish {
  id: number
  season_id?: number
  stage_id?: number
  son_id?: number
}

const differenceStep: Readonly<Record<Sport, number>> = { football: 1, basketball: 5, esports: 1 }
/** Corners are only known where a match is played in full: the latest are enough for a picture. */
const cornerMatches = 60
const corners = 4

function cornersOf(feed: Feed, results: readonly SeasonResult[], now: number): number[] {
  return results
    .filter(isOver)
    .slice(-cornerMatches)
    .map(({ fixture }) => feed.state(fixture.id, now))
    .map(({ home, away }) => (home[corners] ?? 0) + (away[corners] ?? 0))
}

/** A competition's season: its round as asked, and the figures of all of it. */
export async function competitionInfo(
  { desk, feed }: { desk: SeasonDesk; feed: Feed },
  sport: Sport,
  wish: RoundWish,
  language: Language,
): Promise<Info> {
  const competition = desk.competition(wish.id)
  if (competition.sport !== sport) throw new Failure('competition-unknown')
  const season = await desk.prepared(desk.season(competition.id, wish.season_id))
  const results = desk.results(season)
  const stages = stagesOf(results)
  const stage = stages.find((one) => one.id === wish.stage_id) ?? stages.find((one) => one.isCurrent)
  const roundId = stage?.rounds.find((one) => one.id === wish.son_id)?.id ?? (stage ? currentRound(stage) : 0)
  const round = stage?.rounds.find((one) => one.id === roundId)
  const { table } = desk.table(season)
  return {
    info: {
      ...tournamentRow(competition, language),
      season: desk.seasons(competition.id).map(seasonRow),
      season_id: season.id,
      stage_id: stage?.id ?? 0,
      son_id: roundId,
      round: table.round,
      has_table: flagOf(table.rows.length > 0),
      teams: new Set(results.flatMap(({ fixture }) => [fixture.home.id, fixture.away.id])).size,
    },
    list: (round?.results ?? []).map((result) => seasonMatchRow(desk, result, language)),
    ...figures(results, sport, language),
    cornerLicksStatistics:
      sport === 'football' && season.source === 'feed' ? cornerClasses(cornersOf(feed, results, desk.now())) : [],
  }
}

function figures(results: readonly SeasonResult[], sport: Sport, language: Language) {
  const list = finals(results)
  const overview = overviewOf(list, differenceStep[sport])
  const best = (type: number) =>
    teamValues(list, type)
      .slice(0, 2)
      .map(({ team, value }) => ({ ...teamFields(team, language), value }))
  const winners = teamValues(list, 3).slice(0, 2)
  return {
    total: overview.matches,
    totalScore: overview.goals,
    totalPointsPerGame: overview.perMatch,
    numberOfPointsDifference: overview.differences,
    winRate: winners.map(({ team, value }) => ({
      ...teamFields(team, language),
      won_rate: rounded(value / Math.max(1, recordOf(list, team.id).played), 3),
    })),
    attack: best(0),
    defense: best(1),
    share: overview.share,
    scores: overview.scores,
    homeScore: overview.homeGoals,
    awayScore: overview.awayGoals,
  }
}

/** The season of this number, when it is one of the sport. */
export async function seasonOfSport(desk: SeasonDesk, seasonId: number, sport: Sport): Promise<SeasonInfo> {
  const season = desk.seasonById(seasonId)
  if (desk.competition(season.competitionId).sport !== sport) throw new Failure('season-unknown')
  return desk.prepared(season)
}
