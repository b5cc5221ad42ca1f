import type { BarrageLine } from '../../parts/barrage-line/barrage-line'
import type { SetLine } from './line-look'

/** A line that waits for a lane. */
export interface WaitingLine {
  line: BarrageLine
  since: number
  /** Set once, though it is offered many times. */
  set?: SetLine
}

/** A line that found no lane for this long is dropped: late is worse than never. */
export const patienceMs = 1_000
export const queueLimit = 60

/** 0 flies first: own lines, nobles by rank, what was paid for, the rest. */
function classOf({ isMine, tier, bubble, isPaid }: BarrageLine): number {
  if (isMine) return 0
  if (tier) return 7 - Math.min(6, tier)
  return isPaid || bubble ? 7 : 8
}

/** Lines in the order in which they may enter. Each class is first in, first out. */
export class LineQueue {
  readonly #classes: WaitingLine[][] = Array.from({ length: 9 }, () => [])
  #size = 0

  /** Adds a line; returns what had to go for it: the oldest of the least important. */
  push(waiting: WaitingLine): WaitingLine | undefined {
    this.#classes[classOf(waiting.line)]?.push(waiting)
    this.#size++
    if (this.#size <= queueLimit) return undefined
    this.#size--
    return this.#classes.findLast((lines) => lines.length > 0)?.shift()
  }

  /** Offers every line in order until `isTaken` says yes; takes those out. Stops early when `isTaken` says 'stop'. */
  offer(isTaken: (waiting: WaitingLine) => boolean | 'stop'): void {
    for (const lines of this.#classes) {
      let kept = 0
      let isStopped = false
      for (const waiting of lines) {
        const answer: boolean | 'stop' = isStopped ? 'stop' : isTaken(waiting)
        isStopped = answer === 'stop'
        if (answer !== true) lines[kept++] = waiting
      }
      this.#size -= lines.length - kept
      lines.length = kept
      if (isStopped) return
    }
  }

  /** The rules changed: every line is set anew. */
  unset(): void {
    for (const lines of this.#classes) for (const waiting of lines) delete waiting.set
  }

  /** Takes out what waited too long. */
  expire(now: number): WaitingLine[] {
    const late: WaitingLine[] = []
    for (const lines of this.#classes)
      while (lines[0] && now - lines[0].since >= patienceMs) late.push(lines.shift() as WaitingLine)
    this.#size -= late.length
    return late
  }

  clear(): void {
    for (const lines of this.#classes) lines.length = 0
    this.#size = 0
  }

  get size(): number {
    return this.#size
  }
}
