import type { EnvironmentDocument } from '../core/document'
import type { Health, Minute } from './health'
import { type Counts, pWorse } from './statistics'

export interface Alarm {
  remote: string
  build: string
  text: string
  failures: number
  loads: number
}

const recentMinutes = 5
const leastLoads = 100
/** Two failures are chance, whatever the arithmetic of small numbers says. */
const leastFailures = 5
const sumOf = (minutes: readonly Minute[]): Counts => ({
  loads: minutes.reduce((sum, one) => sum + one.loads, 0),
  failures: minutes.reduce((sum, one) => sum + one.failures, 0),
})

/**
 * Stable versions that fail more often than in the hour before: for people to look at. No version is known to be better,
 * so nothing is rolled back by itself.
 */
export function stableAlarms(document: EnvironmentDocument, health: Health): Alarm[] {
  return Object.entries(document.packages).flatMap(([name, { stable }]) => {
    const remote = name.replace(/^remote-/, '')
    const { minutes } = health.figures(remote, stable)
    const [before, now] = [sumOf(minutes.slice(0, -recentMinutes)), sumOf(minutes.slice(-recentMinutes))]
    if (now.loads < leastLoads || now.failures < leastFailures) return []
    const share = now.failures / now.loads
    const isNew =
      before.loads >= leastLoads && share - before.failures / before.loads > 0.01 && pWorse(now, before) < 0.001
    if (!isNew && share < 0.05) return []
    const text = `${now.failures} of ${now.loads} loads failed in the last ${recentMinutes} minutes`
    return [{ remote, build: stable, text, ...now }]
  })
}
