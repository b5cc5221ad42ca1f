import { createStore } from '@pitchside/platform'
import { type Capture, type CaptureChoice, startCapture } from './capture'
import { drawComposition } from './composition'
import type { EncoderSupport } from './encoder-support'
import type { HlsOutput } from './hls-output'
import { pause, putFile } from './put-file'
import { type PutItem, PutQueue, PutRefused } from './put-queue'
import { drawTestCard } from './test-card'
import { startTicker } from './ticker'

/** How a broadcast of this browser goes. */
export type BroadcastPhase =
  | 'idle'
  | 'starting'
  | 'sending'
  | 'retrying'
  /** Ended by whoever sends; the last segment is on its way, also when the page shows something else by now. */
  | 'stopping'
  | 'refused'
  | 'failed'
  | 'stopped'

/** Why a broadcast could not begin or had to end; each has a text of this name. */
export type BroadcastProblem = 'denied' | 'noDevice' | 'sourceEnded' | 'encoder' | 'wrongKey' | 'busy' | 'other'

export interface BroadcastState {
  phase: BroadcastPhase
  problem: BroadcastProblem | undefined
  /** Bytes that have arrived. */
  sentBytes: number
  segments: number
  /** Files that wait. */
  backlog: number
  dropped: number
  /** Epoch ms of the start, 0 before. */
  startedAt: number
}

const initial: BroadcastState = {
  phase: 'idle',
  problem: undefined,
  sentBytes: 0,
  segments: 0,
  backlog: 0,
  dropped: 0,
  startedAt: 0,
}

/** What to say of a capture or push that failed. */
export function problemOf(error: unknown): BroadcastProblem {
  if (error instanceof PutRefused) return error.status === 409 ? 'busy' : 'wrongKey'
  if (!(error instanceof DOMException)) return 'other'
  if (error.name === 'NotAllowedError') return 'denied'
  if (error.name === 'NotFoundError' || error.name === 'OverconstrainedError') return 'noDevice'
  return error.name === 'EncodingError' || error.name === 'NotSupportedError' ? 'encoder' : 'other'
}

export interface BroadcastOptions {
  choice: CaptureChoice
  support: EncoderSupport
  /** Push address, with a slash at the end. */
  address: string
  /** Line under the clock of the test picture. */
  title: string
}

/** A broadcast straight from this page: capture, composition, encoder, and the files on their way to the origin. */
export class BrowserBroadcast {
  readonly store = createStore<BroadcastState>()(() => initial)
  /** What viewers will see. */
  readonly canvas: HTMLCanvasElement
  #capture: Capture | undefined
  #output: HlsOutput | undefined
  #queue: PutQueue | undefined
  #stopTicker: (() => void) | undefined

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas
  }

  /** Whether leaving the page would take the picture from the viewers. */
  get isRunning(): boolean {
    return ['starting', 'sending', 'retrying'].includes(this.#phase)
  }

  get #phase(): BroadcastPhase {
    return this.store.getState().phase
  }

  async start(options: BroadcastOptions): Promise<void> {
    if (this.isRunning || this.#phase === 'stopping') return
    this.store.setState({ ...initial, phase: 'starting' })
    try {
      await this.#open(options)
      if (this.#phase === 'starting') this.store.setState({ phase: 'sending', startedAt: Date.now() })
    } catch (error) {
      console.warn('the broadcast did not start', error)
      await this.#end('failed', problemOf(error))
    }
  }

  /** Sends what is encoded already, then ends. */
  async stop(): Promise<void> {
    if (!this.isRunning) return
    this.#stopTicker?.()
    const output = this.#output
    this.#output = undefined
    const isSending = this.#phase === 'sending'
    this.store.setState({ phase: 'stopping' })
    if (output && isSending) {
      await output.finish().catch((error: unknown) => console.warn('the last segment was lost', error))
      await Promise.race([this.#queue?.drained(), pause(4_000, new AbortController().signal)])
    } else await output?.cancel()
    if (this.#phase === 'stopping') await this.#end('stopped', undefined)
  }

  /** Ends at once: the room is closed, and takes nothing more. */
  async cancel(): Promise<void> {
    if (this.isRunning || this.#phase === 'stopping') await this.#end('stopped', undefined)
  }

  async #open({ choice, support, address, title }: BroadcastOptions): Promise<void> {
    const { size, source } = choice
    this.canvas.width = size.width
    this.canvas.height = size.height
    const context = this.canvas.getContext('2d', { alpha: false })
    if (!context) throw new Error('The browser gives no canvas.')
    const capture = await startCapture(choice, () => void this.#end('stopped', 'sourceEnded'))
    // Somebody pressed stop while the browser was still asking for the camera.
    if (!this.isRunning) return void (await capture.stop())
    this.#capture = capture
    const queue = this.#newQueue(address)
    this.#queue = queue
    const draw = () =>
      source === 'test' ? drawTestCard(context, new Date(), title) : drawComposition(context, capture)
    draw()
    const { startHlsOutput } = await import(/* webpackChunkName: "hls-output" */ './hls-output')
    const output = await startHlsOutput({
      canvas: this.canvas,
      audio: capture.audio,
      size,
      support,
      onFile: (item) => this.#send(queue, item),
      onError: (error) => {
        console.error('the encoder failed', error)
        void this.#end('failed', 'encoder')
      },
    })
    if (!this.isRunning) return output.cancel()
    this.#output = output
    this.#stopTicker = startTicker(size.frameRate, () => {
      draw()
      output.addFrame()
    })
  }

  #newQueue(address: string): PutQueue {
    return new PutQueue({
      wait: pause,
      send: async (item, signal) => {
        await putFile(address, item, signal)
        this.#count(item)
      },
      onState: (state, reason) => {
        if (state === 'refused') void this.#end('refused', problemOf(reason))
        else if (this.isRunning && (state === 'retrying' || (state === 'sending' && this.#phase === 'retrying')))
          this.store.setState({ phase: state })
      },
    })
  }

  #send(queue: PutQueue, item: PutItem): void {
    queue.add(item)
    this.store.setState({ backlog: queue.length, dropped: queue.dropped })
  }

  #count(item: PutItem): void {
    this.store.setState((state) => ({
      sentBytes: state.sentBytes + item.body.length,
      segments: state.segments + (item.kind === 'segment' ? 1 : 0),
      backlog: this.#queue?.length ?? 0,
    }))
  }

  async #end(phase: BroadcastPhase, problem: BroadcastProblem | undefined): Promise<void> {
    this.#stopTicker?.()
    this.#stopTicker = undefined
    this.#queue?.close()
    this.#queue = undefined
    const [output, capture] = [this.#output, this.#capture]
    this.#output = undefined
    this.#capture = undefined
    this.store.setState({ phase, problem, backlog: 0 })
    await output?.cancel().catch((error: unknown) => console.warn('the encoder did not end', error))
    await capture?.stop()
  }
}
