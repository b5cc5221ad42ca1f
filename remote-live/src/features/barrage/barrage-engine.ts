import { type BarrageLine, type FlyingLine, leftAt } from '../../parts/barrage-line/barrage-line'
import { BarrageClock } from './barrage-clock'
import type { BarrageRules } from './barrage-rules'
import type { BarrageCounts, BarrageStage, SaidLine } from './barrage-terms'
import { Lanes } from './lanes'
import { type Measure, setLine } from './line-look'
import { LineQueue, type WaitingLine } from './line-queue'
import { MergeBook, type Said } from './merge-book'
import { layBands, type Rect } from './stage-bands'

export interface EngineOptions {
  stage: BarrageStage
  rules: BarrageRules
  measure: Measure
  /** Epoch milliseconds. */
  now: () => number
  /** There is something to pump. */
  onWork?: () => void
}

/** How long a line stands at the top or bottom. */
const standingMs = 4_000
/** Before its end a line is no longer worth a higher count. */
const lastLookMs = 1_500

/**
 * Decides which line flies, in which lane and when. Lines come as they happen (live, no timeline): own ones first, then
 * nobles; the rest is dropped when there is no room.
 */
export class BarrageEngine {
  readonly #options: EngineOptions
  readonly #clock: BarrageClock
  readonly #lanes = new Lanes()
  readonly #queue = new LineQueue()
  readonly #book = new MergeBook()
  readonly #saidOf = new WeakMap<WaitingLine, Said>()
  readonly #counts: BarrageCounts = { shown: 0, dropped: 0, merged: 0, blocked: 0 }
  readonly #recounted = new Map<number, number>()
  #rules: BarrageRules
  #size = { width: 0, height: 0, scale: 1 }
  #clear: readonly Rect[] = []
  #onStage: SaidLine[] = []
  #entered: number[] = []
  #held: { ids: ReadonlySet<number>; since: number } | undefined
  #nextId = 1

  constructor(options: EngineOptions) {
    this.#options = options
    this.#rules = options.rules
    this.#clock = new BarrageClock(options.now)
  }

  resize(width: number, height: number, scale: number): void {
    this.#size = { width, height, scale }
    this.#layOut()
  }

  change(rules: BarrageRules): void {
    this.#rules = rules
    this.#queue.unset()
    const blocked = this.#onStage.filter(({ line }) => rules.isBlocked(line))
    if (blocked.length > 0) {
      this.#onStage = this.#onStage.filter((said) => !blocked.includes(said))
      this.#options.stage.remove(blocked.map(({ flying }) => flying.id))
    }
    this.#layOut()
  }

  /** Parts of the stage that no lane crosses. */
  keepClear(clear: readonly Rect[]): void {
    this.#clear = clear
    this.#layOut()
  }

