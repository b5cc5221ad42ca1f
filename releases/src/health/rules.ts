import { type Counts, Durations, pWorse } from './statistics'

/** What is known of one version within one window. */
export class Window implements Counts {
  loads = 0
  failures = 0
  /** Wrong hash, wrong contract: an attack or a broken release, never chance. */
  integrity = 0
  readonly durations = new Durations()
}

export const limits = {
  /** Hard rule: so many loads of which none worked. */
  deadLoads: 20,
  /** Hard rule: so many wrong hashes or contracts. */
  integrity: 5,
  /** Soft rules: a window is judged when it has this many canary loads, and stable as many. */
  windowLoads: 200,
  ratio: 2,
  difference: 0.01,
  p: 0.001,
  slower: 1.5,
  slowerMs: 200,
  /** Windows in a row that must be bad: one in a thousand may be bad by chance, two in a row one in a million. */
  windows: 2,
} as const

const percent = (share: number) => `${(share * 100).toFixed(2)} %`
const rateOf = ({ failures, loads }: Counts) => (loads === 0 ? 0 : failures / loads)

/** Evidence of what nobody needs statistics for; undefined: nothing of the kind. */
export function hardEvidence(canary: Window): string | undefined {
  if (canary.integrity >= limits.integrity)
    return `${canary.integrity} files had a wrong hash or spoke another contract`
  if (canary.loads >= limits.deadLoads && canary.failures >= canary.loads) return `none of ${canary.loads} loads worked`
  return undefined
}

/** Evidence that a window of the canary is worse than stable at the same time; undefined: it is not. */
export function softEvidence(canary: Window, stable: Window): string | undefined {
  const [bad, good] = [rateOf(canary), rateOf(stable)]
  const p = pWorse(canary, stable)
  if (bad > limits.ratio * good && bad - good > limits.difference && p < limits.p)
    return `${percent(bad)} of ${canary.loads} loads failed, ${percent(good)} of ${stable.loads} with the stable version (p ${p.toExponential(1)})`
  const [slow, normal] = [canary.durations.quantile(0.75), stable.durations.quantile(0.75)]
  const isMeasured =
    canary.durations.count >= limits.windowLoads / 2 && stable.durations.count >= limits.windowLoads / 2
  if (isMeasured && slow && normal && slow > limits.slower * normal && slow - normal > limits.slowerMs)
    return `three quarters of the loads take up to ${Math.round(slow)} ms, ${Math.round(normal)} ms with the stable version`
  return undefined
}
