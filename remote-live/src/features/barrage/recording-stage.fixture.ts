import { type FlyingLine, leftAt } from '../../parts/barrage-line/barrage-line'
import { type ClockState, timeOf } from './barrage-clock'
import { BarrageEngine } from './barrage-engine'
import type { BarrageRules } from './barrage-rules'
import type { BarrageStage } from './barrage-terms'

interface Box {
  id: number
  lane: number
  left: number
  right: number
  top: number
  bottom: number
}

/** A stage that keeps what it was told and knows where each line would be drawn. */
export class RecordingStage implements BarrageStage {
  readonly added: FlyingLine[] = []
  readonly batches: number[] = []
  readonly pictures: string[] = []
  readonly counts = new Map<number, number>()
  size = { width: 0, height: 0, scale: 1 }
  #clock: ClockState = { lostMs: 0 }
  #held: { ids: readonly number[]; at: number } | undefined
  #lines: FlyingLine[] = []

  resize(width: number, height: number, scale: number): void {
    this.size = { width, height, scale }
  }
  addPicture(src: string): void {
    this.pictures.push(src)
  }
  add(lines: readonly FlyingLine[], counts: readonly [number, number][]): void {
    this.batches.push(lines.length)
    this.added.push(...lines)
    this.#lines.push(...lines.map((line) => ({ ...line })))
    for (const [id, count] of counts) this.counts.set(id, count)
  }
  setClock(clock: ClockState): void {
    this.#clock = clock
  }
  hold(ids: readonly number[], at: number): void {
    this.#held = { ids, at }
  }
  letGo(byMs: number): void {
    for (const line of this.#lines)
      if (this.#held?.ids.includes(line.id)) {
        line.startedAt += byMs
        line.endsAt += byMs
      }
    this.#held = undefined
  }
  remove(ids: readonly number[]): void {
    this.#lines = this.#lines.filter(({ id }) => !ids.includes(id))
  }
  clear(): void {
    this.#lines = []
  }
  stop(): void {
    this.#lines = []
  }

  /** Where the rolling lines are drawn at a moment of the page's clock. */
  boxes(now: number): Box[] {
    const time = timeOf(this.#clock, now)
    const isHeld = ({ id }: FlyingLine): boolean => this.#held?.ids.includes(id) === true
    return this.#lines
      .filter((line) => line.speed > 0 && (isHeld(line) || line.endsAt > time))
      .map((line) => {
        const left = leftAt(line, isHeld(line) && this.#held ? this.#held.at : time)
        const { id, y } = line
        return { id, lane: y, left, right: left + line.width, top: y, bottom: y + line.look.height }
      })
  }

  /** Pairs of rolling lines that touch at a moment. */
  overlaps(now: number): [Box, Box][] {
    const boxes = this.boxes(now).sort((a, b) => a.top - b.top)
    const pairs: [Box, Box][] = []
    boxes.forEach((a, at) => {
      for (let next = at + 1; next < boxes.length; next++) {
        const b = boxes[next]
        if (!b || b.top >= a.bottom) break
        if (a.left < b.right - 1e-6 && b.left < a.right - 1e-6) pairs.push([a, b])
      }
    })
    return pairs
  }
}

export const plainRules: BarrageRules = {
  areaShare: 1,
  fontPx: 20,
  laneHeight: 32,
  crossingMs: 10_000,
  perSecond: Number.POSITIVE_INFINITY,
  mergesEqual: false,
  showsFixed: true,
  showsColors: true,
  isBlocked: () => false,
}

/** An engine on a stage of 960 by 540 with a clock of its own; every character is 20 px wide. */
export function anEngine(rules: Partial<BarrageRules> = {}) {
  const stage = new RecordingStage()
  let now = 1_000_000
  let asked = 0
  const engine = new BarrageEngine({
    stage,
    rules: { ...plainRules, ...rules },
    measure: (text) => text.length * 20,
    now: () => now,
    onWork: () => asked++,
  })
  engine.resize(960, 540, 1)
  return {
    engine,
    stage,
    now: () => now,
    asked: () => asked,
    wait(ms: number) {
      now += ms
      engine.pump()
    },
    /** Lets time pass without looking for waiting lines. */
    pass(ms: number) {
      now += ms
    },
  }
}
