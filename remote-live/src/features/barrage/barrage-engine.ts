import { type BarrageLine, barrageFont, type FlyingLine, framePx, isFramed } from './barrage-line'
import { areaShare, type BarrageSettings, fontPx } from './barrage-settings.store'
import { Lanes } from './lanes'

/** Where flying lines are drawn: a worker, or a painter in the page. */
export interface BarrageStage {
  resize(width: number, height: number, scale: number): void
  add(lines: readonly FlyingLine[]): void
  clear(): void
  stop(): void
}

export interface EngineOptions {
  stage: BarrageStage
  settings: BarrageSettings
  /** Width of a text in a font, px. */
  measure: (text: string, font: string) => number
  /** Epoch milliseconds. */
  now: () => number
}

/** 14 s across a page of 1440: the same speed for every line, whatever its length. */
const speedPxPerMs = 1_440 / 14_000
/** New lines in a second; more than that nobody can read. */
const densityPerS = 30
/** A line that found no lane for this long is dropped. */
const patienceMs = 1_000
const queueLimit = 60
/** Score and badges at the top stay free. */
const topPx = 52
/** The controls stay free. */
const bottomPx = 64

interface Waiting {
  line: BarrageLine
  since: number
}

const rankOf = ({ isMine, tier }: BarrageLine): number => (isMine ? 100 : (tier ?? 0))

/**
 * Decides which line flies, in which lane and when. Lines come as they happen (live, no timeline): own ones first, then
 * nobles; the rest is dropped when there is no room.
 */
export class BarrageEngine {
  readonly #options: EngineOptions
  readonly #lanes = new Lanes()
  #settings: BarrageSettings
  #size = { width: 0, height: 0 }
  #waiting: Waiting[] = []
  #entered: number[] = []
  #dropped = 0

  constructor(options: EngineOptions) {
    this.#options = options
    this.#settings = options.settings
  }

  resize(width: number, height: number, scale: number): void {
    this.#size = { width, height }
    this.#options.stage.resize(width, height, scale)
    this.#layOut()
  }

  change(settings: BarrageSettings): void {
    this.#settings = settings
    this.#layOut()
  }

  push(line: BarrageLine): void {
    if (line.text.trim() === '') return
    this.#waiting.push({ line, since: this.#options.now() })
    if (this.#waiting.length <= queueLimit) return
    const worst = this.#waiting.reduce((a, b) => (rankOf(b.line) < rankOf(a.line) ? b : a))
    this.#waiting = this.#waiting.filter((entry) => entry !== worst)
    this.#dropped++
  }

  /** Sends waiting lines into free lanes; call it every few frames. */
  pump(): void {
    const now = this.#options.now()
    this.#entered = this.#entered.filter((at) => now - at < 1_000)
    const flying: FlyingLine[] = []
    const kept: Waiting[] = []
    for (const entry of [...this.#waiting].sort((a, b) => rankOf(b.line) - rankOf(a.line))) {
      const isDense = this.#entered.length >= densityPerS && !entry.line.isMine
      const line = isDense ? undefined : this.#enter(entry.line, now)
      if (line) {
        flying.push(line)
        this.#entered.push(now)
      } else if (now - entry.since < patienceMs) kept.push(entry)
      else this.#dropped++
    }
    this.#waiting = kept
    if (flying.length > 0) this.#options.stage.add(flying)
  }

  /** Forgets everything: the page was hidden, or the room changed. */
  clear(): void {
    this.#waiting = []
    this.#lanes.clear()
    this.#options.stage.clear()
  }

  /** Lines that found no room since the start. */
  get dropped(): number {
    return this.#dropped
  }

  #enter(line: BarrageLine, now: number): FlyingLine | undefined {
    const size = fontPx[this.#settings.size]
    const width = Math.ceil(this.#options.measure(line.text, barrageFont(size))) + (isFramed(line) ? framePx * 2 : 0)
    const lane = this.#lanes.enter(now, width, speedPxPerMs)
    if (lane === undefined) return undefined
    const height = Math.round(size * 1.6)
    return {
      ...line,
      fontPx: size,
      width,
      height,
      y: topPx + lane * height,
      startX: this.#size.width,
      startedAt: now,
      speed: speedPxPerMs,
    }
  }

  #layOut(): void {
    const laneHeight = Math.round(fontPx[this.#settings.size] * 1.6)
    const usable = Math.min(this.#size.height * areaShare[this.#settings.area], this.#size.height - bottomPx) - topPx
    this.#lanes.resize(Math.max(1, Math.floor(usable / laneHeight)), this.#size.width)
  }
}
