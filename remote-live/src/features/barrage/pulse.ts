/** Runs something soon after it was asked for, but never more often than every `gapMs`; silent when nobody asks. */
export class Pulse {
  readonly #run: () => void
  readonly #gapMs: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #lastAt = Number.NEGATIVE_INFINITY

  constructor(run: () => void, gapMs: number) {
    this.#run = run
    this.#gapMs = gapMs
  }

  ask(): void {
    if (this.#timer !== undefined) return
    const wait = Math.max(0, this.#lastAt + this.#gapMs - performance.now())
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#lastAt = performance.now()
      this.#run()
    }, wait)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
