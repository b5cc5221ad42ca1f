import type { GoalData, MatchDelta } from '@pitchside/contract'
import { deltaField, groupOfState, isGoalType } from '@pitchside/contract'
import { DetailNews } from './detail-news'
import { type Feed, type Fixture, type Incident, type MatchState, type Sport, sports } from './ports/feed.port'
import { asDelta, changedFields, incidentField, incidentMinute, longestOf, quoteFields } from './scores.rules'
import { StatusGate } from './status-gate'

interface Seen {
  state: MatchState
  incidents: Map<number, Incident>
  /** Last prices sent, per company. */
  quotes: Map<number, string>
}

/** A match first seen this soon after its kick-off is followed from the start. */
const firstSeenS = 120

/** Matches so far from now are told of new places in their tables. */
const rankedS = 2 * 86_400

/** Who listens, so that nothing is worked out for nobody. Lists are always told: a page that comes back resumes. */
export interface Listeners {
  /** Companies whose prices somebody shows. */
  companies(sport: Sport): readonly number[]
  match(id: number): boolean
}

/** What happened between two looks at the feed. */
export interface ScoreboardNews {
  deltas: Record<Sport, MatchDelta[]>
  /** Prices, per company. */
  odds: Record<Sport, Map<number, MatchDelta[]>>
  /** Matches somebody looks at closely. */
  details: { sport: Sport; delta: MatchDelta }[]
  goals: { goal: GoalData; incident: number }[]
  /** Competitions whose tables, rounds or scorers are others now. */
  leagues: Record<Sport, Set<number>>
}

/**
 * Looks at the running matches once a second and says what changed. Holds nothing the feed cannot tell again: a restart
 * looks once without telling.
 */
export class Scoreboard {
  readonly #feed: Feed
  readonly #gate: StatusGate
  readonly #details: DetailNews
  readonly #seen = new Map<number, Seen>()
  readonly #priced: Record<Sport, Set<number>> = { football: new Set(), basketball: new Set(), esports: new Set() }
  #isFirstLook = true

  constructor(feed: Feed, gate = new StatusGate()) {
    this.#feed = feed
    this.#gate = gate
    this.#details = new DetailNews(feed)
  }

