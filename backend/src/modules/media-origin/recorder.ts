import { createHash } from 'node:crypto'
import { limits } from '@pitchside/contract'
import type { Clock } from '../../kernel/clock'
import type { Log } from '../../kernel/log'
import type { PushedSegment } from './ports/media.port'
import type { RecordingStore } from './ports/recording-store.port'

interface Running {
  segments: number
  bytes: number
  seconds: Map<string, number>
  isFull: boolean
}

const start = (): Running => ({ segments: 0, bytes: 0, seconds: new Map(), isFull: false })

/** Keeps the segments of broadcasts that are on air. A disk that fails costs the recording, never the broadcast. */
export class Recorder {
  readonly #running = new Map<string, Running>()
  readonly #queues = new Map<string, Promise<void>>()
  readonly #store: RecordingStore
  readonly #log: Log
  readonly #clock: Pick<Clock, 'now'>

  constructor(store: RecordingStore, log: Log, clock: Pick<Clock, 'now'>) {
    this.#store = store
    this.#log = log
    this.#clock = clock
  }

  /** In order and one after the other; does not wait for the disk. */
  add(recording: string, segment: PushedSegment): void {
    const before = this.#queues.get(recording) ?? Promise.resolve()
    // It came when its last picture did.
    const at = Math.round(this.#clock.now() - segment.durationS * 1_000)
    this.#queues.set(
      recording,
      before.then(() => this.#write(recording, segment, at)),
    )
  }

  /** Everything added so far is kept. */
  async settled(recording: string): Promise<void> {
    await this.#queues.get(recording)
  }

  async finish(recording: string): Promise<void> {
    await this.settled(recording)
    this.#running.delete(recording)
    this.#queues.delete(recording)
  }

  async #state(recording: string): Promise<Running> {
    const known = this.#running.get(recording)
    if (known) return known
    // After a restart the recording goes on where it stopped.
    const state = start()
    for (const { bytes, variant, durationS } of await this.#store.list(recording)) {
      state.segments++
      state.bytes += bytes
      state.seconds.set(variant, (state.seconds.get(variant) ?? 0) + durationS)
    }
    this.#running.set(recording, state)
    return state
  }

  async #write(recording: string, segment: PushedSegment, at: number): Promise<void> {
    try {
      const state = await this.#state(recording)
      const { variant, bytes, header, durationS, ...facts } = segment
      const seconds = (state.seconds.get(variant) ?? 0) + durationS
      const isTooMuch = state.bytes + bytes.length > limits.recordingBytes || seconds > limits.recordingS
      if (isTooMuch && !state.isFull) this.#log.warn({ recording }, 'a recording is full: the rest is not kept')
      state.isFull ||= isTooMuch
      if (state.isFull) return
      state.segments++
      state.bytes += bytes.length
      state.seconds.set(variant, seconds)
      const headerName = header
        ? `${variant}-${createHash('sha256').update(header).digest('hex').slice(0, 12)}.mp4`
        : undefined
      const file = `${variant}-${state.segments}.${header ? 'm4s' : 'ts'}`
      const entry = { variant, file, durationS, bytes: bytes.length, ...facts, at }
      await this.#store.add(recording, headerName ? { ...entry, header: headerName } : entry, bytes, header)
    } catch (error) {
      this.#log.error({ err: error, recording }, 'a segment could not be recorded')
    }
  }
}
