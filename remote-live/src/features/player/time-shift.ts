import { shiftS } from '@pitchside/contract/rooms'

/** What a room on air gives to who wants to go back further than its stream does. */
export interface ShiftSource {
  /** A list of the last two hours as they are when it is asked for. */
  src: string
  /** On air since, epoch milliseconds. */
  since: number
}

/** A piece of a list, as the streaming library knows it. */
interface Piece {
  start: number
  duration: number
  /** When its pictures began, epoch milliseconds. */
  programDateTime: number | null
}

/** Nearer to life than this one is with the broadcast itself. */
const liveS = 15

/** Where in a list, seconds, the pictures of a moment are; the nearest ones where it has none of then. */
export function positionOf(pieces: readonly Piece[], at: number): number {
  const before = pieces.filter(({ programDateTime }) => programDateTime !== null && programDateTime <= at).at(-1)
  if (!before) return pieces[0]?.start ?? 0
  return before.start + Math.min((at - (before.programDateTime ?? at)) / 1_000, before.duration)
}

/** Playback of what was on air earlier. Moments are the server's, epoch milliseconds. */
export class TimeShift {
  #source: ShiftSource | undefined
  #at: number | undefined
  #pieces: readonly Piece[] = []

  constructor(source: ShiftSource | undefined) {
    this.#source = source
  }

  get isOn(): boolean {
    return this.#at !== undefined
  }

  /** The moment that plays, or shall. */
  get at(): number | undefined {
    return this.#at
  }

  get src(): string {
    return this.#source?.src ?? ''
  }

  /** How far back one can go, seconds; 0: nowhere but in the stream. */
  reachS(now: number): number {
    return this.#source ? Math.min(shiftS, Math.max(0, Math.floor((now - this.#source.since) / 1_000))) : 0
  }

  get isOffered(): boolean {
    return this.#source !== undefined
  }

  /** Whether a moment is one for the broadcast itself. */
  isLive(at: number, now: number): boolean {
    return !this.#source || now - at < liveS * 1_000
  }

  /** Plays from a moment on, of a list that is loaded for it; one before the reach is where that begins. */
  begin(at: number, now: number): void {
    this.#at = Math.max(at, now - this.reachS(now) * 1_000)
    this.#pieces = []
  }

  /** About where in the list that is loaded now this is: before it came nobody knows of gaps. */
  startS(now: number): number {
    return this.#at === undefined ? -1 : Math.max(0, (this.#at - now) / 1_000 + this.reachS(now))
  }

  /** The list came: where the moment is in it. undefined: it had come before, in another quality. */
  place(pieces: readonly Piece[]): number | undefined {
    const isFirst = this.#pieces.length === 0
    this.#pieces = pieces
    return isFirst && this.#at !== undefined ? positionOf(pieces, this.#at) : undefined
  }

  /** The position of a moment the loaded list has; undefined: it has not. */
  find(at: number): number | undefined {
    const last = this.#pieces.at(-1)
    if (!last || last.programDateTime === null || at > last.programDateTime + last.duration * 1_000) return undefined
    return positionOf(this.#pieces, at)
  }

  playsAt(at: number): void {
    if (this.isOn) this.#at = at
  }

  end(): void {
    this.#at = undefined
    this.#pieces = []
  }

  /** The list is not there: only the stream is. */
  fail(): void {
    this.end()
    this.#source = undefined
  }
}
