/** Successes and failures of a group. */
export interface Counts {
  loads: number
  failures: number
}

const rate = ({ loads, failures }: Counts) => (loads === 0 ? 0 : failures / loads)

/** Complementary error function, better than 1.2e-7 everywhere (Chebyshev fit of Numerical Recipes). */
function erfc(x: number): number {
  const z = Math.abs(x)
  const t = 1 / (1 + z / 2)
  const terms = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
  ]
  const sum = terms.reduce((inner, term) => term + t * inner, 0)
  const value = t * Math.exp(-z * z - 1.26551223 + t * sum)
  return x >= 0 ? value : 2 - value
}

/** Chance that a standard normal value is at least `z`. */
export const upperTail = (z: number): number => erfc(z / Math.SQRT2) / 2

/** One-sided p of "the canary fails no more often than stable", by the two-proportion z-test with a pooled rate. */
export function pWorse(canary: Counts, stable: Counts): number {
  if (canary.loads === 0 || stable.loads === 0) return 1
  const pooled = (canary.failures + stable.failures) / (canary.loads + stable.loads)
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / canary.loads + 1 / stable.loads))
  return spread === 0 ? 1 : upperTail((rate(canary) - rate(stable)) / spread)
}

const bucketsPerDoubling = 4
const firstMs = 8

/** Load times in buckets that grow by a fifth: quantiles of any number of loads in the same few bytes. */
export class Durations {
  private readonly buckets = new Map<number, number>()
  count = 0

  add(ms: number): void {
    this.addTo(Math.max(0, Math.ceil(Math.log2(Math.max(ms, 1) / firstMs) * bucketsPerDoubling)), 1)
  }

  /** What another process counted. */
  merge(entries: readonly (readonly [bucket: number, count: number])[]): void {
    for (const [bucket, count] of entries) this.addTo(bucket, count)
  }

  entries(): [bucket: number, count: number][] {
    return [...this.buckets]
  }

  private addTo(bucket: number, count: number): void {
    this.buckets.set(bucket, (this.buckets.get(bucket) ?? 0) + count)
    this.count += count
  }

  /** The time a share of the loads stays below; undefined without loads. */
  quantile(share: number): number | undefined {
    let seen = 0
    for (const [bucket, count] of [...this.buckets].sort(([a], [b]) => a - b)) {
      seen += count
      if (seen >= share * this.count) return firstMs * 2 ** (bucket / bucketsPerDoubling)
    }
    return undefined
  }
}
