import { shownScore } from '@pitchside/contract'
import { Failure } from '../kernel/failure'
import type { RoomMatches } from './live/live.module'
import {
  type Player,
  playerAliases,
  type ScoresModule,
  searchAliases,
  seasonPartsOf,
  stageOf,
} from './scores/scores.module'
import { type MatchStanding, normalText, type SearchDocument, type Subjects, type Words } from './search/search.module'

const dayS = 86_400
/** Days of matches that can be found. */
const before = 3
const ahead = 8

const aliasesOf = (name: string): readonly string[] => searchAliases[name] ?? []

type Feed = ScoresModule['feed']
type Fixture = ReturnType<Feed['fixtures']>[number]
type Competition = ReturnType<Feed['competitions']>[number]

const leagueOf = (competition: Competition): SearchDocument => ({
  kind: 'league',
  ref: String(competition.id),
  ownerId: 0,
  title: { ...competition.names },
  aliases: aliasesOf(competition.names.en),
  popularity: competition.isHot ? 9 : 4,
  at: 0,
  card: { sport: competition.sport, picture: competition.flag },
})

type Place = Pick<Fixture, 'sport' | 'competitionId'>
/** Youth and women's teams bear the names of their clubs: who types one means the first team. */
const teamPopularity = ({ strength }: Fixture['home'], league: Competition | undefined): number =>
  Math.round(Math.min(10, strength) / (league?.isHot ? 1 : 2))

const teamOf = (team: Fixture['home'], place: Place, league: Competition | undefined): SearchDocument => ({
  kind: 'team',
  ref: String(team.id),
  ownerId: 0,
  title: { ...team.names },
  aliases: aliasesOf(team.names.en),
  popularity: teamPopularity(team, league),
  at: 0,
  card: { sport: place.sport, group: league && { ...league.names }, groupId: place.competitionId },
})

function playerOf(
  { id, name }: Player,
  { team, league }: { team: Fixture['home']; league: Competition },
): SearchDocument {
  // Chinese pages say the family name alone.
  const families = [name.zh.split('·').at(-1), name.en.split(' ').at(-1)]
  return {
    kind: 'player',
    ref: String(id),
    ownerId: 0,
    title: { ...name },
    aliases: [...(playerAliases[name.en] ?? []), ...families.filter((one) => one !== undefined)],
    // Behind the clubs: nobody means one of thousands by a word that names a club.
    popularity: Math.round(teamPopularity(team, league) / 3),
    at: 0,
    card: { sport: league.sport, group: { ...team.names }, groupId: league.id },
  }
}

/** A nickname is one word of everybody's; the name is what is written of them. */
const properNames = new Map(
  Object.values(playerAliases).flatMap(([name, ...nicknames]) =>
    nicknames.map((one) => [normalText(one), name] as const),
  ),
)
export const properName = (nickname: string): string | undefined => properNames.get(nickname)

function matchOf(fixture: Fixture, league: Competition | undefined): SearchDocument {
  const { home, away } = fixture
  return {
    kind: 'match',
    ref: String(fixture.id),
    ownerId: 0,
    title: {
      zh: `${home.names.zh} ${away.names.zh}`,
      en: `${home.names.en} ${away.names.en}`,
      vi: `${home.names.vi} ${away.names.vi}`,
    },
    aliases: [
      home.names.zh,
      away.names.zh,
      ...aliasesOf(home.names.en),
      ...aliasesOf(away.names.en),
      ...(league ? Object.values(league.names) : []),
    ],
    // Behind its teams: who types a name means the team first.
    popularity: Math.min(5, (home.strength + away.strength) / 4),
    at: fixture.kickoff * 1_000,
    card: {
      sport: fixture.sport,
      home: { id: home.id, names: { ...home.names } },
      away: { id: away.id, names: { ...away.names } },
      group: league && { ...league.names },
      groupId: fixture.competitionId,
    },
  }
}

/** Clubs of a league's season, from its table as it was before the first match: nothing is counted for it. */
function clubsOf(feed: Feed, leagueId: number, now: number): Fixture['home'][] {
  const parts = seasonPartsOf(feed)
  const [season] = parts.seasons(leagueId, now)
  return season ? (parts.seasonTable(season.id, 0)?.rows ?? []).map(({ team }) => team) : []
}

/** Gives the search the teams, leagues and matches of the feed. */
export const subjectsForSearch = ({ feed, service }: Pick<ScoresModule, 'feed' | 'service'>): Subjects => ({
  all() {
    const now = service.now()
    const documents = new Map<string, SearchDocument>()
    const add = (document: SearchDocument) => {
      const key = `${document.kind}-${document.ref}`
      if (!documents.has(key)) documents.set(key, document)
    }
    const parts = seasonPartsOf(feed)
    for (const sport of ['football', 'basketball'] as const) {
      const leagues = new Map(feed.competitions(sport).map((one) => [one.id, one]))
      for (const league of leagues.values()) {
        add(leagueOf(league))
        // Also clubs without a match in these days: between two seasons everybody looks for them.
        if (league.isHot && league.kind === 'league')
          for (const team of clubsOf(feed, league.id, now)) {
            add(teamOf(team, { sport, competitionId: league.id }, league))
            for (const player of parts.team(team.id)?.squad ?? []) add(playerOf(player, { team, league }))
          }
      }
      for (const fixture of feed.fixtures(sport, now - before * dayS, now + ahead * dayS)) {
        const league = leagues.get(fixture.competitionId)
        // A page of a team has one address, whatever cup it plays in now.
        for (const team of [fixture.home, fixture.away]) {
          const main = parts.team(team.id)?.competitions[0]
          add(teamOf(team, { sport, competitionId: main?.id ?? fixture.competitionId }, main ?? league))
        }
        add(matchOf(fixture, league))
      }
    }
    return [...documents.values()]
  },
})

/** All names of the clubs whose name or nickname a name begins with: a circle of "Gunners" is found by Arsenal. */
export const clubWords =
  (subjects: Subjects) =>
  (circles: readonly Words[]): string[][] => {
    if (circles.length === 0) return []
    const clubs = subjects
      .all()
      .filter(({ kind }) => kind === 'team')
      .map(({ title, aliases = [] }) => [...Object.values(title), ...aliases])
    return circles.map((circle) => {
      const begun = Object.values(circle)
      return clubs.flatMap((names) =>
        names.some((one) => one.length > 1 && begun.some((own) => own.startsWith(one))) ? names : [],
      )
    })
  }

/** League and sides of the match a room shows: a room is found by them. */
export const matchWords =
  (matches: RoomMatches) =>
  async (sport: 'football' | 'basketball', id: number): Promise<Words[]> => {
    const match = await matches.find(sport, id)
    return match ? [{ ...match.competition }, { ...match.home.names }, { ...match.away.names }] : []
  }

/** How a match stands now. */
export const matchStates =
  (service: Pick<ScoresModule['service'], 'match'>) =>
  (id: number): MatchStanding | undefined => {
    try {
      const { fixture, state } = service.match(id)
      const { sport } = fixture
      const stage = stageOf(sport, state.status)
      return { stage, home: shownScore(sport, state.home), away: shownScore(sport, state.away) }
    } catch (error) {
      // The scores refuse a match they no longer know.
      if (error instanceof Failure) return undefined
      throw error
    }
  }
