import { authStore } from '@pitchside/auth'
import type { Disposer } from '@pitchside/base'
import { createStore } from '@pitchside/platform'
import type { BarrageLine, BarrageSource } from '../../parts/barrage-line/barrage-line'
import { lineOfMessage } from '../../parts/barrage-line/line-of-message'
import { type ChatEntry, entryOf, lineLimit, readingLimit } from '../../parts/room-feed/chat-entry'
import type { LineFeed, LinesState } from '../../parts/room-feed/line-feed'
import { fetchReplayLines } from './replay.calls'

/** A film that moved on by more than this was led to another place. */
const jumpS = 3
/** After a jump so much of what was said before stands in the chat. */
const beforeS = 60
/** Lines are loaded so long before their time. */
const aheadS = 45

interface TimedLine {
  second: number
  entry: ChatEntry
  flying: BarrageLine | undefined
}

/** Who lets lines of a replay fly. */
interface Flight {
  fly: (line: BarrageLine) => void
  clear: () => void
}

/** What was said in a room while a recording was made, as the film goes on: chat and barrage. */
export class ReplayFeed implements LineFeed {
  readonly store = createStore<LinesState>()(() => ({ lines: [], history: 'loading', older: 'none' }))
  readonly #playbackId: number
  readonly #flights = new Set<Flight>()
  /** Lines of one stretch of the film, `#from` to `#until`. */
  #lines: TimedLine[] = []
  #from = 0
  #until = 0
  /** Where the film is, and how many of the lines were said by then. */
  #second = -1
  #said = 0
  /** The stretch that is loaded at this moment; another one may have begun meanwhile. */
  #loading: object | undefined
  #isEnded = false

  constructor(playbackId: number) {
    this.#playbackId = playbackId
  }

  /** Until the disposer is called. */
  open(): Disposer {
    this.#isEnded = false
    return () => {
      this.#isEnded = true
    }
  }

  readonly barrage: BarrageSource = (fly, clear) => {
    const flight = { fly, clear }
    this.#flights.add(flight)
    return () => void this.#flights.delete(flight)
  }

  /** The film is at a second. */
  at(second: number): void {
    const before = this.#second
    const isJump = second < before || second - before > jumpS
    this.#second = second
    if (isJump) {
      for (const { clear } of this.#flights) clear()
      if (second < this.#from || second >= this.#until) this.#begin(Math.max(0, Math.floor(second) - beforeS))
    }
    const from = this.#said
    this.#show()
    if (!isJump) for (const line of this.#lines.slice(from, this.#said)) this.#fly(line)
    if (this.store.getState().history !== 'failed') void this.#loadAhead()
  }

  /** The visitor's way out when lines did not load. */
  async loadHistory(): Promise<void> {
    this.store.setState({ history: this.#lines.length === 0 ? 'loading' : 'ready' })
    await this.#loadAhead()
  }

  /** What stands before the stretch is found by moving the film back. */
  async loadOlder(): Promise<void> {}

  #begin(from: number): void {
    this.#loading = undefined
    this.#lines = []
    this.#from = this.#until = from
    this.#said = 0
    this.store.setState({ lines: [], history: 'loading' })
  }

  #show(): void {
    const said = this.#lines.findLastIndex(({ second }) => second <= this.#second) + 1
    if (said === this.#said) return
    this.#said = said
    this.store.setState({ lines: this.#lines.slice(Math.max(0, said - lineLimit), said).map(({ entry }) => entry) })
  }

  #fly({ flying }: TimedLine): void {
    if (flying) for (const { fly } of this.#flights) fly(flying)
  }

  async #loadAhead(): Promise<void> {
    while (!this.#isEnded && !this.#loading && this.#until < this.#second + aheadS) {
      const own = {}
      this.#loading = own
      try {
        const page = await fetchReplayLines(this.#playbackId, this.#until)
        if (this.#loading !== own) return
        this.#take(page)
      } catch (error) {
        if (this.#loading !== own) return
        console.warn('lines of the replay did not load', error)
        this.store.setState({ history: 'failed' })
        return
      } finally {
        if (this.#loading === own) this.#loading = undefined
      }
    }
  }

  #take({ lines, until }: Awaited<ReturnType<typeof fetchReplayLines>>): void {
    const { user } = authStore.getState()
    for (const { second, message } of lines) {
      const entry = entryOf(message, user)
      if (entry) this.#lines.push({ second, entry, flying: lineOfMessage(message, user?.id) })
    }
    this.#until = until
    this.#forgetOld()
    this.store.setState({ history: 'ready' })
    this.#show()
  }

  /** Hours of a busy room are not kept in the page. */
  #forgetOld(): void {
    const [surplus] = this.#lines.splice(0, Math.max(0, this.#said - readingLimit)).slice(-1)
    if (!surplus) return
    this.#from = surplus.second + 1
    this.#said = Math.min(this.#said, readingLimit)
  }
}
