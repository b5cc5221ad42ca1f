import { authStore } from '@pitchside/auth'
import { type Disposer, disposeAll } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import type { DataFrame, ReleaseFrame, RoomEventData, RoomMessage } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { socket } from '@pitchside/socket'
import type { BarrageLine } from '../barrage-line/barrage-line'
import { lineOfMessage } from '../barrage-line/line-of-message'
import { rulesFrom } from '../rooms/chat-rules'
import { type ChatEntry, entryOf, inOrder, lineLimit, type Reader, readingLimit, withEntries } from './chat-entry'
import { createFeedStore } from './feed-state'
import { noteLine, ownLine } from './page-lines'
import { fetchHistory, fetchStanding, sendLine } from './room-chat.calls'

/** Lines that come within this time are shown together. */
const batchMs = 80

const reader = (): Reader | undefined => authStore.getState().user

/** Refusals that the same words would meet again. */
const finalReasons = new Set([
  'chat-empty',
  'chat-long',
  'chat-emoji',
  'chat-link',
  'chat-emotes',
  'chat-quote',
  'taboo',
])

/** What happens in one room: chat, counts, start and end. Lives as long as the page shows the room. */
export class RoomFeed {
  readonly store = createFeedStore()
  readonly #anchorId: number
  readonly #barrage = new Set<(line: BarrageLine) => void>()
  readonly #messages = new Set<(message: RoomMessage) => void>()
  #waiting: ChatEntry[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #isReading = false

  constructor(anchorId: number) {
    this.#anchorId = anchorId
  }