  look(now: number, listeners: Listeners): ScoreboardNews {
    const news: ScoreboardNews = {
      deltas: { football: [], basketball: [], esports: [] },
      odds: { football: new Map(), basketball: new Map(), esports: new Map() },
      details: [],
      goals: [],
      leagues: { football: new Set(), basketball: new Set(), esports: new Set() },
    }
    for (const sport of sports) {
      const ended = new Set<number>()
      const companies = this.#pricedNow(sport, listeners.companies(sport))
      for (const fixture of this.#feed.fixtures(sport, now - longestOf(sport), now + 1)) {
        const fields = this.#lookAt(fixture, now, news, listeners)
        for (const company of companies) this.#newQuotes(fixture, company, now, news)
        if (fields.length === 0 || this.#isFirstLook) continue
        news.deltas[sport].push(asDelta(fixture.id, fields))
        if (countsInLeague(sport, fields)) news.leagues[sport].add(fixture.competitionId)
        if (hasEnded(sport, fields)) ended.add(fixture.competitionId)
      }
      if (ended.size > 0) this.#tellRanks(sport, ended, now, news, listeners)
    }
    for (const id of this.#details.matches()) if (!listeners.match(id)) this.#details.forget(id)
    if (this.#isFirstLook) news.goals.length = 0
    this.#isFirstLook = false
    this.#forget(now)
    return news
  }

  /** What the lists are told of a match; what only its own page shows goes to `news.details`. */
  #lookAt(fixture: Fixture, now: number, news: ScoreboardNews, listeners: Listeners): unknown[] {
    const { id, sport } = fixture
    const state = this.#gate.admit(id, sport, this.#feed.state(id, now), now)
    const seen = this.#seen.get(id)
    const detail = this.#feed.detail(id, now)
    const incidents = new Map(detail.incidents.map((incident) => [incident.id, incident]))
    this.#seen.set(id, { state, incidents, quotes: seen?.quotes ?? new Map() })
    const fields = changedFields(seen?.state ?? this.#feed.state(id, fixture.kickoff - 1), state, sport)
    const events = eventFields(detail.incidents, seen?.incidents)
    // A running match the feed names only now has no news: its goals are old.
    const isWatched = seen !== undefined || now - fixture.kickoff < firstSeenS
    for (const incident of detail.incidents)
      if (isWatched && !seen?.incidents.has(incident.id) && isGoalType(incident.type) && !incident.isCancelled)
        news.goals.push({ goal: goalData(fixture, incident), incident: incident.id })
    if (listeners.match(id)) {
      const own = [...fields, ...events, ...this.#details.look(fixture, state, detail, now)]
      if (own.length > 0) news.details.push({ sport, delta: asDelta(id, own) })
    }
    return fields
  }

  /** The end of a match moves the teams of its league: each match near it that shows their places is told. */
  #tellRanks(
    sport: Sport,
    leagues: ReadonlySet<number>,
    now: number,
    news: ScoreboardNews,
    listeners: Listeners,
  ): void {
    const rows = new Map(news.deltas[sport].map((delta) => [delta[0], delta]))
    for (const { id, competitionId, home, away } of this.#feed.fixtures(sport, now - rankedS, now + rankedS)) {
      if (!leagues.has(competitionId)) continue
      const [homeRank, awayRank] = [home, away].map((team) => this.#feed.rank(competitionId, team.id, now))
      if (!homeRank && !awayRank) continue
      const fields = [deltaField.homeRank, homeRank, deltaField.awayRank, awayRank]
      rows.set(id, [...(rows.get(id) ?? [id]), ...fields] as MatchDelta)
      if (listeners.match(id)) news.details.push({ sport, delta: asDelta(id, fields) })
    }
    news.deltas[sport] = [...rows.values()]
  }

  /** A company nobody looked at for a while has no known last prices: its readers are told all of them again. */
  #pricedNow(sport: Sport, companies: readonly number[]): readonly number[] {
    const before = this.#priced[sport]
    for (const company of companies)
      if (!before.has(company)) for (const { quotes } of this.#seen.values()) quotes.delete(company)
    this.#priced[sport] = new Set(companies)
    return companies
  }

  #newQuotes(fixture: Fixture, company: number, now: number, { odds }: ScoreboardNews): void {
    const seen = this.#seen.get(fixture.id)
    if (!seen || groupOfState(fixture.sport, seen.state.status) !== 'live') return
    const { scram } = this.#feed.odds(fixture.id, company, now)
    const text = JSON.stringify(scram)
    if (text === '{}' || seen.quotes.get(company) === text) return
    seen.quotes.set(company, text)
    const list = odds[fixture.sport].get(company) ?? []
    list.push(asDelta(fixture.id, quoteFields(scram, company)))
    odds[fixture.sport].set(company, list)
  }

  #forget(now: number): void {
    for (const id of this.#seen.keys()) {
      const fixture = this.#feed.fixture(id)
      if (!fixture || fixture.kickoff < now - longestOf(fixture.sport)) this.#seen.delete(id)
    }
    this.#gate.forget(now)
  }
}

/** Incidents that are new or were taken back since the last look. */
function eventFields(incidents: readonly Incident[], seen: ReadonlyMap<number, Incident> | undefined): unknown[] {
  return incidents.flatMap((incident) => {
    const earlier = seen?.get(incident.id)
    const isTakenBack = Boolean(incident.isCancelled && !earlier?.isCancelled)
    return [
      ...(earlier ? [] : incidentField(incident)),
      ...(isTakenBack ? [deltaField.incidentCancelled, incident.id] : []),
    ]
  })
}

const hasField = (fields: readonly unknown[], wanted: ReadonlySet<number>) =>
  fields.some((field, place) => place % 2 === 0 && wanted.has(field as number))

/** Goals after 90 minutes, after 120, and from the spot. */
const goals = [0, 5, 6].flatMap((place) => [deltaField.home + place, deltaField.away + place])
const footballCounts: ReadonlySet<number> = new Set([deltaField.status, ...goals])
const otherCounts: ReadonlySet<number> = new Set([deltaField.status])

/** Points of basketball fall all the time: its leagues are told of quarters and ends. */
const countsInLeague = (sport: Sport, fields: readonly unknown[]): boolean =>
  hasField(fields, sport === 'football' ? footballCounts : otherCounts)

/** The state comes first among what changed. */
const hasEnded = (sport: Sport, [field, value]: readonly unknown[]): boolean =>
  field === deltaField.status && groupOfState(sport, Number(value)) === 'finished'

function goalData(fixture: Fixture, incident: Incident): GoalData {
  const { home, away } = fixture
  return {
    type: 'football_goal',
    id: fixture.id,
    iszhu: incident.side === 1 ? 1 : 0,
    match_str: incidentMinute(incident),
    home_team_name_zh: home.names.zh,
    away_team_name_zh: away.names.zh,
    home_team_name_en: home.names.en,
    away_team_name_en: away.names.en,
    home_team_name_vi: home.names.vi,
    away_team_name_vi: away.names.vi,
    home_team_id: home.id,
    away_team_id: away.id,
    home_score: incident.homeScore,
    away_score: incident.awayScore,
    competition_id: fixture.competitionId,
  }
}
