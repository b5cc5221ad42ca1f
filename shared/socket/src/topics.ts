import type { Disposer } from '@pitchside/base'
import type { AckFrame, ClientFrame, DataFrame, ReleaseFrame, Topic } from '@pitchside/contract'

/** What a subscriber wants to know of a topic. */
export interface TopicListener {
  onData(frame: DataFrame | ReleaseFrame): void
  /**
   * Frames were missed for good: reload by HTTP. Also called when the history restarted, and once when the topic could
   * only be joined some time after it was asked for: what was loaded meanwhile may be older than the first frame.
   */
  onResync?(): void
  /** The server does not let this visitor listen, or not any more; `reason` as the server words it. */
  onRefused?(reason: string): void
}

interface TopicState {
  listeners: Set<TopicListener>
  epoch: string | undefined
  seq: number
  /** A replay was asked for and has not been answered: do not ask again for the same gap. */
  isCatchingUp: boolean
  /** The server did not get the wish at once: the socket was not open. */
  isLate: boolean
}

/**
 * Topics of the one socket: reference-counted subscriptions, positions, and the rule that a frame is delivered once and
 * in order. A gap asks the server for the missing part.
 */
export class Topics {
  readonly #topics = new Map<Topic, TopicState>()
  readonly #send: (frame: ClientFrame) => boolean

  constructor(send: (frame: ClientFrame) => boolean) {
    this.#send = send
  }

  /** Listens to a topic; the last listener that leaves unsubscribes it at the server. */
  subscribe(topic: Topic, listener: TopicListener): Disposer {
    let state = this.#topics.get(topic)
    if (!state) {
      state = { listeners: new Set(), epoch: undefined, seq: 0, isCatchingUp: false, isLate: false }
      this.#topics.set(topic, state)
      state.isLate = !this.#send({ type: 'subscribe', topic })
    }
    state.listeners.add(listener)
    const current = state
    return () => {
      if (!current.listeners.delete(listener) || current.listeners.size > 0) return
      if (this.#topics.get(topic) !== current) return
      this.#topics.delete(topic)
      this.#send({ type: 'unsubscribe', topic })
    }
  }

  /** Asks for every topic again, from the last position: after a reconnect nothing is missed and nothing doubled. */
  resume(send: (frame: ClientFrame) => void): void {
    for (const [topic, state] of this.#topics) {
      state.isCatchingUp = false
      // Without a position nothing can be replayed: the connection went before the topic was joined.
      if (state.epoch === undefined) state.isLate = true
      send(this.#subscribeFrame(topic, state))
    }
  }

  acknowledge({ data }: AckFrame): void {
    const state = data.topic && this.#topics.get(data.topic)
    if (!state) return
    if (data.type === 'refused') {
      state.isCatchingUp = false
      this.#each(state, (listener) => listener.onRefused?.(data.reason ?? 'not-allowed'))
    }
    if (data.type !== 'subscribed') return
    state.isCatchingUp = false
    const isFirst = state.epoch === undefined
    const isNewHistory = state.epoch !== data.epoch
    if (isFirst || isNewHistory || data.isRecovered === false) {
      state.epoch = data.epoch
      state.seq = data.seq ?? 0
    }
    const isLate = state.isLate
    state.isLate = false
    if (isLate || (!isFirst && (isNewHistory || data.isRecovered === false)))
      this.#each(state, (listener) => listener.onResync?.())
  }

  receive(frame: DataFrame | ReleaseFrame): void {
    const state = frame.topic && this.#topics.get(frame.topic)
    if (!state || !frame.topic) return
    if (frame.seq !== undefined) {
      if (state.epoch !== undefined && frame.epoch !== undefined && frame.epoch !== state.epoch) {
        state.epoch = frame.epoch
        state.seq = frame.seq
        this.#each(state, (listener) => listener.onResync?.())
        return
      }
      if (frame.seq <= state.seq) return
      if (state.epoch !== undefined && frame.seq > state.seq + 1) {
        // Dropped, not buffered: the replay brings this frame again, in order.
        this.#catchUp(frame.topic, state)
        return
      }
      state.seq = frame.seq
      state.epoch ??= frame.epoch
    }
    this.#each(state, (listener) => listener.onData(frame))
  }

  /** Topics with at least one listener, for leak checks. */
  get size(): number {
    return this.#topics.size
  }

  #catchUp(topic: Topic, state: TopicState): void {
    if (state.isCatchingUp) return
    state.isCatchingUp = true
    this.#send(this.#subscribeFrame(topic, state))
  }

  #subscribeFrame(topic: Topic, state: TopicState): ClientFrame {
    return { type: 'subscribe', topic, ...(state.epoch === undefined ? {} : { since: state.seq, epoch: state.epoch }) }
  }

  #each(state: TopicState, tell: (listener: TopicListener) => void): void {
    for (const listener of [...state.listeners]) {
      try {
        tell(listener)
      } catch (error) {
        // A listener of one section must not keep the frame from the others.
        console.error('a topic listener failed', error)
      }
    }
  }
}
