import type { GoalData, MatchDelta } from '@pitchside/contract'
import { deltaField } from '@pitchside/contract'
import { type Feed, type Fixture, type Incident, type MatchState, type Sport, sports } from './ports/feed.port'
import {
  asDelta,
  changedFields,
  groupOf,
  incidentField,
  incidentMinute,
  isGoal,
  longestOf,
  quoteFields,
} from './scores.rules'

interface Seen {
  state: MatchState
  incidents: Map<number, Incident>
  /** Last prices sent, per company. */
  quotes: Map<number, string>
}

/** What happened between two looks at the feed. */
export interface ScoreboardNews {
  deltas: Record<Sport, MatchDelta[]>
  goals: GoalData[]
}

/**
 * Looks at the running matches once a second and says what changed. Holds nothing the feed cannot tell again: a restart
 * looks once without telling.
 */
export class Scoreboard {
  readonly #feed: Feed
  readonly #seen = new Map<number, Seen>()
  #isFirstLook = true

  constructor(feed: Feed) {
    this.#feed = feed
  }

  /** `hasListeners` false leaves prices out: nobody would read them. */
  look(now: number, hasListeners: Record<Sport, boolean>): ScoreboardNews {
    const news: ScoreboardNews = { deltas: { football: [], basketball: [], esports: [] }, goals: [] }
    for (const sport of sports)
      for (const fixture of this.#feed.fixtures(sport, now - longestOf(sport), now + 1)) {
        const fields = this.#changes(fixture, now, news.goals)
        if (hasListeners[sport]) fields.push(...this.#newQuotes(fixture, now))
        if (fields.length > 0 && !this.#isFirstLook) news.deltas[sport].push(asDelta(fixture.id, fields))
      }
    if (this.#isFirstLook) news.goals.length = 0
    this.#isFirstLook = false
    this.#forget(now)
    return news
  }

  #changes(fixture: Fixture, now: number, goals: GoalData[]): unknown[] {
    const state = this.#feed.state(fixture.id, now)
    const seen = this.#seen.get(fixture.id)
    const { incidents } = this.#feed.detail(fixture.id, now)
    this.#seen.set(fixture.id, {
      state,
      incidents: new Map(incidents.map((incident) => [incident.id, incident])),
      quotes: seen?.quotes ?? new Map(),
    })
    const before = seen?.state ?? this.#feed.state(fixture.id, fixture.kickoff - 1)
    const fields = changedFields(before, state, fixture.sport)
    for (const incident of incidents) {
      const earlier = seen?.incidents.get(incident.id)
      if (!earlier) {
        fields.push(...incidentField(incident))
        if (isGoal(incident.type) && !incident.isCancelled) goals.push(goalData(fixture, incident))
      } else if (incident.isCancelled && !earlier.isCancelled) fields.push(deltaField.incidentCancelled, incident.id)
    }
    return fields
  }

  #newQuotes(fixture: Fixture, now: number): unknown[] {
    const seen = this.#seen.get(fixture.id)
    if (!seen || groupOf(fixture.sport, seen.state.status) !== 'live') return []
    return this.#feed.companies().flatMap(({ id }) => {
      const { scram } = this.#feed.odds(fixture.id, id, now)
      const text = JSON.stringify(scram)
      if (seen.quotes.get(id) === text) return []
      seen.quotes.set(id, text)
      return quoteFields(scram, id)
    })
  }

  #forget(now: number): void {
    for (const id of this.#seen.keys()) {
      const fixture = this.#feed.fixture(id)
      if (!fixture || fixture.kickoff < now - longestOf(fixture.sport)) this.#seen.delete(id)
    }
  }
}

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