  push(line: BarrageLine): void {
    const isPaused = this.#clock.state.frozenAt !== undefined
    // Behind a standing picture only the own words wait.
    if (line.text.trim() === '' || (isPaused && !line.isMine)) return
    if (this.#rules.isBlocked(line)) {
      this.#counts.blocked++
      return
    }
    const now = this.#clock.time()
    const key = this.#rules.mergesEqual ? this.#book.keyOf(line) : undefined
    if (key !== undefined && this.#absorb(key, now)) return
    const waiting: WaitingLine = { line, since: now }
    if (key !== undefined) this.#saidOf.set(waiting, this.#book.remember(key, Number.POSITIVE_INFINITY))
    const late = this.#queue.push(waiting)
    if (late) this.#drop(late)
    this.#options.onWork?.()
  }

  /** Sends waiting lines into free lanes in one batch. Returns whether some still wait. */
  pump(): boolean {
    const now = this.#clock.time()
    this.#land(now)
    this.#entered = this.#entered.filter((at) => now - at < 1_000)
    const flying: FlyingLine[] = []
    // A longer line is faster and finds no lane where a shorter one did not.
    let tooWide = Number.POSITIVE_INFINITY
    this.#queue.offer((waiting) => {
      if (!this.#lanes.hasRoom(now)) return 'stop'
      const isStanding = (waiting.line.mode ?? 'roll') !== 'roll'
      if (!isStanding && waiting.set && waiting.set.width >= tooWide) return false
      if (this.#entered.length >= this.#rules.perSecond && !waiting.line.isMine) return false
      const line = this.#enter(waiting, now)
      if (line) flying.push(line)
      else if (!isStanding && waiting.set) tooWide = Math.min(tooWide, waiting.set.width)
      return line !== undefined
    })
    for (const late of this.#queue.expire(now)) this.#drop(late)
    if (flying.length > 0 || this.#recounted.size > 0) this.#options.stage.add(flying, [...this.#recounted])
    this.#recounted.clear()
    return this.#queue.size > 0
  }

  /** Stands still with the video, or goes on. */
  setPaused(isPaused: boolean): void {
    if (!this.#clock.setPaused(isPaused)) return
    this.#options.stage.setClock(this.#clock.state)
    if (!isPaused) this.#options.onWork?.()
  }

  /** The line under a point of the stage; the newest where lines lie over each other. */
  lineAt(x: number, y: number): SaidLine | undefined {
    return this.onStage.findLast(({ flying }) => {
      const left = this.leftOf(flying)
      return x >= left && x <= left + flying.width && y >= flying.y && y <= flying.y + flying.look.height
    })
  }

  /** Where a line is now, px from the left. */
  leftOf(flying: FlyingLine, now = this.#clock.time()): number {
    return leftAt(flying, this.#held?.ids.has(flying.id) ? this.#held.since : now)
  }

  /** Stops a line and all beside it, so that none runs into it. */
  hold({ flying }: SaidLine): void {
    this.letGo()
    const now = this.#clock.time()
    const isBeside = ({ flying: other }: SaidLine): boolean =>
      other.y < flying.y + flying.look.height && flying.y < other.y + other.look.height
    const ids = this.#onStage.filter(isBeside).map((one) => one.flying.id)
    this.#held = { ids: new Set(ids), since: now }
    this.#lanes.hold(flying)
    this.#options.stage.hold(ids, now)
  }

  letGo(): void {
    if (!this.#held) return
    const by = this.#clock.time() - this.#held.since
    for (const { flying, said } of this.#onStage)
      if (this.#held.ids.has(flying.id)) {
        flying.startedAt += by
        flying.endsAt += by
        if (said) said.until += by
      }
    this.#held = undefined
    this.#lanes.hold(undefined)
    this.#options.stage.letGo(by)
  }

  /** Forgets everything: the page was hidden, or the room changed. */
  clear(): void {
    this.#queue.clear()
    this.#book.clear()
    this.#lanes.clear()
    this.#recounted.clear()
    this.#onStage = []
    this.#held = undefined
    this.#options.stage.clear()
  }

  /** Lines on their way. */
  get onStage(): readonly SaidLine[] {
    this.#land(this.#clock.time())
    return this.#onStage
  }

  get counts(): Readonly<BarrageCounts> {
    return this.#counts
  }

  #absorb(key: string, now: number): boolean {
    const said = this.#book.absorb(key, now)
    if (!said) return false
    this.#counts.merged++
    if (said.id !== undefined) {
      this.#recounted.set(said.id, said.count)
      this.#options.onWork?.()
    }
    return true
  }

  #enter(waiting: WaitingLine, now: number): FlyingLine | undefined {
    const { width: stageWidth } = this.#size
    const { line } = waiting
    waiting.set ??= setLine(line, this.#rules, this.#options.measure)
    const { width } = waiting.set
    const isStanding = this.#rules.showsFixed && (line.mode ?? 'roll') !== 'roll' && width < stageWidth
    const speed = isStanding ? 0 : (stageWidth + width) / this.#rules.crossingMs
    const startX = isStanding ? Math.round((stageWidth - width) / 2) : stageWidth
    const endsAt = now + (isStanding ? standingMs : this.#rules.crossingMs)
    const y = isStanding
      ? this.#lanes.stand(now, endsAt, [startX, startX + width], line.mode === 'bottom')
      : this.#lanes.roll(now, speed)
    if (y === undefined) return undefined
    const said = this.#saidOf.get(waiting)
    const flying = { ...waiting.set, id: this.#nextId++, y, startX, startedAt: now, speed, endsAt, count: 1 }
    if (said) {
      flying.count = said.count
      said.id = flying.id
      said.until = endsAt - lastLookMs
    }
    this.#lanes.take(flying)
    this.#onStage.push({ line, flying, ...(said ? { said } : {}) })
    this.#entered.push(now)
    this.#counts.shown++
    return flying
  }

  #drop(waiting: WaitingLine): void {
    const said = this.#saidOf.get(waiting)
    if (said) this.#book.forget(said)
    this.#counts.dropped++
  }

  #land(now: number): void {
    this.#onStage = this.#onStage.filter(({ flying, said }) => {
      if (flying.endsAt > now || this.#held?.ids.has(flying.id)) return true
      if (said) this.#book.forget(said)
      return false
    })
  }

  #layOut(): void {
    const { width, height, scale } = this.#size
    if (width === 0) return
    const { laneHeight, areaShare } = this.#rules
    const { tops, usedHeight } = layBands(height, laneHeight, areaShare, this.#clear)
    this.#lanes.lay(
      tops,
      laneHeight,
      width,
      this.onStage.map(({ flying }) => flying),
    )
    this.#options.stage.resize(width, usedHeight, scale)
  }
}
