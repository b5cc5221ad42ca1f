import { dayMs } from '@pitchside/base'
import type { ReleaseStore } from '../store/release-store'
import type { EnvironmentDocument } from './document'
import type { PublishedVersion } from './published'

/** Builds of a document somebody can get, or can be sent back to. */
function reachable({ packages }: EnvironmentDocument): string[] {
  return Object.entries(packages).flatMap(([name, { stable, previous, canary }]) =>
    [stable, ...previous, ...(canary ? [canary.build] : [])].map((build) => `${name} ${build}`),
  )
}

/**
 * Versions nobody can get any more: not in a current document of any environment, in none that was current within the
 * last `days` (a tab may be open that long), and not published within them.
 */
export function expired(
  versions: readonly PublishedVersion[],
  histories: readonly (readonly EnvironmentDocument[])[],
  now: number,
  days: number,
): PublishedVersion[] {
  const since = new Date(now - days * dayMs).toISOString()
  const kept = new Set(
    histories.flatMap((history) =>
      // A document was current until the next one was written.
      history.filter((_, index) => (history[index + 1]?.at ?? '9') >= since).flatMap(reachable),
    ),
  )
  return versions.filter(({ name, build, at }) => at < since && !kept.has(`${name} ${build}`))
}

/** Finds what may go in a store, and removes it when `isDone`. */
export async function prune(
  store: ReleaseStore,
  now: number,
  days: number,
  isDone: boolean,
): Promise<PublishedVersion[]> {
  const histories = await Promise.all((await store.environments()).map((environment) => store.history(environment)))
  const versions = (await Promise.all((await store.packages()).map((name) => store.listVersions(name)))).flat()
  const gone = expired(versions, histories, now, days)
  if (isDone) for (const { name, build } of gone) await store.removeVersion(name, build)
  return gone
}
