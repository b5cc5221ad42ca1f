/** A stream of numbers in [0, 1). The same seed gives the same stream on every machine. */
export type RandomStream = () => number

/** xmur3: spreads a text over 32-bit numbers. */
function seeds(text: string): () => number {
  let h = 1_779_033_703 ^ text.length
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 3_432_918_353)
    h = (h << 13) | (h >>> 19)
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2_246_822_507)
    h = Math.imul(h ^ (h >>> 13), 3_266_489_909)
    h ^= h >>> 16
    return h >>> 0
  }
}

/** sfc32 seeded by xmur3, after 12 warm-up draws. */
export function randomStream(seed: string): RandomStream {
  const next = seeds(seed)
  let a = next()
  let b = next()
  let c = next()
  let d = next()
  const draw = () => {
    a |= 0
    b |= 0
    c |= 0
    d |= 0
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4_294_967_296
  }
  for (let i = 0; i < 12; i += 1) draw()
  return draw
}

/** One draw of the standard normal distribution. */
export function normal(random: RandomStream): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** One draw of the Poisson distribution, for small means. */
export function poisson(random: RandomStream, mean: number): number {
  const limit = Math.exp(-mean)
  let product = random()
  let count = 0
  while (product > limit) {
    product *= random()
    count += 1
  }
  return count
}

/** Picks an index by weight. */
export function weighted(random: RandomStream, weights: readonly number[]): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (let i = 0; i < weights.length; i += 1) {
    left -= weights[i] ?? 0
    if (left < 0) return i
  }
  return weights.length - 1
}

/** A stable 32-bit number of a text. */
export function stableHash(text: string): number {
  return seeds(text)()
}

/** A new order of the list, by Fisher and Yates. */
export function shuffled<T>(list: readonly T[], random: RandomStream): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    ;[out[i], out[j]] = [out[j] as T, out[i] as T]
  }
  return out
}
