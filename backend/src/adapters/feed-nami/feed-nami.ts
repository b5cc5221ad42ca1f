import { groupOfState } from '@pitchside/contract'
import type { Clock } from '../../kernel/clock'
import type { Disposer } from '../../kernel/disposer'
import type { Log } from '../../kernel/log'
import type {
  Competition,
  Feed,
  Fixture,
  FootballTally,
  Market,
  MatchDetail,
  MatchState,
  OddsCompany,
  Sport,
} from '../../modules/scores/ports/feed.port'
import type {
  CommentaryLine,
  FeedHealth,
  OddsParts,
  QuotePoint,
  Statistic,
  WatchedFeed,
} from '../../modules/scores/ports/match-parts.port'
import { FieldReader } from './field-reader'
import { createNamiClient, type NamiClientOptions } from './nami-client'
import { namiCompanies } from './nami-companies'
import { notStarted } from './nami-live'
import { NamiPoller } from './nami-poller'
import { type KnownMatch, NamiWorld } from './nami-world'

export interface NamiFeedOptions extends Omit<NamiClientOptions, 'clock'> {
  clock: Clock
  log: Log
}

const tallyTypes = { attacks: 23, dangerous: 24, possession: 25, shotsOn: 21, shotsOff: 22, fouls: 6 } as const

/**
 * Scores of a commercial provider with Nami's conventions. Asks the provider on its own account and keeps what it said in
 * memory, so that every question is answered at once. Questions about the past are answered with what was known then.
 */
export class NamiFeed implements Feed, WatchedFeed, OddsParts {
  readonly #reader = new FieldReader()
  readonly #world = new NamiWorld(this.#reader)
  readonly #poller: NamiPoller

  constructor(options: NamiFeedOptions) {
    this.#poller = new NamiPoller({ ...options, client: createNamiClient(options), world: this.#world })
  }

  /** Begins to ask; a provider that is down does not hold the start up: the scores are marked as old until it is back. */
  start(): Promise<Disposer> {
    return this.#poller.start()
  }

  competitions(sport: Sport): readonly Competition[] {
    return sport === 'football' ? [...this.#world.competitions.values()] : []
  }

  companies(): readonly OddsCompany[] {
    return namiCompanies
  }

  fixtures(sport: Sport, from: number, to: number): readonly Fixture[] {
    if (sport !== 'football') return []
    return [...this.#world.matches.values()]
      .map(({ fixture }) => fixture)
      .filter(({ kickoff }) => kickoff >= from && kickoff < to)
      .sort((a, b) => a.kickoff - b.kickoff || a.id - b.id)
  }

  fixture(id: number): Fixture | undefined {
    return this.#world.matches.get(id)?.fixture
  }

  state(id: number, at: number): MatchState {
    return this.#known(id).states.findLast((one) => one.at <= at)?.state ?? notStarted
  }

  detail(id: number, at: number): MatchDetail {
    const { incidents, trend, statistics, fixture } = this.#known(id)
    if (at < fixture.kickoff) return { incidents: [], tally: undefined, trend: [] }
    return { incidents: [...incidents.list()], tally: tallyOf(statistics), trend }
  }

  odds(id: number, companyId: number, at: number): ReturnType<Feed['odds']> {
    const { odds, fixture } = this.#known(id)
    const { status } = this.state(id, at)
    return odds.quotes(companyId, at, fixture.kickoff, groupOfState('football', status) === 'live')
  }

  oddsHistory(id: number, companyId: number, at: number): Readonly<Record<Market, readonly QuotePoint[]>> {
    const { odds } = this.#known(id)
    const of = (market: Market) => odds.history(companyId, market, at)
    return { asia: of('asia'), eu: of('eu'), bs: of('bs') }
  }

  /** What the prices say, without the company's share; nothing (0, 0, 0) when nobody gave any. */
  chances(id: number, at: number): [home: number, draw: number, away: number] {
    const { odds } = this.#known(id)
    for (const company of odds.companies()) {
      const last = odds.history(company, 'eu', at).at(-1)
      if (!last || Math.min(last.first, last.middle, last.last) <= 1) continue
      const shares = [1 / last.first, 1 / last.middle, 1 / last.last] as const
      const sum = shares[0] + shares[1] + shares[2]
      return [shares[0] / sum, shares[1] / sum, shares[2] / sum]
    }
    return [0, 0, 0]
  }

  commentary(id: number, at: number, since = 0): readonly CommentaryLine[] {
    return this.#known(id).lines.filter((line) => line.seq > since && line.at <= at)
  }

  statistics(id: number, at: number): Readonly<Record<'full' | 'first' | 'second', readonly Statistic[]>> {
    const { statistics, fixture } = this.#known(id)
    return { full: at < fixture.kickoff ? [] : statistics, first: [], second: [] }
  }

  lineup(): undefined {
    return undefined
  }

  shots(): readonly [] {
    return []
  }

  table(): undefined {
    return undefined
  }

  rank(): number {
    return 0
  }

  /** Nobody scores in real matches but the players. */
  inject(): void {}

  health(at: number): FeedHealth {
    return { source: 'nami', lag: this.#poller.lag(at), gaps: this.#poller.gaps, refused: this.#reader.count }
  }

  /** Fields refused so far, by name, for operators. */
  refusedFields(): Record<string, number> {
    return Object.fromEntries(this.#reader.refused)
  }

  #known(id: number): KnownMatch {
    const match = this.#world.matches.get(id)
    if (!match) throw new Error(`no match ${id} in the provider's feed`)
    return match
  }
}

function tallyOf(statistics: readonly Statistic[]): FootballTally | undefined {
  if (statistics.length === 0) return undefined
  const pair = (type: number): [number, number] => {
    const row = statistics.find((one) => one.type === type)
    return [row?.home ?? 0, row?.away ?? 0]
  }
  const { attacks, dangerous, possession, shotsOn, shotsOff, fouls } = tallyTypes
  return {
    attacks: pair(attacks),
    dangerous: pair(dangerous),
    possession: pair(possession),
    shotsOn: pair(shotsOn),
    shotsOff: pair(shotsOff),
    fouls: pair(fouls),
  }
}
