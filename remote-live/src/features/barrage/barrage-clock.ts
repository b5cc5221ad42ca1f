/** Time as the barrage sees it: what its page's clock says, less the time it stood still. */
export interface ClockState {
  lostMs: number
  /** Standing still at this moment. */
  frozenAt?: number
}

export const timeOf = (state: ClockState, now: number): number => state.frozenAt ?? now - state.lostMs

/** Stops for a paused video and goes on where it stopped. */
export class BarrageClock {
  readonly #now: () => number
  #state: ClockState = { lostMs: 0 }

  constructor(now: () => number) {
    this.#now = now
  }

  time(): number {
    return timeOf(this.#state, this.#now())
  }

  /** Returns whether anything changed. */
  setPaused(isPaused: boolean): boolean {
    const { frozenAt } = this.#state
    if (isPaused === (frozenAt !== undefined)) return false
    this.#state =
      frozenAt === undefined
        ? { lostMs: this.#state.lostMs, frozenAt: this.time() }
        : { lostMs: this.#now() - frozenAt }
    return true
  }

  get state(): ClockState {
    return this.#state
  }
}
