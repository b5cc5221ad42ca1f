import type { CodeFiles, ReleasedRemote, RemoteManifest, ResolvedRelease } from '@pitchside/remote-kit/manifest'
import * as css from '@pitchside/ui/primitives'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { countCrash } from './crash-count'
import { reportHealth } from './health-beacons'
import { badBuilds, forgiveRemote, type LoadedRemote, loadFrom, reportFailure } from './load-remote'
import { RemoteBoundary } from './remote-boundary'
import { RetryCard } from './retry-card'

type View = ComponentType<object>

interface RemoteViewProps {
  release: ResolvedRelease
  remoteId: string
  /** The page or slot to show, as that version of the remote knows it. */
  pick: (loaded: LoadedRemote) => (() => Promise<{ default: View }>) | undefined
  /** Files of that page or slot, so that they are fetched together with the remote's entry. */
  filesOf: (manifest: RemoteManifest) => CodeFiles | undefined
  viewProps?: object
  /** Fills the place while the code loads. */
  pending: ReactNode
  isPage?: boolean
}

type State =
  | { is: 'loading' }
  | { is: 'ready'; View: View; remote: ReleasedRemote }
  | { is: 'failed'; remote: ReleasedRemote | undefined }

/**
 * One place filled by a remote. It loads, fails, crashes and recovers alone: nothing outside notices. After a crash the
 * version gets a second chance, then the one before it, both without asking; where no other is left, the visitor decides.
 */
export function RemoteView({ release, remoteId, pick, filesOf, viewProps, pending, isPage = false }: RemoteViewProps) {
  const [state, setState] = useState<State>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    const startedAt = performance.now()
    loadFrom(release, remoteId, pick, filesOf).then(
      ({ code, remote }) => {
        if (!isCurrent) return
        reportHealth(remote, 'ready', { ms: performance.now() - startedAt })
        setState({ is: 'ready', View: code, remote })
      },
      () => isCurrent && setState({ is: 'failed', remote: release.remotes[remoteId]?.current }),
    )
    return () => {
      isCurrent = false
    }
  }, [release, remoteId, pick, filesOf, attempt])

  const again = () => {
    setState({ is: 'loading' })
    setAttempt(attempt + 1)
  }

  const onCrash = (error: unknown) => {
    if (state.is !== 'ready') return
    const { remote } = state
    const { container } = remote.manifest
    // A version that is marked already runs only where no other is left.
    const isLastResort = badBuilds.isBad(container)
    reportFailure(remote, 'render-failed', error)
    reportHealth(remote, 'render', { detail: String(error) })
    if (countCrash(container)) badBuilds.mark(container)
    if (isLastResort) setState({ is: 'failed', remote })
    else again()
  }

  const retry = () => {
    forgiveRemote(release, remoteId)
    again()
  }

  if (state.is === 'loading') return pending
  if (state.is === 'failed') return <RetryCard remote={state.remote} isPage={isPage} onRetry={retry} />
  const { View, remote } = state
  return (
    <div className={css.contents} data-remote={remoteId} data-build={remote.build}>
      <RemoteBoundary key={attempt} onCrash={onCrash}>
        <View {...viewProps} />
      </RemoteBoundary>
    </div>
  )
}
