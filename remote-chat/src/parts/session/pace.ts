/** Work that many causes ask for: the first one has it done at once, those that follow soon share the next turn. */
export interface Pace {
  ask(): void
  /** Does now what still waits for its turn. */
  flush(): void
  /** Forgets what waits. */
  stop(): void
}

/** At most one turn of `work` in `gapMs`. A timer and no frame: pages in the background get none of those. */
export function createPace(work: () => void, gapMs: number): Pace {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  function turn(): void {
    isWanted = false
    timer = setTimeout(() => {
      timer = undefined
      if (isWanted) turn()
    }, gapMs)
    work()
  }
  return {
    ask() {
      if (timer === undefined) turn()
      else isWanted = true
    },
    flush() {
      if (!isWanted) return
      isWanted = false
      work()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      isWanted = false
    },
  }
}
