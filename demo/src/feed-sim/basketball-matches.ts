import type { Feed, Fixture, Market, MatchState } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { BoxLine, CourtShot, PlayLine, QuotePoint } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { type Box, boxBetween, boxUntil, type Rosters } from './basketball-box'
import { playLines } from './basketball-commentary'
import { basketballQuotes, type GameMoment } from './basketball-odds'
import { type BasketballPlan, type BasketballRules, type BasketballScript, basketballRules } from './basketball-plan'
import { type RosterPlayer, rosterOf } from './basketball-roster'
import { playBasketball } from './basketball-script'
import { courtShotsOf } from './basketball-shots'
import { basketballChances, basketballStateAt, clockAt } from './basketball-state'
import { normal, randomStream } from './random-stream'

const scriptsKept = 160
/** Prices in play move every so many seconds. */
const quoteStepS = 40
/** Hours before the start at which a company says its price. */
const earlyHours = [48, 30, 20, 12, 6, 3, 1.5, 0.5]
const markets: readonly Market[] = ['asia', 'eu', 'bs']
const sum = (list: readonly number[]) => list.reduce((total, points) => total + points, 0)

/** Basketball matches of a seed: each is played once and then asked about its moments. */
export class BasketballMatches {
  readonly #seed: string
  readonly #keyOf: (competitionId: number) => string
  readonly #scripts = new Map<number, BasketballScript>()
  readonly #rosters = new Map<number, RosterPlayer[]>()

  constructor(seed: string, keyOf: (competitionId: number) => string) {
    this.#seed = seed
    this.#keyOf = keyOf
  }

