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

/** Where a snapshot of a topic ends, as the reply that brought it says. */
export interface Position {
  seq: number
  epoch: string
}

/** Ends a subscription; `resumeFrom` asks for what came after a snapshot and before the topic was joined. */
export type Subscription = Disposer & { resumeFrom(position: Position): void }

interface Held {
  listener: TopicListener
  /** Delivered up to here. */
  seq: number
  /** From here on nothing was missed; undefined until the topic is joined. */
  since: number | undefined
  /** A snapshot that came before the topic was joined. */
  snapshot: Position | undefined
  /** Histories of a snapshot and of the topic that did not fit and were told. */
  mismatch: string | undefined
}

interface TopicState {
  held: Set<Held>
  epoch: string | undefined
  seq: number
  /** A replay was asked for and has not been answered: do not ask again for the same gap. */
  isCatchingUp: boolean
  /** A replay from here was answered: what it did not bring is gone. */
  replayedFrom: number | undefined
  /** The server did not get the wish at once: the socket was not open. */
  isLate: boolean
}

/** First number a frame stands for: a joined replay stands for several. */
const firstOf = (frame: DataFrame | ReleaseFrame): number =>
  ('from' in frame ? frame.from : undefined) ?? frame.seq ?? 0

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
  subscribe(topic: Topic, listener: TopicListener): Subscription {
    let state = this.#topics.get(topic)
    if (!state) {
      state = {
        held: new Set(),
        epoch: undefined,
        seq: 0,
        isCatchingUp: false,
        replayedFrom: undefined,
        isLate: false,
      }
      this.#topics.set(topic, state)
      state.isLate = !this.#send({ type: 'subscribe', topic })
    }
    const current = state
    const since = current.epoch === undefined ? undefined : current.seq
    const held: Held = { listener, seq: current.seq, since, snapshot: undefined, mismatch: undefined }
    current.held.add(held)
    const dispose = () => {
      if (!current.held.delete(held) || current.held.size > 0) return
      if (this.#topics.get(topic) !== current) return
      this.#topics.delete(topic)
      this.#send({ type: 'unsubscribe', topic })
    }
    return Object.assign(dispose, {
      resumeFrom: (position: Position) => {
        held.snapshot = position
        if (current.held.has(held)) this.#fillGap(topic, current, held)
      },
    })
  }

  /** A snapshot older than the moment of joining: what lies between is asked for, and told to this listener alone. */
  #fillGap(topic: Topic, state: TopicState, held: Held): void {
    const { snapshot, since } = held
    if (!snapshot || since === undefined) return
    held.snapshot = undefined
    if (snapshot.epoch !== state.epoch) {
      // One of the two is of a history that is gone. Told once: while the socket is the older, a reload changes nothing.
      const mismatch = `${snapshot.epoch} ${state.epoch}`
      if (held.mismatch === mismatch) return
      held.mismatch = mismatch
      held.listener.onResync?.()
      return
    }
    if (snapshot.seq >= since) return
    held.seq = snapshot.seq
    held.since = snapshot.seq
    state.seq = Math.min(state.seq, snapshot.seq)
    this.#catchUp(topic, state)
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
    if (!state || !data.topic) {
      // The server joins topics by itself for pages that name a sport only; nobody here listens to this one.
      if (data.type === 'subscribed' && data.topic && !data.topic.startsWith('user.'))
        this.#send({ type: 'unsubscribe', topic: data.topic })
      return
    }
    if (data.type === 'refused') {
      state.isCatchingUp = false
      this.#each(state, (listener) => listener.onRefused?.(data.reason ?? 'not-allowed'))
    }
    if (data.type !== 'subscribed') return
    if (state.isCatchingUp && data.isRecovered) state.replayedFrom = state.seq
    state.isCatchingUp = false
    const isFirst = state.epoch === undefined
    const isNewHistory = state.epoch !== data.epoch
    if (isFirst) this.#join(data.topic, state, data.epoch, data.seq ?? 0)
    else if (isNewHistory || data.isRecovered === false) this.#moveTo(state, data.epoch, data.seq ?? 0)
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
        this.#moveTo(state, frame.epoch, frame.seq)
        this.#each(state, (listener) => listener.onResync?.())
        return
      }
      // A frame may come before the answer that says where the topic stood.
      if (state.epoch === undefined && frame.epoch !== undefined)
        this.#join(frame.topic, state, frame.epoch, firstOf(frame) - 1)
      if (frame.seq <= state.seq) return
      if (state.epoch !== undefined && firstOf(frame) > state.seq + 1) {
        if (state.replayedFrom !== state.seq) {
          // Dropped, not buffered: the replay brings this frame again, in order.
          this.#catchUp(frame.topic, state)
          return
        }
        // Nobody has what lies between: to ask again and again would bring nothing else.
        this.#moveTo(state, frame.epoch, firstOf(frame) - 1)
        this.#each(state, (listener) => listener.onResync?.())
      }
      state.seq = frame.seq
    }
    this.#each(state, (listener, held) => {
      if (frame.seq !== undefined && frame.seq <= held.seq) return
      held.seq = frame.seq ?? held.seq
      listener.onData(frame)
    })
  }

  /** The topic's first place: from here on frames come, and snapshots that came before are joined to them. */
  #join(topic: Topic, state: TopicState, epoch: string | undefined, seq: number): void {
    this.#moveTo(state, epoch, seq)
    for (const held of [...state.held]) this.#fillGap(topic, state, held)
  }

  /** Goes on at a place in the topic's history; what lies before it is for snapshots. */
  #moveTo(state: TopicState, epoch: string | undefined, seq: number): void {
    state.epoch = epoch
    state.seq = seq
    for (const held of state.held) {
      held.seq = seq
      held.since = seq
    }
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

  #each(state: TopicState, tell: (listener: TopicListener, held: Held) => void): void {
    for (const held of [...state.held]) {
      try {
        tell(held.listener, held)
      } catch (error) {
        // A listener of one section must not keep the frame from the others.
        console.error('a topic listener failed', error)
      }
    }
  }
}
