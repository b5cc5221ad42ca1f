import type { EnvironmentDocument } from '../core/document'
import type { Health } from './health'

/** What a monitoring system reads: counts by version, and what did not count. */
export function metricsText(document: EnvironmentDocument | undefined, health: Health): string {
  const rows = health.versions().flatMap(({ remote, build }) => {
    const pointer = document?.packages[`remote-${remote}`]
    const role = pointer?.canary?.build === build ? 'canary' : pointer?.stable === build ? 'stable' : 'other'
    const labels = `{remote="${remote}",build="${build}",role="${role}"}`
    const { loads, failures, p75 } = health.figures(remote, build)
    return [
      `pitchside_remote_loads_total${labels} ${loads}`,
      `pitchside_remote_failures_total${labels} ${failures}`,
      ...(p75 === undefined ? [] : [`pitchside_remote_load_p75_ms${labels} ${Math.round(p75)}`]),
    ]
  })
  const ignored = Object.entries(health.ignored).map(
    ([why, count]) => `pitchside_beacons_ignored_total{why="${why}"} ${count}`,
  )
  return `${[`pitchside_release_seq ${document?.seq ?? 0}`, ...rows, ...ignored].join('\n')}\n`
}
