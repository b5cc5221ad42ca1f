import { authStore } from '@pitchside/auth'
import { type Disposer, disposeAll } from '@pitchside/base'
import type { DataFrame, ReleaseFrame, RoomMessage } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { createStore } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import type { BarrageLine } from '../barrage/barrage-line'
import { lineOfMessage } from '../barrage/line-of-message'
import type { BarrageSource } from '../barrage/use-barrage'
import { type ChatEntry, entryOf, withEntries } from './chat-entry'
import { fetchHistory, sendLine } from './room-chat.calls'

interface FeedState {
  lines: readonly ChatEntry[]
  history: 'loading' | 'ready' | 'failed'
  /** Visitors in the room; undefined until the room says so. */
  viewers: number | undefined
  heat: number | undefined
  title: string | undefined
  isOver: boolean
  /** How often the broadcast began while the page was open. */
  starts: number
}

const initial: FeedState = {
  lines: [],
  history: 'loading',
  viewers: undefined,
  heat: undefined,
  title: undefined,
  isOver: false,
  starts: 0,
}

const ownId = (): number | undefined => authStore.getState().user?.id

/** A key nobody else uses. Not randomUUID: that exists on secure origins only. */
const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What happens in one room: chat, counts, start and end. Lives as long as the page shows the room. */
export class RoomFeed {
  readonly store = createStore<FeedState>()(() => initial)
  readonly #anchorId: number
  readonly #barrage = new Set<(line: BarrageLine) => void>()
  readonly #messages = new Set<(message: RoomMessage) => void>()

  constructor(anchorId: number) {
    this.#anchorId = anchorId
  }

  /** Joins the room and loads what was said before. */
  open(): Disposer {
    const leave = socket.subscribe(`room.${this.#anchorId}`, {
      onData: (frame) => this.#receive(frame),
      onResync: () => void this.loadHistory(),
    })
    void this.loadHistory()
    return disposeAll([leave, () => this.#barrage.clear(), () => this.#messages.clear()])
  }

  /** Lines that fly over the video. */
  readonly barrage: BarrageSource = (listener) => {
    this.#barrage.add(listener)
    return () => void this.#barrage.delete(listener)
  }

  /** Every message as it comes in, for what plays once: gifts, entrances, envelopes. Not the history. */
  onMessage(listener: (message: RoomMessage) => void): Disposer {
    this.#messages.add(listener)
    return () => void this.#messages.delete(listener)
  }

  get anchorId(): number {
    return this.#anchorId
  }

  async loadHistory(): Promise<void> {
    try {
      const messages = await fetchHistory(this.#anchorId)
      const entries = messages.flatMap((message) => entryOf(message, ownId()) ?? [])
      this.store.setState(({ lines }) => ({
        lines: [...withEntries(entries, lines)].sort((a, b) => a.at - b.at),
        history: 'ready',
      }))
    } catch (error) {
      console.warn('the history of the room did not load', error)
      this.store.setState({ history: 'failed' })
    }
  }

  /** Shows the line at once, then sends it. A refusal is shown on the line. */
  async send(text: string): Promise<void> {
    const user = authStore.getState().user
    const words = text.trim()
    if (!user || words === '') return
    const nonce = newNonce()
    const entry: ChatEntry = {
      key: nonce,
      kind: 'text',
      userId: user.id,
      name: user.nickname,
      level: Number(/\d+$/.exec(user.expIcon)?.[0] ?? 0),
      tier: 0,
      isAnchor: user.id === this.#anchorId,
      isAdmin: false,
      isMine: true,
      text: words,
      at: Date.now(),
      state: 'sending',
    }
    this.#add([entry])
    this.#fly({ text: words, isMine: true })
    await this.#deliver(entry)
  }

  /** Sends a failed line again, under the same nonce. */
  async retry(key: string): Promise<void> {
    const entry = this.store.getState().lines.find((line) => line.key === key)
    if (entry?.state === 'failed') await this.#deliver(entry)
  }

  async #deliver(entry: ChatEntry): Promise<void> {
    const { error: _before, ...clean } = entry
    this.#add([{ ...clean, state: 'sending' }])
    try {
      const message = await sendLine(this.#anchorId, entry.text, entry.key)
      this.#add([{ ...(entryOf(message, ownId()) ?? clean), key: entry.key, state: 'sent' }])
    } catch (error) {
      const reason = error instanceof CallError && !error.isOffline ? error.message : undefined
      this.#add([{ ...clean, state: 'failed', ...(reason ? { error: reason } : {}) }])
    }
  }

  #add(entries: readonly ChatEntry[]): void {
    this.store.setState(({ lines }) => ({ lines: withEntries(lines, entries) }))
  }

  #fly(line: BarrageLine): void {
    for (const listener of this.#barrage) listener(line)
  }

  #receive(frame: DataFrame | ReleaseFrame): void {
    const { data } = frame
    if (data.type === 'chat') this.#hear(data.message)
    if (data.type !== 'room') return
    this.store.setState((state) => ({
      viewers: data.viewers ?? state.viewers,
      heat: data.heat ?? state.heat,
      title: data.event === 'title' ? (data.title ?? state.title) : state.title,
      isOver: data.event === 'end' ? true : data.event === 'start' ? false : state.isOver,
      starts: data.event === 'start' ? state.starts + 1 : state.starts,
    }))
  }

  #hear(message: RoomMessage): void {
    for (const listener of this.#messages) listener(message)
    const entry = entryOf(message, ownId())
    if (!entry) return
    // The own line flew when it was written.
    const isEcho = entry.isMine && this.store.getState().lines.some(({ key }) => key === entry.key)
    this.#add([entry])
    const line = lineOfMessage(message, ownId())
    if (line && !isEcho) this.#fly(line)
  }
}
