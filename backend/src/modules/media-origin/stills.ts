import type { Clock } from '../../kernel/clock'
import type { Log } from '../../kernel/log'
import type { BroadcastQueries, BroadcastRow } from './broadcasts.queries'
import type { PushedSegment } from './ports/media.port'
import type { RecordingStore } from './ports/recording-store.port'
import type { StillMaker } from './ports/still-maker.port'

/** A picture of what is on air is so old at the most, where the machine has room to make one. */
const everyMs = 30_000

/** Address of a picture of a recording, counted from 1. */
export const stillAddress = (recording: string, number: number): string =>
  `/media/recordings/${recording}/still-${number}.jpg`

interface Deps {
  clock: Clock
  log: Log
  queries: BroadcastQueries
  store: RecordingStore
}

/** Pictures of broadcasts for cards and covers. What goes wrong costs a picture, never the broadcast. */
export class Stills {
  maker: StillMaker | undefined
  readonly #takenAt = new Map<string, number>()
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Of a broadcast on air; does not wait for the picture. */
  offer(broadcast: BroadcastRow, segment: PushedSegment): void {
    const { recording } = broadcast
    const now = this.#deps.clock.now()
    if (!this.maker || now - (this.#takenAt.get(recording) ?? Number.NEGATIVE_INFINITY) < everyMs) return
    this.#takenAt.set(recording, now)
    // A picture is one of the beginning of its segment, which came when its last picture did.
    void this.#take(this.maker, broadcast, segment, Math.round(now - segment.durationS * 1_000))
  }

  forget(recording: string): void {
    this.#takenAt.delete(recording)
  }

  async #take(maker: StillMaker, { id, recording }: BroadcastRow, segment: PushedSegment, at: number): Promise<void> {
    const { log, queries, store } = this.#deps
    try {
      const picture = await maker.stillOf(segment)
      // Another room had its turn: this one has it with its next segment.
      if (!picture) return this.forget(recording)
      const number = (await queries.stillsOf(id)) + 1
      await store.addPicture(recording, `still-${number}.jpg`, picture)
      await queries.showStill({ id, number, at, address: stillAddress(recording, number) })
    } catch (error) {
      log.warn({ err: error, recording }, 'no picture could be taken of a broadcast')
    }
  }
}
