import { secondsOf } from '@pitchside/backend/kernel/wire-values'
import { isNamed } from '@pitchside/backend/modules/matches-for-news'
import type { Competition, Fixture, MatchDetail, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { type ScoresModule, seasonsOf, stageOf } from '@pitchside/backend/modules/scores/scores.module'
import { isGoalType, shownScore } from '@pitchside/contract'
import type { ComingFact, Facts, MatchFacts, PlayedFact } from './facts.port'

/** For feeds that know days only, of which each is a list of its own to make. */
const daysBackS = 10 * 86_400
const daysAheadS = 4 * 86_400
/** A team has its next match within that time, whatever break is taken; later ones are not drawn. */
const seasonAheadS = 60 * 86_400
const longestS = 4 * 3_600
const playedOfTeam = 5
const playedOfLeague = 4
const placesShown = 4
const sports = ['football', 'basketball'] as const

/** Gives demo articles what the feed says of the teams and leagues they are about. */
export function factsForNews({ feed, service }: Pick<ScoresModule, 'feed' | 'service'>): Facts {
  const leagues = sports
    .flatMap((sport) => feed.competitions(sport))
    .filter(({ isHot, kind }) => isHot && kind === 'league')
  const seasonal = new Map<number, readonly Fixture[]>()
  // Several articles are about one league or match, and a table is the sum of a season: both are asked for once.
  const tables = new Map<number, NonNullable<ReturnType<typeof feed.table>>['rows']>()
  const told = new Map<number, PlayedFact>()
  const clubs = new Map<number, readonly Team[]>()

  function tableOf(competitionId: number, at: number) {
    const rows = tables.get(competitionId) ?? feed.table(competitionId, at)?.rows ?? []
    tables.set(competitionId, rows)
    return rows
  }

  /** Matches of a league, oldest first: of its season, or of the last days where the feed knows no seasons. */
  function fixturesOf({ id, sport }: Competition, at: number): readonly Fixture[] {
    const before = seasonal.get(id)
    if (before) return before
    const parts = seasonsOf(feed)
    const [season] = (parts?.seasons(id, at) ?? [])
      .filter(({ start }) => start <= at)
      .toSorted((one, other) => other.start - one.start)
    const all =
      parts && season
        ? parts.seasonFixtures(season.id, at + seasonAheadS)
        : feed.fixtures(sport, at - daysBackS, at + daysAheadS)
    const fixtures = all
      .filter(({ competitionId }) => competitionId === id)
      .toSorted((one, other) => one.kickoff - other.kickoff)
    seasonal.set(id, fixtures)
    return fixtures
  }

  function teamsOf(league: Competition, at: number): readonly Team[] {
    const known = clubs.get(league.id) ?? [...new Set(fixturesOf(league, at).flatMap(({ home, away }) => [home, away]))]
    clubs.set(league.id, known)
    return known
  }

  function toPlayed(fixture: Fixture, at: number): PlayedFact | undefined {
    const { id, sport, home, away, kickoff } = fixture
    const before = told.get(id)
    if (before && kickoff < at - longestS) return before
    const state = feed.state(id, at)
    if (stageOf(sport, state.status) !== 'finished') return undefined
    const isBasketball = sport === 'basketball'
    const half = (list: readonly number[]) => (isBasketball ? (list[0] ?? 0) + (list[1] ?? 0) : (list[1] ?? 0))
    // An article names the scorers of its latest match alone: who played is not worked out for the others.
    let asked: MatchDetail | undefined
    const detail = (): MatchDetail | undefined => {
      if (!isBasketball) asked ??= feed.detail(id, at)
      return asked
    }
    const fact: PlayedFact = {
      id,
      kickoff,
      home: home.names,
      away: away.names,
      homeId: home.id,
      score: [shownScore(sport, state.home), shownScore(sport, state.away)],
      half: [half(state.home), half(state.away)],
      get scorers() {
        return (detail()?.incidents ?? [])
          .filter(({ type, isCancelled, side }) => isGoalType(type) && !isCancelled && side !== 0)
          .map(({ player, minute, side }) => ({
            player,
            minute,
            side: side === 1 ? ('home' as const) : ('away' as const),
          }))
      },
      get possession() {
        return detail()?.tally?.possession
      },
      get shotsOn() {
        return detail()?.tally?.shotsOn
      },
    }
    told.set(id, fact)
    return fact
  }

  const toComing = ({ id, kickoff, home, away }: Fixture): ComingFact => ({
    id,
    kickoff,
    home: home.names,
    away: away.names,
  })

  function factsOf(
    mine: readonly Fixture[],
    { at, count, team }: { at: number; count: number; team: MatchFacts['team'] },
  ): MatchFacts | undefined {
    const played: PlayedFact[] = []
    for (const fixture of mine.filter(({ kickoff }) => kickoff < at).reverse()) {
      const fact = played.length < count ? toPlayed(fixture, at) : undefined
      if (fact) played.push(fact)
    }
    const [first] = mine
    if (!first || played.length === 0 || first.sport === 'esports') return undefined
    const latest = mine.find(({ id }) => id === played[0]?.id) ?? first
    const rows = tableOf(latest.competitionId, at)
    const top = rows.filter(({ position }) => position <= placesShown)
    const wanted = team ? rows.filter((row) => row.position === 1 || row.team.id === team.id) : top
    const next = mine.find(({ kickoff }) => kickoff > at)
    return {
      sport: first.sport,
      competition: service.competition(latest.competitionId).names,
      team,
      played,
      coming: next && toComing(next),
      places: wanted.map((row) => ({
        team: row.team.names,
        position: row.position,
        points: row.points,
        played: row.played,
      })),
    }
  }

  function ofTeam(tag: string, at: number): MatchFacts | undefined {
    for (const league of leagues) {
      const found = teamsOf(league, at).find((team) => isNamed(team, tag))
      if (!found) continue
      const mine = fixturesOf(league, at).filter(({ home, away }) => home.id === found.id || away.id === found.id)
      return factsOf(mine, { at, count: playedOfTeam, team: { id: found.id, names: found.names } })
    }
    return undefined
  }

  function ofLeague(key: string, at: number): MatchFacts | undefined {
    const league = leagues.find((one) => one.key === key)
    return league && factsOf(fixturesOf(league, at), { at, count: playedOfLeague, team: undefined })
  }

  return {
    about(tags, league, atMs) {
      const at = secondsOf(atMs)
      for (const tag of tags) {
        const facts = ofTeam(tag, at)
        if (facts) return facts
      }
      return league === undefined ? undefined : ofLeague(league, at)
    },
  }
}
