import { unknownState } from '@pitchside/contract'
import type { MatchState, Sport } from './ports/feed.port'
import { isLegalEdge, isReachable, pauseOf } from './status-edges'

interface Admitted {
  status: number
  periodStart: number
  clock: number
  /** Epoch seconds of the look that showed it. */
  at: number
  /** State before an interruption: a match goes on there, not earlier. */
  interrupted: number | undefined
}

/** A change of state that no match makes. */
export interface RefusedEdge {
  id: number
  sport: Sport
  from: number
  to: number
}

/** Two looks closer than this see every step of a match; a step that is missing must be insisted on for so long. */
const closeLooksS = 10
const keptS = 2 * 86_400

/**
 * Lets only such changes of a match's state through as a match makes. A refused one leaves the state as it was; scores
 * pass, they are the feed's word alone. Questions about the past are answered as asked.
 */
export class StatusGate {
  readonly #known = new Map<number, Admitted>()
  readonly #tell: (edge: RefusedEdge) => void
  readonly #told = new Set<string>()
  refused = 0

  constructor(tell: (edge: RefusedEdge) => void = () => undefined) {
    this.#tell = tell
  }

  admit(id: number, sport: Sport, state: MatchState, at: number): MatchState {
    const known = this.#known.get(id)
    if (known && at < known.at) return state
    const { status, periodStart, clock } = state
    if (!known || this.#mayFollow(sport, known, status, at)) {
      const isPause = status === pauseOf[sport]
      const interrupted = isPause ? (known?.interrupted ?? known?.status) : undefined
      this.#known.set(id, { status, periodStart, clock, at, interrupted })
      return state
    }
    this.#refuse({ id, sport, from: known.status, to: status })
    return { ...state, status: known.status, periodStart: known.periodStart, clock: known.clock }
  }

  forget(now: number): void {
    for (const [id, { at }] of this.#known) if (at < now - keptS) this.#known.delete(id)
    if (this.#told.size > 10_000) this.#told.clear()
  }

  #mayFollow(sport: Sport, known: Admitted, status: number, at: number): boolean {
    const { interrupted } = known
    if (interrupted !== undefined && known.status === pauseOf[sport] && status !== known.status)
      return isReachable(sport, known.status, status) && (isReachable(sport, interrupted, status) || interrupted === 0)
    return at - known.at <= closeLooksS
      ? isLegalEdge(sport, known.status, status) || known.status === unknownState
      : isReachable(sport, known.status, status)
  }

  /** Each wrong step is told once: the feed repeats it with every look. */
  #refuse(edge: RefusedEdge): void {
    const key = `${edge.id} ${edge.from} ${edge.to}`
    if (this.#told.has(key)) return
    this.#told.add(key)
    this.refused += 1
    this.#tell(edge)
  }
}
