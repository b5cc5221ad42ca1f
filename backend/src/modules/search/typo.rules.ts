/** Shortest word whose typos are put right. */
export const typoMin = 4
/** Longer ones are no words. */
export const typoMax = 24

/** Changes that make one word the other: a letter more, less, another, or two that changed places. */
export function typosBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let best = Math.min(
        (last[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        best = Math.min(best, (before[column - 2] as number) + 1)
      next.push(best)
    }
    before = last
    last = next
  }
  return last[other.length] as number
}

const allowed = (length: number): number => (length < 6 ? 1 : 2)

/** Which known word was meant: the one with the fewest typos; undefined: none is near enough. */
export function meantWord(typed: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  let bestTypos = allowed(typed.length) + 1
  for (const one of known) {
    const typos = typosBetween(typed, one)
    if (typos < bestTypos) {
      best = one
      bestTypos = typos
    }
  }
  return best
}
