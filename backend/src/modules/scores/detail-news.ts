import { deltaField } from '@pitchside/contract'
import { flagOf } from '../../kernel/wire-values'
import type { Feed, Fixture, MatchDetail, MatchState } from './ports/feed.port'
import type { BasketballParts, CommentaryLine, FootballParts, PlayLine } from './ports/match-parts.port'
import { changedFields, incidentField, quoteFields } from './scores.rules'

/** Lines a page that comes new is sent; older ones it has loaded. */
const firstLines = 20

/** What the listeners of one match were told last. */
interface Told {
  statistics: string
  trend: readonly number[]
  line: number
  quotes: Map<number, string>
}

type PartialFeed = Feed & Partial<FootballParts & BasketballParts>

/**
 * News of single matches for the pages that show one: statistics, commentary, trend and the prices of every company.
 * Only matches that somebody listens to are looked at; who comes new is told everything once.
 */
export class DetailNews {
  readonly #feed: PartialFeed
  readonly #told = new Map<number, Told>()

  constructor(feed: Feed) {
    this.#feed = feed
  }

  /** Fields for the match's own topic, beside what the lists are sent. */
  look(fixture: Fixture, state: MatchState, detail: MatchDetail, now: number): unknown[] {
    const known = this.#told.get(fixture.id)
    const told = known ?? { statistics: '', trend: [], line: 0, quotes: new Map<number, string>() }
    this.#told.set(fixture.id, told)
    const fields = known ? [] : [...wholeState(fixture, state), ...detail.incidents.flatMap(allOfIncident)]
    fields.push(...this.#statistics(fixture, told, detail, now), ...trendFields(told, detail))
    fields.push(...this.#lines(fixture, told, now, !known), ...this.#quotes(fixture, told, now))
    return fields
  }

  /** Nobody listens any more: who comes next is told everything again. */
  forget(id: number): void {
    this.#told.delete(id)
  }

  matches(): number[] {
    return [...this.#told.keys()]
  }

  #statistics({ id, sport }: Fixture, told: Told, detail: MatchDetail, now: number): unknown[] {
    const rows = sport === 'football' ? this.#feed.statistics?.(id, now).full : undefined
    const flat = rows
      ? rows.flatMap(({ type, home, away }) => [type, home, away])
      : detail.tally
        ? tallyFlat(detail.tally)
        : []
    const text = JSON.stringify(flat)
    if (flat.length === 0 || told.statistics === text) return []
    told.statistics = text
    return [deltaField.statistics, flat]
  }

  #lines({ id, sport }: Fixture, told: Told, now: number, isNew: boolean): unknown[] {
    const lines: readonly (CommentaryLine | PlayLine)[] =
      sport === 'football'
        ? (this.#feed.commentary?.(id, now, told.line) ?? [])
        : (this.#feed.plays?.(id, now, told.line) ?? [])
    const fresh = lines.filter(({ seq }) => seq > told.line).slice(isNew ? -firstLines : 0)
    told.line = fresh.at(-1)?.seq ?? told.line
    return fresh.flatMap((line) => [deltaField.commentary, lineValue(line)])
  }

  #quotes({ id }: Fixture, told: Told, now: number): unknown[] {
    return this.#feed.companies().flatMap((company) => {
      const { scram } = this.#feed.odds(id, company.id, now)
      const text = JSON.stringify(scram)
      if (text === '{}' || told.quotes.get(company.id) === text) return []
      told.quotes.set(company.id, text)
      return quoteFields(scram, company.id)
    })
  }
}

const emptyState: MatchState = { status: -1, periodStart: -1, added: -1, home: [], away: [], clock: 0 }

function wholeState(fixture: Fixture, state: MatchState): unknown[] {
  const unlike = (list: readonly number[]) => list.map(() => -1)
  return changedFields({ ...emptyState, home: unlike(state.home), away: unlike(state.away) }, state, fixture.sport)
}

const allOfIncident = (incident: MatchDetail['incidents'][number]): unknown[] => [
  ...incidentField(incident),
  ...(incident.isCancelled ? [deltaField.incidentCancelled, incident.id] : []),
]

/** Statistic codes of the feed: attacks, dangerous attacks, possession, shots on and off target. */
function tallyFlat({ attacks, dangerous, possession, shotsOn, shotsOff }: NonNullable<MatchDetail['tally']>): number[] {
  return [23, ...attacks, 24, ...dangerous, 25, ...possession, 21, ...shotsOn, 22, ...shotsOff]
}

function trendFields(told: Told, { trend }: MatchDetail): unknown[] {
  const moved = trend.flatMap((value, minute) => (told.trend[minute] === value ? [] : [minute, value]))
  told.trend = trend
  return moved.length > 0 ? [deltaField.trend, moved] : []
}

function lineValue(line: CommentaryLine | PlayLine): unknown[] {
  const { zh, en, vi } = line.text
  if ('period' in line)
    return [line.seq, line.period, line.clock, line.side, line.homeScore, line.awayScore, zh, en, vi]
  return [line.seq, line.minute, line.added, line.side, flagOf(line.isMain), line.incident, zh, en, vi]
}
