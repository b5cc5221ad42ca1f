import { type BackoffLimits, backoffMs, type Disposer } from '@pitchside/base'
import { type ClientFrame, limits, type ServerFrame } from '@pitchside/contract'

/** State of the one connection. */
export type SocketStatus = 'connecting' | 'open' | 'lost'

export interface ConnectionOptions {
  /** Address of the socket, asked again at every try: settings may have changed it. */
  url(): string
  /**
   * One-time ticket of the signed-in user; undefined registers a visitor. Rejected, the socket is closed and tried again:
   * a member who was registered as a visitor would be refused his own topics for as long as the socket holds.
   */
  ticket(): Promise<string | undefined>
  /** Frames to send right after registration, e.g. topics with their positions. */
  onOpen(send: (frame: ClientFrame) => void): void
  onFrame(frame: ServerFrame): void
  onStatus(status: SocketStatus): void
  random?: () => number
  createSocket?: (url: string) => WebSocket
}

/** Delay between tries. Source: requirement RT-01 (back-off with jitter). */
export const reconnectLimits: BackoffLimits = { firstMs: 500, maxMs: 15_000 }
/** An open that stays open this long makes the next loss a first loss again. */
const settledMs = 10_000
const openDeadlineMs = 10_000

/** Keeps one WebSocket open for ever: registers on open, beats every 30 s, comes back after every close. */
export class Connection {
  #socket: WebSocket | undefined
  /** The socket the server knows this person on. */
  #registered: WebSocket | undefined
  #attempt = 0
  #isEnded = false
  #timers = new Set<ReturnType<typeof setTimeout>>()
  #retry: ReturnType<typeof setTimeout> | undefined
  readonly #options: ConnectionOptions

  constructor(options: ConnectionOptions) {
    this.#options = options
  }

  /** Opens the connection; the disposer closes it for good. */
  start(): Disposer {
    const wake = () => this.#wake()
    globalThis.addEventListener?.('online', wake)
    this.#open()
    return () => {
      this.#isEnded = true
      globalThis.removeEventListener?.('online', wake)
      clearTimeout(this.#retry)
      this.#clearTimers()
      this.#socket?.close()
    }
  }

  /** Sends once registered; false when the frame was not sent: before, the server would take a member for a visitor. */
  send(frame: ClientFrame): boolean {
    if (this.#registered?.readyState !== 1) return false
    this.#registered.send(JSON.stringify(frame))
    return true
  }

  /** Closes the current socket so that the next one registers anew, e.g. as another user. */
  restart(): void {
    this.#attempt = 0
    if (this.#socket && this.#socket.readyState <= 1) this.#socket.close()
    else this.#wake()
  }

  #wake(): void {
    if (this.#isEnded || (this.#socket && this.#socket.readyState <= 1)) return
    clearTimeout(this.#retry)
    this.#open()
  }

  #open(): void {
    this.#options.onStatus('connecting')
    const create = this.#options.createSocket ?? ((url) => new WebSocket(url))
    let socket: WebSocket
    try {
      socket = create(this.#options.url())
    } catch {
      // An address that is none: settings may bring a good one.
      this.#scheduleRetry()
      return
    }
    this.#socket = socket
    const openDeadline = this.#later(() => socket.close(), openDeadlineMs)
    socket.addEventListener('open', () => {
      this.#cancel(openDeadline)
      void this.#register(socket)
    })
    socket.addEventListener('message', (event) => this.#receive(event.data))
    socket.addEventListener('close', () => {
      if (this.#socket !== socket) return
      this.#clearTimers()
      this.#scheduleRetry()
    })
  }

  async #register(socket: WebSocket): Promise<void> {
    let ticket: string | undefined
    try {
      ticket = await this.#options.ticket()
    } catch {
      socket.close()
      return
    }
    if (socket.readyState !== 1 || this.#isEnded) return
    this.#registered = socket
    this.send({ type: 'register', info: 'web', ...(ticket ? { ticket } : {}) })
    this.#options.onOpen((frame) => this.send(frame))
    this.#options.onStatus('open')
    this.#beat()
    this.#later(() => {
      this.#attempt = 0
    }, settledMs)
  }

  #beat(): void {
    this.#later(() => {
      this.send({ type: 'heartbeat' })
      this.#beat()
    }, limits.heartbeatMs)
  }

  #receive(data: unknown): void {
    if (typeof data !== 'string') return
    let frame: unknown
    try {
      frame = JSON.parse(data)
    } catch {
      // A frame nobody can read is skipped: the next one may be fine.
      return
    }
    if (typeof frame === 'object' && frame !== null && 'code' in frame) this.#options.onFrame(frame as ServerFrame)
  }

  #scheduleRetry(): void {
    if (this.#isEnded) return
    this.#options.onStatus('lost')
    const delay = backoffMs(this.#attempt++, reconnectLimits, this.#options.random ?? Math.random)
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#open(), delay)
  }

  #later(job: () => void, ms: number): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      job()
    }, ms)
    this.#timers.add(timer)
    return timer
  }

  #cancel(timer: ReturnType<typeof setTimeout>): void {
    clearTimeout(timer)
    this.#timers.delete(timer)
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }
}
