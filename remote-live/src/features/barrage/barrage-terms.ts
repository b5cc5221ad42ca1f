import type { BarrageLine, FlyingLine } from '../../parts/barrage-line/barrage-line'
import type { ClockState } from './barrage-clock'
import type { Said } from './merge-book'

/** Where flying lines are drawn: a worker, or a painter in the page. */
export interface BarrageStage {
  resize(width: number, height: number, scale: number): void
  /** A picture for lines to come; it is the stage's own from now on. */
  addPicture(src: string, picture: ImageBitmap): void
  /** New lines, and how many say the same as lines on their way. */
  add(lines: readonly FlyingLine[], counts: readonly [id: number, count: number][]): void
  setClock(clock: ClockState): void
  /** These lines stand still from a moment on, until they are let go and go on as much later. */
  hold(ids: readonly number[], at: number): void
  letGo(byMs: number): void
  remove(ids: readonly number[]): void
  clear(): void
  stop(): void
}

/** What became of the lines so far. */
export interface BarrageCounts {
  shown: number
  dropped: number
  merged: number
  blocked: number
}

/** A line on its way, with who said it. */
export interface SaidLine {
  line: BarrageLine
  flying: FlyingLine
  said?: Said
}
