import { isRecord } from '@pitchside/base'
import type { Clock } from '../../kernel/clock'
import type { Disposer } from '../../kernel/disposer'
import type { Log } from '../../kernel/log'
import { NamiError } from './bounded-json'
import type { NamiClient } from './nami-client'
import type { NamiWorld } from './nami-world'

interface PollerDeps {
  client: NamiClient
  world: NamiWorld
  clock: Clock
  log: Log
}

/** The provider's rhythm: real-time data is renewed every two seconds, prices every three, trends once a minute. */
const everyMs = { live: 2_000, odds: 3_000, trend: 60_000, changes: 60_000, days: 15_000, deleted: 600_000 } as const
const paths = {
  day: '/api/v5/football/match/schedule/diary',
  changes: '/api/v5/football/match/list',
  live: '/api/v5/football/match/live',
  odds: '/api/v5/football/odds/live',
  trend: '/api/v5/football/match/trend/live',
  update: '/api/v5/football/data/update',
  deleted: '/api/v5/football/deleted',
} as const
/** Days of the schedule: a week back and two ahead, as the pages show them. */
const firstDay = -7
const lastDay = 13
const dayS = 86_400
/** A pause longer than this between two answers is a hole in the stream. */
const gapS = 10

/** Asks the provider in its rhythm and tells the world what it says. */
export class NamiPoller {
  readonly #deps: PollerDeps
  /** Days still to be asked for, nearest first. */
  #days: number[] = []
  #daysOf = ''
  #changedSince: number
  #heardAt = 0
  readonly #startedAt: number
  gaps = 0

  constructor(deps: PollerDeps) {
    this.#deps = deps
    this.#startedAt = this.#now()
    this.#changedSince = this.#startedAt - 3_600
  }

  async start(): Promise<Disposer> {
    const { clock } = this.#deps
    this.#planDays()
    // Today, tomorrow and yesterday before anybody asks; the other days one by one.
    for (let first = 0; first < 3; first += 1) await this.#job('day', () => this.#nextDay())()
    await this.#job('live', () => this.#live())()
    const stops = [
      clock.every(
        everyMs.live,
        this.#job('live', () => this.#live()),
      ),
      clock.every(
        everyMs.odds,
        this.#job('odds', () => this.#odds()),
      ),
      clock.every(
        everyMs.trend,
        this.#job('trend', () => this.#trend()),
      ),
      clock.every(
        everyMs.changes,
        this.#job('changes', () => this.#changes()),
      ),
      clock.every(
        everyMs.deleted,
        this.#job('deleted', () => this.#deleted()),
      ),
      clock.every(
        everyMs.days,
        this.#job('day', () => this.#nextDay()),
      ),
    ]
    return async () => {
      for (const stop of stops) await stop()
    }
  }

  /** Seconds since the real-time data was last heard; since the start when it never was. */
  lag(at: number): number {
    return Math.max(0, at - (this.#heardAt || this.#startedAt))
  }

  #now(): number {
    return Math.floor(this.#deps.clock.now() / 1_000)
  }

  /** A job that fails is told, and tried again at its next turn. */
  #job(name: string, run: () => Promise<void>): () => Promise<void> {
    return async () => {
      try {
        await run()
      } catch (error) {
        if (!(error instanceof NamiError)) throw error
        if (error.fault !== 'circuit-open') this.#deps.log.warn({ job: name, fault: error.fault }, error.message)
      }
    }
  }

  #planDays(): void {
    const today = new Date(this.#now() * 1_000).toISOString().slice(0, 10)
    if (today === this.#daysOf) return
    this.#daysOf = today
    const all = Array.from({ length: lastDay - firstDay + 1 }, (_, i) => firstDay + i)
    this.#days = all.sort((a, b) => Math.abs(a) - Math.abs(b) || b - a)
    this.#deps.world.forget(this.#now() + (firstDay - 2) * dayS)
  }

  async #nextDay(): Promise<void> {
    this.#planDays()
    const day = this.#days[0]
    if (day === undefined) return
    const date = new Date((this.#now() + day * dayS) * 1_000).toISOString().slice(0, 10).replaceAll('-', '')
    const results = await this.#deps.client.get(paths.day, { date })
    // Only a day that was answered is done.
    this.#days = this.#days.filter((one) => one !== day)
    this.#deps.world.addSchedule(results, this.#now())
  }

  async #live(): Promise<void> {
    const results = await this.#deps.client.get(paths.live)
    const now = this.#now()
    if (this.#heardAt > 0 && now - this.#heardAt > gapS) this.gaps += 1
    this.#heardAt = now
    this.#deps.world.addLive(results, now)
  }

  async #odds(): Promise<void> {
    this.#deps.world.addOdds(await this.#deps.client.get(paths.odds))
  }

  async #trend(): Promise<void> {
    this.#deps.world.addTrends(await this.#deps.client.get(paths.trend))
  }

  /** Matches that were changed since the last time, and days whose results were corrected. */
  async #changes(): Promise<void> {
    const now = this.#now()
    const time = String(this.#changedSince)
    this.#deps.world.addSchedule(await this.#deps.client.get(paths.changes, { time }), now)
    const update = await this.#deps.client.get(paths.update, { time })
    this.#changedSince = now - 60
    const rows = isRecord(update) ? Object.values(update).flat() : []
    const days = rows.flatMap((row) => {
      const id = isRecord(row) ? Number(row.match_id) : 0
      const kickoff = this.#deps.world.matches.get(id)?.fixture.kickoff
      return kickoff === undefined ? [] : [Math.round((kickoff - now) / dayS)]
    })
    for (const day of new Set(days))
      if (day >= firstDay && day <= lastDay && !this.#days.includes(day)) this.#days.push(day)
  }

  async #deleted(): Promise<void> {
    const results = await this.#deps.client.get(paths.deleted)
    if (isRecord(results)) this.#deps.world.remove(results.match)
  }
}
