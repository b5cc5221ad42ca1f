import { type SocketStatus, socket } from '@pitchside/socket'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** A short loss is nobody's business. */
const tellAfterMs = 3_000
/** Older than this, what stands on the page is not what happens. */
const staleAfterMs = 60_000

const subscribeOnline = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** React: true once `isOn` has been true for `ms` without a break. */
function useLasting(isOn: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isOn) {
      setHasLasted(false)
      return
    }
    const timer = setTimeout(() => setHasLasted(true), ms)
    return () => clearTimeout(timer)
  }, [isOn, ms])
  return isOn && hasLasted
}

export interface Connection {
  /** What to tell the visitor. */
  trouble: 'offline' | 'lost' | undefined
  isStale: boolean
}

/** React: how well the page is connected. */
export function useConnection(): Connection {
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine)
  const [status, setStatus] = useState<SocketStatus>(socket.status)
  useEffect(() => socket.onStatus(setStatus), [])
  // While the socket tries again it is `connecting` for moments: that is still no connection.
  const [wasOpen, setWasOpen] = useState(false)
  if (status === 'open' && !wasOpen) setWasOpen(true)
  const isDown = status === 'lost' || (status === 'connecting' && wasOpen) || !isOnline
  const isTold = useLasting(isDown, tellAfterMs)
  const isStale = useLasting(isDown, staleAfterMs)
  return { trouble: isTold ? (isOnline ? 'lost' : 'offline') : undefined, isStale }
}
