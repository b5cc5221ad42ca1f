import { type Disposer, whenIdle } from '@pitchside/base'
import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'
import { loadFrom, reportFailure } from './load-remote'
import type { ReleaseTable } from './release-table'

/** Background work of remotes: started when the page is idle, and anew when another version becomes current. */
export function runSetups(table: ReleaseTable): Disposer {
  const running = new Map<string, { build: string; ending: AbortController }>()
  let cancelIdle: Disposer = () => undefined

  const end = (remoteId: string) => {
    running.get(remoteId)?.ending.abort()
    running.delete(remoteId)
  }

  const begin = async (release: ResolvedRelease, remoteId: string, build: string) => {
    const ending = new AbortController()
    const { signal } = ending
    running.set(remoteId, { build, ending })
    // A remote that cannot be loaded is reported where it was tried; its background work is simply missing.
    const loaded = await loadFrom(release, remoteId, ({ contribution }) => contribution.setup).catch(() => undefined)
    if (signal.aborted) return
    if (!loaded) return void running.delete(remoteId)
    try {
      await loaded.code({ signal })
    } catch (error) {
      reportFailure(loaded.remote, 'setup-failed', error)
    }
  }

  const refresh = () => {
    const release = table.newest()
    for (const [remoteId, { current }] of Object.entries(release.remotes)) {
      if (running.get(remoteId)?.build === current.build) continue
      end(remoteId)
      if (current.manifest.hasSetup) void begin(release, remoteId, current.build)
    }
  }

  const schedule = () => {
    cancelIdle()
    cancelIdle = whenIdle(refresh)
  }
  schedule()
  const unsubscribe = table.subscribe(schedule)
  return () => {
    cancelIdle()
    unsubscribe()
    for (const remoteId of [...running.keys()]) end(remoteId)
  }
}
