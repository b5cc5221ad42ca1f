/** Lets so many works run at a time; the others wait in their order. */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // Whoever waited longest takes over the place.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
