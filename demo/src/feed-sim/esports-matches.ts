import type { Feed, Fixture, Market, MatchState } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { EsportsGame, MapVeto, QuotePoint } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { esportsCompetitions } from './esports-competitions'
import { esportsQuotes } from './esports-odds'
import { draftOf, playerLinesOf, vetoOf } from './esports-people'
import type { EsportsScript } from './esports-plan'
import { playEsports } from './esports-script'
import { esportsGamesAt, esportsOutcomesAt, esportsStateAt } from './esports-state'

const vetoBeforeS = 900
const scriptsKept = 300
/** Prices are looked at anew this often while a match runs. */
const quoteStepS = 30
/** Hours before the start at which a company says its price. */
const earlyHours = [48, 24, 12, 6, 3, 1]
const byId = new Map(esportsCompetitions.map((one) => [one.id, one]))

/** Esports matches of a seed: each is played once and then asked about its moments. */
export class EsportsMatches {
  readonly #seed: string
  readonly #scripts = new Map<number, EsportsScript>()

  constructor(seed: string) {
    this.#seed = seed
  }

  state(fixture: Fixture, at: number): MatchState {
    return esportsStateAt(this.#script(fixture), titleOf(fixture), fixture.kickoff, at - fixture.kickoff)
  }

  games(fixture: Fixture, at: number): EsportsGame[] {
    const title = titleOf(fixture)
    const of = { seed: this.#seed, matchId: fixture.id, title }
    const teams = [fixture.home.id, fixture.away.id] as const
    return esportsGamesAt(this.#script(fixture), title, at - fixture.kickoff, (play, step) => {
      const draft = draftOf(of.seed, of.matchId, play.no, title)
      return { ...(draft ? { draft } : {}), players: playerLinesOf({ ...of, teams, play, draft }, step) }
    })
  }

  /** Maps are found shortly before the start. */
  mapVeto(fixture: Fixture, at: number): MapVeto[] {
    const isFound = titleOf(fixture) === 'cs2' && at >= fixture.kickoff - vetoBeforeS
    return isFound ? vetoOf(this.#seed, fixture.id, fixture.bestOf ?? 1) : []
  }

  endsAt(fixture: Fixture): number {
    return fixture.kickoff + this.#script(fixture).endAt
  }

  chances(fixture: Fixture, at: number): [number, number, number] {
    const home = this.#outcomes(fixture, at).reduce((sum, [h, a, chance]) => sum + (h > a ? chance : 0), 0)
    return [home, 0, 1 - home]
  }

  odds(fixture: Fixture, companyId: number, at: number): ReturnType<Feed['odds']> {
    const early = earlyTimes(fixture, at)
    const running = this.#runningTime(fixture, at)
    const quote = (time: number | undefined) => (time === undefined ? {} : this.#quotes(fixture, companyId, time))
    return { initial: quote(early[0]), immediate: quote(early.at(-1)), scram: quote(running) }
  }

  oddsHistory(fixture: Fixture, companyId: number, at: number): Record<Market, QuotePoint[]> {
    const list: Record<Market, QuotePoint[]> = { asia: [], eu: [], bs: [] }
    const times = earlyTimes(fixture, at)
    const last = this.#runningTime(fixture, at)
    if (last !== undefined) {
      for (let time = this.#startsAt(fixture); time < last; time += quoteStepS) times.push(time)
      times.push(last)
    }
    for (const time of times) {
      const { home, away } = this.state(fixture, time)
      const quotes = this.#quotes(fixture, companyId, time)
      const minute = Math.max(0, Math.floor((time - fixture.kickoff) / 60))
      for (const market of ['asia', 'eu', 'bs'] as const) {
        const point = { ...quotes[market], at: time, minute, homeScore: home[0] ?? 0, awayScore: away[0] ?? 0 }
        if (!isSame(list[market].at(-1), point)) list[market].push(point)
      }
    }
    return list
  }

  #startsAt(fixture: Fixture): number {
    return fixture.kickoff + (this.#script(fixture).games[0]?.startAt ?? 0)
  }

  /** The newest price time of play, `undefined` before the start. */
  #runningTime(fixture: Fixture, at: number): number | undefined {
    const from = this.#startsAt(fixture)
    if (at < from || this.#script(fixture).games.length === 0) return undefined
    const endsAt = this.endsAt(fixture)
    return at >= endsAt ? endsAt : from + Math.floor((at - from) / quoteStepS) * quoteStepS
  }

  #quotes(fixture: Fixture, companyId: number, at: number) {
    return esportsQuotes(
      this.#outcomes(fixture, at),
      fixture.bestOf ?? 1,
      companyId,
      `${fixture.id}|${Math.floor(at / 600)}`,
    )
  }

  #outcomes(fixture: Fixture, at: number) {
    const elapsed = at - fixture.kickoff
    return esportsOutcomesAt(this.#script(fixture), titleOf(fixture), fixture.bestOf ?? 1, edgeOf(fixture), elapsed)
  }

  #script(fixture: Fixture): EsportsScript {
    let script = this.#scripts.get(fixture.id)
    if (!script) {
      script = playEsports({
        seed: this.#seed,
        matchId: fixture.id,
        game: titleOf(fixture),
        bestOf: fixture.bestOf ?? 1,
        edge: edgeOf(fixture),
      })
      if (this.#scripts.size > scriptsKept) this.#scripts.clear()
      this.#scripts.set(fixture.id, script)
    }
    return script
  }
}

/** Price times before the start, oldest first; there is always a first price. */
function earlyTimes({ kickoff }: Fixture, at: number): number[] {
  const [first = 0, ...later] = earlyHours.map((hours) => kickoff - hours * 3_600)
  return [first, ...later.filter((time) => time <= at)]
}

const titleOf = (fixture: Fixture) => byId.get(fixture.competitionId)?.game ?? 'lol'

/** A point of strength is worth three games in a hundred. */
const edgeOf = ({ home, away }: Fixture) => (home.strength - away.strength) * 0.13

const isSame = (before: QuotePoint | undefined, after: QuotePoint): boolean =>
  before !== undefined &&
  before.first === after.first &&
  before.middle === after.middle &&
  before.last === after.last &&
  before.isSealed === after.isSealed
