import type {
  Competition,
  Feed,
  Fixture,
  Incident,
  MarketQuotes,
  MatchState,
  Sport,
  Team,
} from '../modules/scores/ports/feed.port'
import type { FeedHealth } from '../modules/scores/ports/match-parts.port'

const league: Competition = {
  id: 82,
  sport: 'football',
  key: 'en.1',
  names: { zh: '英超', en: 'Premier League', vi: 'Ngoại hạng Anh' },
  flag: 'gb-eng',
  countryId: 1,
  colour: '#3d195b',
  kind: 'league',
  isHot: true,
}
const team = (id: number): Team => ({
  id,
  names: { zh: `队${id}`, en: `Team ${id}`, vi: `Đội ${id}` },
  crest: '',
  strength: 5,
})

export interface ScriptedMatch {
  fixture: Fixture
  state: MatchState
  incidents: Incident[]
  quotes: Record<number, MarketQuotes>
}

export interface ScriptedFeed extends Feed {
  matches: Map<number, ScriptedMatch>
  /** Adds a football match that kicked off at that time; it stands at 0-0 in its first half. */
  add(id: number, kickoff: number): ScriptedMatch
  health(): FeedHealth
  /** Seconds the feed has been silent, as `health` tells. */
  lag: number
  gaps: number
}

/** A feed that says what a test tells it: states change by assignment. */
export function createScriptedFeed(): ScriptedFeed {
  const matches = new Map<number, ScriptedMatch>()
  const known = (id: number): ScriptedMatch => {
    const match = matches.get(id)
    if (!match) throw new Error(`no match ${id} in the script`)
    return match
  }
  const feed: ScriptedFeed = {
    matches,
    lag: 0,
    gaps: 0,
    add(id, kickoff) {
      const fixture: Fixture = {
        id,
        sport: 'football',
        competitionId: league.id,
        home: team(id * 10 + 1),
        away: team(id * 10 + 2),
        kickoff,
        round: 1,
        stage: '',
      }
      const zeros = [0, 0, 0, 0, 0, 0, 0]
      const state = { status: 2, periodStart: kickoff, added: 0, home: zeros, away: zeros, clock: 0 }
      const match: ScriptedMatch = { fixture, state, incidents: [], quotes: {} }
      matches.set(id, match)
      return match
    },
    health: () => ({ source: 'script', lag: feed.lag, gaps: feed.gaps, refused: 0 }),
    competitions: (sport: Sport) => (sport === 'football' ? [league] : []),
    companies: () => [2, 3].map((id) => ({ id, names: { zh: `${id}`, en: `${id}`, vi: `${id}` } })),
    fixtures: (sport, from, to) =>
      [...matches.values()]
        .map(({ fixture }) => fixture)
        .filter((one) => one.sport === sport && one.kickoff >= from && one.kickoff < to),
    fixture: (id) => matches.get(id)?.fixture,
    state: (id, at) => {
      const { state, fixture } = known(id)
      return at < fixture.kickoff ? { ...state, status: 1, periodStart: 0 } : state
    },
    detail: (id) => ({ incidents: known(id).incidents, tally: undefined, trend: [] }),
    odds: (id, companyId) => ({ initial: {}, immediate: {}, scram: known(id).quotes[companyId] ?? {} }),
    chances: () => [0.4, 0.3, 0.3],
    table: () => undefined,
    rank: () => 0,
    lineup: () => undefined,
    commentary: () => [],
    shots: () => [],
    statistics: () => ({ full: [], first: [], second: [] }),
    oddsHistory: () => ({ asia: [], eu: [], bs: [] }),
    inject: () => undefined,
  }
  return feed
}