  /** Joins the room and loads what was said before. */
  open(): Disposer {
    const user = reader()
    const leave = socket.subscribe(`room.${this.#anchorId}`, {
      onData: (frame) => this.#receive(frame),
      onResync: () => void this.loadHistory(),
      onRefused: (reason) => (reason === 'room-kicked' ? this.#sentAway() : void this.#loadStanding()),
    })
    const leaveOwn = user ? socket.subscribe(`user.${user.id}`, (frame) => this.#receiveOwn(frame, user.id)) : undefined
    void this.loadHistory()
    void this.#loadStanding()
    const stop = () => {
      clearTimeout(this.#timer)
      this.#timer = undefined
      this.#waiting = []
      // Whoever left stands in no room any more: the number of the last one would be told as that of this page.
      if (this.store.getState().viewers !== undefined) bus.emit('room.onlineChanged', { count: 0 })
    }
    return disposeAll([leave, () => leaveOwn?.(), stop, () => this.#barrage.clear(), () => this.#messages.clear()])
  }

  /** Lines that fly over the video. */
  readonly barrage = (listener: (line: BarrageLine) => void): Disposer => {
    this.#barrage.add(listener)
    return () => void this.#barrage.delete(listener)
  }

  /** Every message as it comes in, for what plays once: gifts, entrances, envelopes. Not the history. */
  onMessage(listener: (message: RoomMessage) => void): Disposer {
    this.#messages.add(listener)
    return () => void this.#messages.delete(listener)
  }

  /** A line of the chat asked to open an envelope. */
  openEnvelope(id: number): void {
    this.store.getState().openEnvelope(id)
  }

  get anchorId(): number {
    return this.#anchorId
  }

  async loadHistory(): Promise<void> {
    try {
      const { messages, isAll } = await fetchHistory(this.#anchorId)
      this.#join(messages)
      this.store.setState(({ older }) => ({ history: 'ready', older: isAll ? older : 'more' }))
    } catch (error) {
      console.warn('the history of the room did not load', error)
      this.store.setState({ history: 'failed' })
    }
  }

  /** Loads the lines before the oldest one. */
  async loadOlder(): Promise<void> {
    const { older, lines } = this.store.getState()
    if (older === 'none' || older === 'loading') return
    this.store.setState({ older: 'loading' })
    const places = lines.flatMap(({ seq }) => seq ?? [])
    try {
      const before = places.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...places)
      const { messages, isAll } = await fetchHistory(this.#anchorId, before)
      this.#join(messages)
      this.store.setState({ older: isAll ? 'none' : 'more' })
    } catch (error) {
      console.warn('older lines did not load', error)
      this.store.setState({ older: 'failed' })
    }
  }

  /** The visitor reads older lines: more of them are kept meanwhile. */
  setReading(isReading: boolean): void {
    this.#isReading = isReading
  }

  /** Shows the line at once, then sends it. A refusal is shown on the line. */
  async send(text: string): Promise<void> {
    const user = authStore.getState().user
    const words = text.trim()
    if (!user || words === '') return
    const { isManager, quoting } = this.store.getState()
    const entry = ownLine(user, words, { anchorId: this.#anchorId, isManager, quote: quoting })
    this.store.setState({ quoting: undefined })
    this.#add([entry])
    await this.#deliver(entry)
  }

  /** Sends a failed line again, under the same nonce. */
  async retry(key: string): Promise<void> {
    const entry = this.store.getState().lines.find((line) => line.key === key)
    if (entry?.state === 'failed') await this.#deliver(entry)
  }

  async #deliver(entry: ChatEntry): Promise<void> {
    const { error: _before, isFinal: _final, ...clean } = entry
    this.#add([{ ...clean, state: 'sending' }])
    try {
      const message = await sendLine(this.#anchorId, { text: entry.text, nonce: entry.key, quote: entry.quote?.id })
      const sent = entryOf(message, reader()) ?? clean
      this.#add([{ ...sent, key: entry.key, state: 'sent' }])
      // Only now: what was refused must not fly, and what was masked flies masked.
      this.#fly(message)
    } catch (error) {
      // It went through although the answer got lost: the room has told so.
      if (this.store.getState().lines.some(({ key, state }) => key === entry.key && state === 'sent')) return
      const failure = error instanceof CallError && !error.isOffline ? error : undefined
      const isFinal = failure !== undefined && finalReasons.has(failure.reason)
      this.#add([{ ...clean, state: 'failed', isFinal, ...(failure ? { error: failure.message } : {}) }])
      if (failure?.reason === 'room-kicked') this.#sentAway()
      if (failure?.reason === 'chat-slow')
        this.store.setState({ restsUntil: (failure.data as { until: number }).until })
      if (failure?.reason === 'room-silenced') this.#silence((failure.data as { until?: number | null }).until)
    }
  }

  async #loadStanding(): Promise<void> {
    const user = reader()
    if (!user) return
    try {
      const { isManager, silencedUntil, isKicked } = await fetchStanding(this.#anchorId, user.id)
      this.store.setState({ isManager, silencedUntil })
      if (isKicked) this.#sentAway()
    } catch (error) {
      // The server decides in any case; only the hint is missing.
      console.warn('the own standing did not load', error)
    }
  }

  #silence(until: number | null | undefined): void {
    this.store.setState({ silencedUntil: until ?? Number.POSITIVE_INFINITY })
  }

  #sentAway(): void {
    if (this.store.getState().isKicked) return
    this.store.setState({ isKicked: true })
    bus.emit('room.kicked', { anchorId: this.#anchorId })
  }

  #join(messages: readonly RoomMessage[]): void {
    const entries = messages.flatMap((message) => entryOf(message, reader()) ?? [])
    const limit = this.#isReading ? readingLimit : lineLimit
    this.store.setState(({ lines }) => ({ lines: inOrder(lines, entries, limit) }))
  }

  #add(entries: readonly ChatEntry[]): void {
    const limit = this.#isReading ? readingLimit : lineLimit
    this.store.setState(({ lines }) => ({ lines: withEntries(lines, entries, limit) }))
  }

  /** Lines that come close together change the page once. */
  #addSoon(entry: ChatEntry): void {
    this.#waiting.push(entry)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#add(this.#waiting.splice(0))
    }, batchMs)
  }

  #fly(message: RoomMessage): void {
    const line = lineOfMessage(message, reader()?.id)
    if (!line) return
    for (const listener of this.#barrage) listener(line)
  }

  #receive(frame: DataFrame | ReleaseFrame): void {
    const { data } = frame
    if (data.type === 'chat') this.#hear(data.message)
    if (data.type !== 'room') return
    if (data.viewers !== undefined) bus.emit('room.onlineChanged', { count: data.viewers })
    this.store.setState((state) => ({
      viewers: data.viewers ?? state.viewers,
      heat: data.heat ?? state.heat,
      title: data.event === 'title' ? (data.title ?? state.title) : state.title,
      placard: data.event === 'placard' ? (data.text ?? state.placard) : state.placard,
      rules: data.event === 'rules' ? rulesFrom(data.rules) : state.rules,
      isOver: data.event === 'end' ? true : data.event === 'start' ? false : state.isOver,
      starts: data.event === 'start' ? state.starts + 1 : state.starts,
    }))
    if (data.event === 'line-removed') this.#takeAway(data.line)
    this.#note(data)
  }

  #takeAway(line: string | undefined): void {
    const stays = ({ seq }: ChatEntry): boolean => `m${seq}` !== line
    this.#waiting = this.#waiting.filter(stays)
    this.store.setState(({ lines }) => ({ lines: lines.filter(stays) }))
  }

  /** Changes of the room itself stand between the lines. */
  #note({ event, title, text = title }: RoomEventData): void {
    if (event !== 'title' && event !== 'placard' && event !== 'start' && event !== 'end') return
    this.#addSoon(noteLine(this.#anchorId, event, text ?? ''))
  }

  /** What is told to this member alone. */
  #receiveOwn({ data }: DataFrame | ReleaseFrame, ownId: number): void {
    if (data.type === 'taboo' && data.anchor_id === this.#anchorId) {
      if (data.status === 1) this.#silence(data.until)
      else this.store.setState({ silencedUntil: undefined })
    }
    if (data.type !== 'room' || data.anchor_id !== this.#anchorId || data.uid !== ownId) return
    if (data.event === 'kickout') this.#sentAway()
    if (data.event === 'admin') void this.#loadStanding()
  }

  #hear(message: RoomMessage): void {
    for (const listener of this.#messages) listener(message)
    const entry = entryOf(message, reader())
    if (!entry) return
    // The own line stands since it was written, and flies when its sending succeeds.
    const isEcho = entry.isMine && this.store.getState().lines.some(({ key }) => key === entry.key)
    this.#addSoon(entry)
    if (!isEcho) this.#fly(message)
  }
}
