/** A line that flies, as far as it keeps others out of its lane. Times in milliseconds, widths in pixels. */
export interface Flight {
  startedAt: number
  width: number
  crossingMs: number
}

const gapPx = 24

const speedOf = ({ width, crossingMs }: Flight, stageWidth: number): number => (stageWidth + width) / crossingMs

/** Whether a line may enter behind another, so that neither touches the other until both are gone. */
export function mayFollow(before: Flight, next: Flight, stageWidth: number): boolean {
  const tailIsIn = before.startedAt + (before.width + gapPx) / speedOf(before, stageWidth)
  if (next.startedAt < tailIsIn) return false
  // A longer line is faster: it must not reach the left edge before the one in front is gone.
  const reachesEdge = next.startedAt + (stageWidth - gapPx) / speedOf(next, stageWidth)
  return reachesEdge >= before.startedAt + before.crossingMs
}

/** Lanes of a stage, top to bottom: the last line of each. */
export class FlyingLanes {
  #last: (Flight | undefined)[] = []

  /** The highest lane a line may enter now, taken; undefined when there is no room. */
  enter(next: Flight, lanes: number, stageWidth: number): number | undefined {
    for (let lane = 0; lane < lanes; lane++) {
      const before = this.#last[lane]
      if (before && !mayFollow(before, next, stageWidth)) continue
      this.#last[lane] = next
      return lane
    }
    return undefined
  }

  clear(): void {
    this.#last = []
  }
}
