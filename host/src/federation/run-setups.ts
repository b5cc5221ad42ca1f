import type { Disposer } from '@pitchside/base'
import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'
import { loadFrom, reportFailure } from './load-remote'
import type { ReleaseTable } from './release-table'

const idleTimeoutMs = 2000
const loadTimeoutMs = 4000

/** Waits for the page's own files first, but not for ever: one that hangs holds the load event back. */
function afterLoad(work: () => void): Disposer {
  let stop: Disposer = () => undefined
  const go = () => {
    dispose()
    stop = idle(work)
  }
  const timer = setTimeout(go, loadTimeoutMs)
  window.addEventListener('load', go)
  const dispose = () => {
    clearTimeout(timer)
    window.removeEventListener('load', go)
  }
  return () => {
    dispose()
    stop()
  }
}

/** Work that may wait until the page is quiet. */
function whenIdle(work: () => void): Disposer {
  return document.readyState === 'complete' ? idle(work) : afterLoad(work)
}

function idle(work: () => void): Disposer {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: idleTimeoutMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, idleTimeoutMs)
  return () => clearTimeout(timer)
}

/** Background work of remotes: started when the page is idle, and anew when another version becomes current. */
export function runSetups(table: ReleaseTable): Disposer {
  const running = new Map<string, { build: string; dispose: Disposer | undefined }>()
  let isStopped = false
  let cancelIdle: Disposer = () => undefined

  const end = (remoteId: string) => {
    const entry = running.get(remoteId)
    running.delete(remoteId)
    try {
      entry?.dispose?.()
    } catch (error) {
      const remote = table.newest().remotes[remoteId]?.current
      if (remote) reportFailure(remote, 'setup-end-failed', error)
    }
  }

  const begin = async (release: ResolvedRelease, remoteId: string, build: string) => {
    const entry: { build: string; dispose: Disposer | undefined } = { build, dispose: undefined }
    running.set(remoteId, entry)
    const { code, remote } = await loadFrom(release, remoteId, ({ contribution }) => contribution.setup)
    if (running.get(remoteId) !== entry || isStopped) return
    try {
      const dispose = await code()
      if (running.get(remoteId) === entry && !isStopped) entry.dispose = dispose
      else dispose()
    } catch (error) {
      reportFailure(remote, 'setup-failed', error)
    }
  }

  const refresh = () => {
    const release = table.newest()
    for (const [remoteId, { current }] of Object.entries(release.remotes)) {
      if (running.get(remoteId)?.build === current.build) continue
      end(remoteId)
      // A remote that cannot be loaded is reported where it was tried; its background work is simply missing.
      if (current.manifest.hasSetup) begin(release, remoteId, current.build).catch(() => running.delete(remoteId))
    }
  }

  const schedule = () => {
    cancelIdle()
    cancelIdle = whenIdle(refresh)
  }
  schedule()
  const unsubscribe = table.subscribe(schedule)
  return () => {
    isStopped = true
    cancelIdle()
    unsubscribe()
    for (const remoteId of [...running.keys()]) end(remoteId)
  }
}
