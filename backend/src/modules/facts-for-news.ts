import type { ComingFact, Facts, MatchFacts, PlayedFact } from './content/content.module'
import { isNamed } from './matches-for-news'
import type { Fixture, Incident } from './scores/ports/feed.port'
import { isGoal, type ScoresModule, shownScore, stageOf } from './scores/scores.module'

const daysBackS = 32 * 86_400
const daysAheadS = 9 * 86_400
const playedOfTeam = 5
const playedOfLeague = 4
const placesShown = 4
const sports = ['football', 'basketball'] as const
type FactSport = (typeof sports)[number]

/** Gives demo articles what the feed says of the teams and leagues they are about. */
export function factsForNews({ feed, service }: Pick<ScoresModule, 'feed' | 'service'>): Facts {
  const known = new Map<FactSport, { at: number; fixtures: readonly Fixture[] }>()

  /** Fixtures around a moment of the demo; asked for once, because every article asks for nearly the same. */
  function fixturesOf(sport: FactSport, at: number): readonly Fixture[] {
    const before = known.get(sport)
    if (before && Math.abs(before.at - at) < 5 * 86_400) return before.fixtures
    const keys = new Set(
      feed.competitions(sport).flatMap(({ id, isHot, key }) => (isHot || key === 'vn.1' ? [id] : [])),
    )
    const fixtures = feed
      .fixtures(sport, at - daysBackS, at + daysAheadS)
      .filter(({ competitionId }) => keys.has(competitionId))
    known.set(sport, { at, fixtures })
    return fixtures
  }

  function toPlayed(fixture: Fixture, at: number): PlayedFact | undefined {
    const { id, sport, home, away, kickoff } = fixture
    const state = feed.state(id, at)
    if (stageOf(sport, state.status) !== 'finished') return undefined
    const isBasketball = sport === 'basketball'
    const half = (list: readonly number[]) => (isBasketball ? (list[0] ?? 0) + (list[1] ?? 0) : (list[1] ?? 0))
    const detail = isBasketball ? undefined : feed.detail(id, at)
    const scorers = (detail?.incidents ?? [])
      .filter(({ type, isCancelled, side }: Incident) => isGoal(type) && !isCancelled && side !== 0)
      .map(({ player, minute, side }) => ({ player, minute, side: side === 1 ? ('home' as const) : ('away' as const) }))
    return {
      id,
      kickoff,
      home: home.names,
      away: away.names,
      homeId: home.id,
      score: [shownScore(sport, state.home), shownScore(sport, state.away)],
      half: [half(state.home), half(state.away)],
      scorers,
      possession: detail?.tally?.possession,
      shotsOn: detail?.tally?.shotsOn,
    }
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
    const rows = feed.table(latest.competitionId, at)?.rows ?? []
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
    for (const sport of sports) {
      const fixtures = fixturesOf(sport, at)
      const found = fixtures.flatMap(({ home, away }) => [home, away]).find((team) => isNamed(team, tag))
      if (!found) continue
      const mine = fixtures.filter(({ home, away }) => home.id === found.id || away.id === found.id)
      return factsOf(mine, { at, count: playedOfTeam, team: { id: found.id, names: found.names } })
    }
    return undefined
  }

  function ofLeague(key: string, at: number): MatchFacts | undefined {
    for (const sport of sports) {
      const league = feed.competitions(sport).find((one) => one.key === key)
      if (!league) continue
      const mine = fixturesOf(sport, at).filter(({ competitionId }) => competitionId === league.id)
      return factsOf(mine, { at, count: playedOfLeague, team: undefined })
    }
    return undefined
  }

  return {
    about(tags, league, atMs) {
      const at = Math.floor(atMs / 1_000)
      for (const tag of tags) {
        const facts = ofTeam(tag, at)
        if (facts) return facts
      }
      return league === undefined ? undefined : ofLeague(league, at)
    },
  }
}
