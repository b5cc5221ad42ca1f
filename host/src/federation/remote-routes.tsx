import type { PageLayout } from '@pitchside/remote-kit'
import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'
import type { RouteObject } from 'react-router-dom'
import type { ReleaseTable } from './release-table'
import { RemotePage } from './remote-page'

/** What the frame knows of a page: in `handle` of its route. */
export interface RemoteRouteHandle {
  remoteId: string
  path: string
  /** Text key with namespace. */
  title: string
  layout?: PageLayout
  isMemberOnly: boolean
}

/** Routes of all remotes, from data: no code of a remote runs. */
export function remoteRoutes(table: ReleaseTable, release: ResolvedRelease = table.newest()): RouteObject[] {
  return Object.entries(release.remotes).flatMap(([remoteId, { current }]) =>
    current.manifest.routes.map(({ path, title, layout, isMemberOnly = false }) => {
      const handle: RemoteRouteHandle = { remoteId, path, title, layout, isMemberOnly }
      return {
        id: `${remoteId} ${path}`,
        path,
        handle,
        element: <RemotePage table={table} remoteId={remoteId} path={path} />,
      }
    }),
  )
}

/** Routes that came with a newer release than the page's: `patchRoutesOnNavigation` asks here before it says 404. */
export function lateRoutes(table: ReleaseTable, known: ReadonlySet<string>): RouteObject[] {
  return remoteRoutes(table).filter((route) => !known.has(route.id ?? ''))
}
