/** One file on its way to the origin. */
export interface PutItem {
  path: string
  kind: 'init' | 'segment' | 'playlist'
  body: Uint8Array | string
}

/** The origin will not take it, now or later: a wrong key, somebody else on air. */
export class PutRefused extends Error {
  constructor(readonly status: number) {
    super(`The origin refused with ${status}.`)
    this.name = 'PutRefused'
  }
}

export type QueueState = 'sending' | 'retrying' | 'refused' | 'closed'

export interface PutQueueOptions {
  /** Resolves when the origin has the file. Rejects with {@link PutRefused}, or with anything else to be tried again. */
  send(item: PutItem, signal: AbortSignal): Promise<void>
  /** Waits before the next try. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  onState?(state: QueueState, reason?: unknown): void
  /** Segments that may wait while the line is down; older ones are dropped, viewers would never see them. */
  segmentsMax?: number
}

const firstPauseMs = 300
const pauseMaxMs = 4_000

/**
 * Sends files one after the other, in order, so that a playlist never arrives before its segment. A lost line is tried
 * again until it is back; a refusal ends everything.
 */
export class PutQueue {
  readonly #options: PutQueueOptions
  readonly #waiting: PutItem[] = []
  readonly #end = new AbortController()
  #state: QueueState = 'sending'
  #isRunning = false
  #dropped = 0

  constructor(options: PutQueueOptions) {
    this.#options = options
  }

  get state(): QueueState {
    return this.#state
  }

  /** Files that have not arrived. */
  get length(): number {
    return this.#waiting.length + (this.#isRunning ? 1 : 0)
  }

  /** Segments that were given up. */
  get dropped(): number {
    return this.#dropped
  }

  add(item: PutItem): void {
    if (this.#end.signal.aborted) return
    if (item.kind === 'playlist') this.#forget((other) => other.path === item.path)
    this.#waiting.push(item)
    this.#trim()
    if (!this.#isRunning) void this.#run()
  }

  /** Stops at once; what waits is dropped. */
  close(): void {
    if (this.#end.signal.aborted) return
    this.#stop('closed')
  }

  /** Resolves when everything that waits has arrived, or when the queue has ended. */
  async drained(): Promise<void> {
    while (this.length > 0 && !this.#end.signal.aborted) await this.#options.wait(50, this.#end.signal)
  }

  #forget(matches: (item: PutItem) => boolean): void {
    const at = this.#waiting.findIndex(matches)
    if (at >= 0) this.#waiting.splice(at, 1)
  }

  #trim(): void {
    const most = this.#options.segmentsMax ?? 12
    while (this.#waiting.filter(({ kind }) => kind === 'segment').length > most) {
      this.#forget(({ kind }) => kind === 'segment')
      this.#dropped += 1
    }
  }

  #turn(state: QueueState, reason?: unknown): void {
    if (this.#state === state) return
    this.#state = state
    this.#options.onState?.(state, reason)
  }

  #stop(state: QueueState, reason?: unknown): void {
    this.#waiting.length = 0
    this.#turn(state, reason)
    this.#end.abort()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    for (let item = this.#waiting.shift(); item; item = this.#waiting.shift()) await this.#deliver(item)
    this.#isRunning = false
  }

  async #deliver(item: PutItem): Promise<void> {
    const { signal } = this.#end
    for (let tries = 0; !signal.aborted; tries++) {
      try {
        await this.#options.send(item, signal)
        this.#turn('sending')
        return
      } catch (error) {
        if (signal.aborted) return
        if (error instanceof PutRefused) return this.#stop('refused', error)
        this.#turn('retrying', error)
        // A newer list of the same name makes this one useless.
        if (item.kind === 'playlist' && this.#waiting.some(({ path }) => path === item.path)) return
        await this.#options.wait(Math.min(pauseMaxMs, firstPauseMs * 2 ** tries), signal)
      }
    }
  }
}
