import { type Disposer, disposeAll, withDeadline } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'
import { socket } from '@pitchside/socket'
import type { ReleaseTable } from './release-table'

const address = '/releases/current'
const pollMs = 60_000
/** Tabs ask at different moments: a promotion must not call them all at once. */
const spreadMs = 1500
/** A question that hangs must not be the last one. */
const patienceMs = 8000

/**
 * Keeps the table of an open tab current: told by the socket, and once a minute by asking. What is promoted is taken at
 * the next navigation.
 */
export function followReleases(table: ReleaseTable): Disposer {
  let tag = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = async () => {
    try {
      const asked = fetch(address, { headers: tag ? { 'if-none-match': tag } : {}, cache: 'no-store' })
      const response = await withDeadline(asked, patienceMs, address)
      if (response.status === 304) return
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
      table.offer((await withDeadline(response.json(), patienceMs, address)) as ResolvedRelease)
      tag = response.headers.get('etag') ?? ''
    } catch (error) {
      bus.emit('failure.seen', { where: 'release', reason: 'not-reachable', detail: String(error) })
    }
  }

  const later = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask().then(() => later(pollMs + Math.random() * spreadMs)), delayMs)
  }
  const soon = () => later(Math.random() * spreadMs)
  const whenSeen = () => document.visibilityState === 'visible' && soon()

  later(pollMs + Math.random() * spreadMs)
  document.addEventListener('visibilitychange', whenSeen)
  return disposeAll([
    socket.subscribe('release', { onData: soon, onResync: soon }),
    () => document.removeEventListener('visibilitychange', whenSeen),
    () => clearTimeout(timer),
  ])
}
