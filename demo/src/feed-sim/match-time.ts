import type { FootballScript, ScriptEvent } from './football-plan'

/**
 * Maps the time of day (milliseconds) to seconds of a match at any speed. Changing the speed or jumping moves only the
 * map: what happens at which second of the match stays as it is.
 */
export class MatchTime {
  #wallMs: number
  #elapsed: number
  #speed: number

  /** `elapsed` seconds after the scheduled kick-off at `wallMs`; `speed` 1 is real time, 3600 an hour a second. */
  constructor(wallMs: number, elapsed = 0, speed = 1) {
    this.#wallMs = wallMs
    this.#elapsed = elapsed
    this.#speed = speed
  }

  at(wallMs: number): number {
    return this.#elapsed + ((wallMs - this.#wallMs) / 1_000) * this.#speed
  }

  setSpeed(speed: number, wallMs: number): void {
    this.jump(this.at(wallMs), wallMs)
    this.#speed = speed
  }

  jump(elapsed: number, wallMs: number): void {
    this.#elapsed = elapsed
    this.#wallMs = wallMs
  }
}

/** Second of a match at which a minute of play begins, from 1; the end of the match for one that is not played. */
export function secondOfMinute(script: FootballScript, minute: number): number {
  const period = minute > 90 ? 2 : minute > 45 ? 1 : 0
  const played = (minute - 1 - period * 45) * 60
  const spell = script.spells.findLast((one) => one.period === period && one.played <= played)
  const at = spell && spell.from + played - spell.played
  return at !== undefined && spell && at < spell.until ? at : (script.events.at(-1)?.at ?? 0)
}

/** Plays a match against the clock: hands out each event once, in order. */
export class MatchPlayer {
  readonly #script: FootballScript
  readonly #time: MatchTime
  #next = 0
  /** Events looked at so far: it grows with what happens, not with how often one asks. */
  looked = 0

  constructor(script: FootballScript, time: MatchTime) {
    this.#script = script
    this.#time = time
  }

  /** What happened since the last call. */
  take(wallMs: number): readonly ScriptEvent[] {
    const elapsed = this.#time.at(wallMs)
    const first = this.#next
    const { events } = this.#script
    while (this.#next < events.length && (events[this.#next]?.at ?? 0) <= elapsed) {
      this.#next += 1
      this.looked += 1
    }
    return this.#next === first ? none : events.slice(first, this.#next)
  }

  /** To the beginning of a minute; back as well: what lies behind it will be told again. */
  jumpToMinute(minute: number, wallMs: number): void {
    const elapsed = secondOfMinute(this.#script, minute)
    this.#time.jump(elapsed, wallMs)
    while (this.#next > 0 && (this.#script.events[this.#next - 1]?.at ?? 0) >= elapsed) this.#next -= 1
  }

  /** Events so far. */
  get told(): number {
    return this.#next
  }

  get isOver(): boolean {
    return this.#next === this.#script.events.length
  }
}

const none: readonly ScriptEvent[] = []
