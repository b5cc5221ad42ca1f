import type { Clock } from '../../kernel/clock'
import type { Log } from '../../kernel/log'
import type { MediaDesk, PushedSegment } from '../../modules/media-origin/ports/media.port'
import type { CmafPart } from './cmaf-writer'
import type { Ladder } from './ladder'
import type { LiveStream, SegmentPlace } from './live-stream'
import type { OriginalPiece } from './rendering'
import type { RunningPush } from './running-push'

interface Deps {
  clock: Clock
  desk: MediaDesk
  log?: Log
  /** Absent where nothing can be made. */
  ladder?: Ladder | undefined
  stream: LiveStream
  isRunning: (push: RunningPush) => boolean
}

type Piece = Omit<OriginalPiece, 'header' | 'height' | 'isAac'>

/** The lower qualities of one room, from what is pushed to what is played. */
export class LowerQualities {
  readonly #uid: number
  readonly #deps: Deps

  constructor(uid: number, deps: Deps) {
    this.#uid = uid
    this.#deps = deps
  }

  feed(
    push: RunningPush,
    piece: Piece,
    { header, height, codecs }: Pick<PushedSegment, 'header' | 'height' | 'codecs'>,
  ): void {
    const { ladder, stream } = this.#deps
    if (!ladder) return
    const original = { ...piece, header, height, isAac: !codecs.includes('opus') }
    push.made = ladder.feed(this.#uid, original, {
      header: (variant, bytes) => stream.addMadeHeader(variant, bytes),
      part: (variant, part, place) => this.#add(push, variant, part, place),
      failed: (variants) => variants.forEach((variant) => void stream.drop(variant)),
    })
  }

  #add(push: RunningPush, variant: string, part: CmafPart, place: SegmentPlace): void {
    const { clock, desk, log, stream, isRunning } = this.#deps
    if (!isRunning(push) || push.hasLeft) return
    const upload = { kind: 'mp4', variant, isNamed: false } as const
    const { segment } = stream.addMade(variant, part, place, clock.now())
    if (!segment) return
    push.use(`made-${variant}`, upload)
    const problem = (error: unknown): void => log?.warn({ err: error }, 'a lower quality was not told of')
    void desk.segment(this.#uid, [], push.isReady(upload)).catch(problem)
  }
}
