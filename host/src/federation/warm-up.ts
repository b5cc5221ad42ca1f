import { matchPath } from 'react-router-dom'
import { candidates, contributionOf } from './load-remote'
import type { ReleaseTable } from './release-table'

/**
 * Begins to load the page of the asked address while the shell still draws its frame. Whoever shows the page asks for
 * the same code again, joins what is under way and deals with what fails.
 */
export function warmUp(table: ReleaseTable, pathname: string): void {
  const release = table.newest()
  for (const remoteId of Object.keys(release.remotes)) {
    const [remote] = candidates(release, remoteId)
    const at = remote?.manifest.routes.findIndex(({ path }) => matchPath(path, pathname)) ?? -1
    if (!remote || at < 0) continue
    contributionOf(remote)
      .then((contribution) => contribution.routes[at]?.page())
      .catch((error: unknown) => console.debug(`remote-${remoteId} is not warm`, error))
    return
  }
}
