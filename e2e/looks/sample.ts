/** A small generator of its own: the same seed, the same sample on every machine. */
function randomBy(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** So many of all, by seed and in their order. */
export function sampleOf<T>(all: readonly T[], many: number, seed: number): T[] {
  const random = randomBy(seed)
  const chosen = new Set(
    all
      .map((_one, place) => ({ place, lot: random() }))
      .sort((one, other) => one.lot - other.lot)
      .slice(0, many)
      .map(({ place }) => place),
  )
  return all.filter((_one, place) => chosen.has(place))
}
