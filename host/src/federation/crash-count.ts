const crashesBeforeFallback = 2
const crashes = new Map<string, number>()

/** Counts a crash while rendering. True: this version crashed often enough to take the one before it. */
export function countCrash(container: string): boolean {
  const count = (crashes.get(container) ?? 0) + 1
  crashes.set(container, count)
  return count >= crashesBeforeFallback
}
