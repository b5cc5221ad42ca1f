import { type FlyingLine, leftAt } from '../../parts/barrage-line/barrage-line'

/** What of a flying line keeps others out of its lane. */
export type Blocker = Pick<FlyingLine, 'startX' | 'startedAt' | 'speed' | 'width' | 'endsAt'>

/** Space between two lines of one lane; the mark of repeats (×12) stands in it. */
export const lineGapPx = 32

/** When the tail of a rolling line is inside, whatever follows; a standing line lets anybody begin. */
const tailIsInside = ({ startX, startedAt, speed, width }: Blocker, stageWidth: number): number =>
  speed === 0 ? 0 : startedAt + (startX + width + lineGapPx - stageWidth) / speed

/** When a line of `speed` may enter behind `before`, so that neither touches the other until both are gone. */
export function freeAt(before: Blocker, speed: number, stageWidth: number): number {
  // A line that stands must be gone when the new one reaches its right edge.
  if (before.speed === 0)
    return before.endsAt - Math.max(0, stageWidth - before.startX - before.width - lineGapPx) / speed
  const tail = tailIsInside(before, stageWidth)
  if (speed <= before.speed) return tail
  // A faster line must not reach the left edge before the slower one is gone.
  const beforeIsGone = before.startedAt + (before.startX + before.width + lineGapPx) / before.speed
  return Math.max(tail, beforeIsGone - stageWidth / speed)
}

interface Lane {
  top: number
  /** Usually the last line alone; several after a change of size, until somebody entered behind them all. */
  blockers: Blocker[]
}

/** Lanes of a stage, top to bottom. Decides only: drawing is the painter's part. */
export class Lanes {
  #lanes: Lane[] = []
  #height = 0
  #stageWidth = 0
  #held: FlyingLine | undefined

  /** New lanes; lines that still fly keep what they touch of them. */
  lay(tops: readonly number[], height: number, stageWidth: number, flying: readonly FlyingLine[]): void {
    this.#height = height
    this.#stageWidth = stageWidth
    this.#lanes = tops.map((top) => ({
      top,
      blockers: flying.filter((line) => line.y < top + height && top < line.y + line.look.height),
    }))
  }

  /** Whether any line at all could enter now: asked before a text is measured. */
  hasRoom(now: number): boolean {
    return this.#lanes.some(
      (lane) => !this.#isHeld(lane) && lane.blockers.every((blocker) => tailIsInside(blocker, this.#stageWidth) <= now),
    )
  }

  /** Top of the highest lane a rolling line may enter now; undefined when every lane is taken. */
  roll(now: number, speed: number): number | undefined {
    return this.#lanes.find((lane) => this.#isFree(lane, now, speed))?.top
  }

  /** Top of the lane for a line that stands between two edges until `endsAt`: free of others if there is one. */
  stand(now: number, endsAt: number, edges: [number, number], isFromBottom: boolean): number | undefined {
    const lanes = isFromBottom ? this.#lanes.toReversed() : this.#lanes
    const open = lanes.filter(
      ({ blockers }) => !blockers.some((blocker) => blocker.speed === 0 && blocker.endsAt > now),
    )
    const isClear = ({ blockers }: Lane): boolean =>
      blockers.every((line) => leftAt(line, now) + line.width < edges[0] || leftAt(line, endsAt) > edges[1])
    // Near the edge it belongs to, over the others rather than in the middle of the picture.
    return (open.slice(0, 3).find(isClear) ?? open[0])?.top
  }

  /** The line is on its way in the lane at its top edge. */
  take(line: FlyingLine): void {
    const lane = this.#lanes.find(({ top }) => top === line.y)
    if (!lane) return
    // Whoever comes behind this one is behind all before it; lines that stand stay in the way until they go.
    lane.blockers = lane.blockers.filter(
      (before) => before.endsAt > line.startedAt && (line.speed === 0 || before.speed === 0),
    )
    lane.blockers.push(line)
  }

  /** Nobody enters beside this line until it is let go. */
  hold(line: FlyingLine | undefined): void {
    this.#held = line
  }

  clear(): void {
    for (const lane of this.#lanes) lane.blockers = []
    this.#held = undefined
  }

  get count(): number {
    return this.#lanes.length
  }

  #isHeld({ top }: Lane): boolean {
    const held = this.#held
    return held !== undefined && held.y < top + this.#height && top < held.y + held.look.height
  }

  #isFree(lane: Lane, now: number, speed: number): boolean {
    return !this.#isHeld(lane) && lane.blockers.every((blocker) => freeAt(blocker, speed, this.#stageWidth) <= now)
  }
}
