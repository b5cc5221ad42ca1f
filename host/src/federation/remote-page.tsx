import type { RemoteManifest, ResolvedRelease } from '@pitchside/remote-kit/manifest'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { LoadedRemote } from './load-remote'
import { PagePending } from './page-pending'
import type { ReleaseTable } from './release-table'
import { RemoteView } from './remote-view'

interface RemotePageProps {
  table: ReleaseTable
  remoteId: string
  /** Path of the route, which names the page in every version of the remote. */
  path: string
}

/** The release this page was entered with: a newer one is taken when the visitor goes on to another address. */
function useReleaseOfVisit(table: ReleaseTable): ResolvedRelease {
  const { pathname } = useLocation()
  const [visit, setVisit] = useState(() => ({ pathname, release: table.newest() }))
  if (visit.pathname === pathname) return visit.release
  const next = { pathname, release: table.newest() }
  setVisit(next)
  return next.release
}

/** A page of a remote. */
export function RemotePage({ table, remoteId, path }: RemotePageProps) {
  const release = useReleaseOfVisit(table)
  const pick = useCallback(
    ({ remote, contribution }: LoadedRemote) =>
      contribution.routes[remote.manifest.routes.findIndex((route) => route.path === path)]?.page,
    [path],
  )
  const filesOf = useCallback(
    (manifest: RemoteManifest) => manifest.routes.find((route) => route.path === path)?.files,
    [path],
  )
  const build = release.remotes[remoteId]?.current.build
  return (
    <RemoteView
      key={`${path} ${build}`}
      release={release}
      remoteId={remoteId}
      pick={pick}
      filesOf={filesOf}
      pending={<PagePending />}
      isPage
    />
  )
}
