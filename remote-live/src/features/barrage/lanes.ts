/** A line on its way through a lane. It enters at the right edge and leaves at the left one. */
interface Passage {
  enteredAt: number
  width: number
  /** Pixels per millisecond. */
  speed: number
}

/** Space between two lines of one lane. */
export const lineGapPx = 24

/** When a line of `speed` may enter behind `before`, so that neither touches the other until both are gone. */
export function freeAt(before: Passage, speed: number, stageWidth: number): number {
  const tailIsInside = before.enteredAt + (before.width + lineGapPx) / before.speed
  if (speed <= before.speed) return tailIsInside
  // A faster line must not reach the left edge before the slower one is gone.
  const beforeIsGone = before.enteredAt + (stageWidth + before.width + lineGapPx) / before.speed
  return Math.max(tailIsInside, beforeIsGone - stageWidth / speed)
}

/** Lanes of a stage, top to bottom. Decides only: drawing is the painter's part. */
export class Lanes {
  #last: (Passage | undefined)[] = []
  #count = 0
  #stageWidth = 0

  /** Lanes that disappear are forgotten; lines in them finish their way. */
  resize(count: number, stageWidth: number): void {
    this.#count = Math.max(0, count)
    this.#stageWidth = stageWidth
    this.#last.length = Math.min(this.#last.length, this.#count)
  }

  /** Takes the highest free lane for a line; undefined when every lane is taken at `now` (ms). */
  enter(now: number, width: number, speed: number): number | undefined {
    for (let lane = 0; lane < this.#count; lane++) {
      const before = this.#last[lane]
      if (before && freeAt(before, speed, this.#stageWidth) > now) continue
      this.#last[lane] = { enteredAt: now, width, speed }
      return lane
    }
    return undefined
  }

  clear(): void {
    this.#last = []
  }

  get count(): number {
    return this.#count
  }
}
