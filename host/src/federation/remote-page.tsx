import type { RemoteManifest } from '@pitchside/remote-kit/manifest'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import type { LoadedRemote } from './load-remote'
import { NewerVersionBar } from './newer-version-bar'
import { PagePending } from './page-pending'
import type { ReleaseTable } from './release-table'
import { RemoteView } from './remote-view'
import { useFollowedRelease } from './use-followed-release'
import { visitOf } from './visit-of'

interface RemotePageProps {
  table: ReleaseTable
  remoteId: string
  /** Path of the route, which names the page in every version of the remote. */
  path: string
}

/** A page of a remote. */
export function RemotePage({ table, remoteId, path }: RemotePageProps) {
  const { release, take } = useFollowedRelease(table, remoteId, visitOf(useLocation()))
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
    <>
      {take ? <NewerVersionBar onTake={take} /> : undefined}
      <RemoteView
        key={`${path} ${build}`}
        release={release}
        remoteId={remoteId}
        pick={pick}
        filesOf={filesOf}
        pending={<PagePending />}
        isPage
      />
    </>
  )
}