  state(fixture: Fixture, at: number): MatchState {
    return basketballStateAt(this.#script(fixture), fixture.kickoff, at - fixture.kickoff)
  }

  /** How it ends, and when. A result for a table is not worth telling the whole game. */
  final(fixture: Fixture): { state: MatchState; endsAt: number } {
    const { points, endAt } = this.#scripts.get(fixture.id) ?? playBasketball(this.#plan(fixture), true)
    const endsAt = fixture.kickoff + endAt
    const [home, away] = points
    return { state: { status: 10, periodStart: endsAt, added: 0, home: [...home], away: [...away], clock: 0 }, endsAt }
  }

  chances(fixture: Fixture, at: number): [number, number, number] {
    const { edge, homeScore, awayScore, left, isOver, rules } = this.#moment(fixture, at)
    if (isOver) return homeScore > awayScore ? [1, 0, 0] : [0, 0, 1]
    return basketballChances(edge, homeScore - awayScore, left, rules.pace)
  }

  boxScore(fixture: Fixture, at: number): { home: BoxLine[]; away: BoxLine[] } {
    const [home, away] = this.#box(fixture, at).lines
    return { home, away }
  }

  /** What was done in one period: the box at its end less the box at the end of the one before. */
  periodBox(fixture: Fixture, at: number, period: number): { home: BoxLine[]; away: BoxLine[] } | undefined {
    const played = this.#script(fixture).periods.filter(({ length }) => length > 0)
    const [own, before] = [played[period - 1], played[period - 2]]
    if (!own || at < fixture.kickoff + own.at) return undefined
    const until = this.boxScore(fixture, Math.min(at, fixture.kickoff + own.until))
    if (!before) return until
    const from = this.boxScore(fixture, fixture.kickoff + before.until)
    return { home: boxBetween(from.home, until.home), away: boxBetween(from.away, until.away) }
  }

  courtShots(fixture: Fixture, at: number): CourtShot[] {
    const shots = courtShotsOf(`${this.#seed}|${fixture.id}`, this.#box(fixture, at).deeds, this.#bothRosters(fixture))
    return shots.map((shot) => ({ ...shot, at: shot.at + fixture.kickoff }))
  }

  plays(fixture: Fixture, at: number, since = 0): PlayLine[] {
    const { deeds } = this.#box(fixture, at)
    const teams = [fixture.home, fixture.away] as const
    return playLines(fixture.id, deeds, this.#bothRosters(fixture), teams, fixture.kickoff).slice(since)
  }

  odds(fixture: Fixture, companyId: number, at: number): ReturnType<Feed['odds']> {
    const early = this.#earlyTimes(fixture, at)
    const running = this.#runningTime(fixture, at)
    const quote = (time: number | undefined) => (time === undefined ? {} : this.#quotes(fixture, companyId, time))
    return { initial: quote(early[0]), immediate: quote(early.at(-1)), scram: quote(running) }
  }

  oddsHistory(fixture: Fixture, companyId: number, at: number): Record<Market, QuotePoint[]> {
    const history: Record<Market, QuotePoint[]> = { asia: [], eu: [], bs: [] }
    const last = this.#runningTime(fixture, at)
    const times = this.#earlyTimes(fixture, at)
    if (last !== undefined) {
      for (let time = fixture.kickoff + this.#startOf(fixture); time < last; time += quoteStepS) times.push(time)
      times.push(last)
    }
    for (const time of times) {
      const { home, away } = this.state(fixture, time)
      const quotes = this.#quotes(fixture, companyId, time)
      const minute = Math.max(0, Math.ceil((time - fixture.kickoff) / 60))
      for (const market of markets) {
        const [point, list] = [quotes[market], history[market]]
        const before = list.at(-1)
        const isSame =
          before?.first === point.first &&
          before.middle === point.middle &&
          before.last === point.last &&
          before.isSealed === point.isSealed
        if (!isSame) list.push({ ...point, at: time, minute, homeScore: sum(home), awayScore: sum(away) })
      }
    }
    return history
  }

  #startOf(fixture: Fixture): number {
    return this.#script(fixture).periods[0]?.at ?? 0
  }

  /** Price times before the start, oldest first; there is always a first price. */
  #earlyTimes({ kickoff }: Fixture, at: number): number[] {
    const [first = 0, ...later] = earlyHours.map((hours) => kickoff - hours * 3_600)
    return [first, ...later.filter((time) => time <= at)]
  }

  /** The newest price time of play, `undefined` before the start. */
  #runningTime(fixture: Fixture, at: number): number | undefined {
    const from = fixture.kickoff + this.#startOf(fixture)
    if (at < from) return undefined
    const endsAt = fixture.kickoff + this.#script(fixture).endAt
    return at >= endsAt ? endsAt : from + Math.floor((at - from) / quoteStepS) * quoteStepS
  }

  #quotes(fixture: Fixture, companyId: number, at: number): ReturnType<typeof basketballQuotes> {
    // Companies change their view less often than they follow the score.
    const view = at < fixture.kickoff ? at : Math.floor(at / 300)
    return basketballQuotes(this.#moment(fixture, at), companyId, `${fixture.id}|${view}`)
  }

  /** Score and time left, from what the clock says: nothing of the end shows. */
  #moment(fixture: Fixture, at: number): GameMoment {
    const script = this.#script(fixture)
    const rules = this.#rulesOf(fixture)
    const elapsed = at - fixture.kickoff
    const { home, away } = basketballStateAt(script, fixture.kickoff, elapsed)
    const { period, clock } = clockAt(script, elapsed)
    const leftS = period < 0 ? rules.quarterS * 4 : Math.max(0, 3 - period) * rules.quarterS + clock
    return {
      edge: this.#edgeOf(fixture),
      homeScore: sum(home),
      awayScore: sum(away),
      left: leftS / (rules.quarterS * 4),
      isOver: elapsed >= script.endAt,
      rules,
    }
  }

  #box(fixture: Fixture, at: number): Box {
    const script = this.#script(fixture)
    const elapsed = at - fixture.kickoff
    const until = { elapsed, ...clockAt(script, elapsed) }
    return boxUntil(this.#plan(fixture), script, this.#bothRosters(fixture), until)
  }

  #bothRosters({ home, away, competitionId }: Fixture): Rosters {
    const roster = (team: Fixture['home']) => {
      let players = this.#rosters.get(team.id)
      if (!players) {
        players = rosterOf(team, this.#keyOf(competitionId))
        this.#rosters.set(team.id, players)
      }
      return players
    }
    return [roster(home), roster(away)]
  }

  #rulesOf({ competitionId }: Fixture): BasketballRules {
    return basketballRules[this.#keyOf(competitionId)] ?? (basketballRules.nba as BasketballRules)
  }

  /** Team quality has a spread of 4.3 points per hundred possessions; home is worth 2.4. */
  #edgeOf({ home, away }: Fixture): number {
    const quality = (team: Fixture['home']) =>
      (team.strength - 4) * 1.2 + 2.8 * normal(randomStream(`${this.#seed}|${team.id}|basketball`))
    return quality(home) - quality(away) + 2.4
  }

  #plan(fixture: Fixture): BasketballPlan {
    const { id } = fixture
    return { seed: this.#seed, matchId: id, edge: this.#edgeOf(fixture), rules: this.#rulesOf(fixture) }
  }

  #script(fixture: Fixture): BasketballScript {
    let script = this.#scripts.get(fixture.id)
    if (!script) {
      script = playBasketball(this.#plan(fixture))
      if (this.#scripts.size > scriptsKept) this.#scripts.clear()
      this.#scripts.set(fixture.id, script)
    }
    return script
  }
}
