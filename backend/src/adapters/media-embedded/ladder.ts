import type { Log } from '../../kernel/log'
import { runs } from '../find-ffmpeg'
import { type EncoderName, encoderTrial, lowerThan } from './ladder-plan'
import { type OriginalPiece, Rendering, type RenditionSink } from './rendering'

/** A push that waits and is not heard of for so long has lost its place. */
const silentMs = 10_000
/** After a failure a push rests so long, then twice as long, and so on. */
const restMs = { first: 10_000, most: 300_000 }

/** How it stands with the lower qualities of a push: `none` are needed, or they wait for room on the machine. */
export type LadderState = 'none' | 'made' | 'waiting'

/** A push that gets lower qualities, or will. */
interface Asking {
  rendering: Rendering | undefined
  /** Newest piece. */
  heardAt: number
  failures: number
  restsUntil: number
  fewer: number
}

interface Options {
  program: string
  encoder: EncoderName
  /** Programs at once. */
  most: number
  /** A program that lies so far behind its push is given up. */
  lateMs: number
  log: Log
  /** Milliseconds of a clock that only runs forward. */
  now: () => number
}

/** Makes lower qualities of single-quality pushes: one program for each, so many at once; who comes later waits. */
export class Ladder {
  /** By room, in the order in which they came. */
  readonly #asking = new Map<number, Asking>()
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Programs that run, by room: their numbers. */
  get running(): Map<number, number | undefined> {
    const busy = [...this.#asking].filter(([, { rendering }]) => rendering)
    return new Map(busy.map(([uid, { rendering }]) => [uid, rendering?.pid]))
  }

  /** Takes the next piece of a push, at once and whatever becomes of it. Gives how many renditions are being made. */
  feed(uid: number, piece: OriginalPiece, sink: RenditionSink): number {
    const { now } = this.#options
    if (lowerThan(piece.height, 0).length === 0) {
      this.stop(uid)
      return 0
    }
    const asking = this.#asking.get(uid) ?? { rendering: undefined, heardAt: 0, failures: 0, restsUntil: 0, fewer: 0 }
    this.#asking.set(uid, asking)
    asking.heardAt = now()
    if (asking.rendering && asking.rendering.period !== piece.period) {
      asking.rendering.stop()
      asking.rendering = undefined
    }
    if (!asking.rendering && piece.isFirst && this.#hasTurn(uid, asking))
      asking.rendering = this.#begin(uid, asking, piece, sink)
    asking.rendering?.feed(piece)
    return asking.rendering?.variants.length ?? 0
  }

  /** There is room, and nobody who came before waits for it. */
  #hasTurn(uid: number, { restsUntil }: Asking): boolean {
    const { most, now } = this.#options
    if (restsUntil > now()) return false
    let room = most - this.running.size
    for (const [other, { rendering, heardAt, restsUntil: rests }] of this.#asking) {
      if (other === uid) return room > 0
      if (!rendering && rests <= now() && now() - heardAt < silentMs) room--
    }
    return false
  }

  #begin(uid: number, asking: Asking, piece: OriginalPiece, sink: RenditionSink): Rendering | undefined {
    const { now } = this.#options
    const onGivenUp = (isSlow: boolean): void => {
      asking.rendering = undefined
      asking.restsUntil = now() + Math.min(restMs.most, restMs.first * 2 ** asking.failures++)
      if (isSlow) asking.fewer++
      // Whoever waits comes first.
      if (this.#asking.delete(uid)) this.#asking.set(uid, asking)
    }
    return new Rendering(piece, lowerThan(piece.height, asking.fewer), sink, { ...this.#options, onGivenUp })
  }

  /** What `/healthz` says. */
  describe(): string {
    const { most, encoder } = this.#options
    const waiting = [...this.#asking.values()].filter(({ rendering }) => !rendering).length
    return `${encoder}: ${this.running.size} of ${most}${waiting > 0 ? `, ${waiting} waiting` : ''}`
  }

  stateOf(uid: number): LadderState {
    const asking = this.#asking.get(uid)
    if (!asking) return 'none'
    return asking.rendering ? 'made' : 'waiting'
  }

  stop(uid: number): void {
    this.#asking.get(uid)?.rendering?.stop()
    this.#asking.delete(uid)
  }

  close(): void {
    for (const uid of [...this.#asking.keys()]) this.stop(uid)
  }
}

/** The encoder that was asked for where it works; otherwise the one that runs everywhere. */
export const workingEncoder = (program: string, wanted: EncoderName): EncoderName =>
  wanted === 'software' || runs(program, encoderTrial(wanted)) ? wanted : 'software'
