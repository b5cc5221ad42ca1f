import { type SocketStatus, socket } from '@pitchside/socket'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * How far the list can be trusted: `live`; `resyncing` after a loss, until what was missed is in; `lost` soon after the
 * socket went; `stale` when it has been away for half a minute.
 */
export type FeedState = 'live' | 'resyncing' | 'lost' | 'stale'

/** A short break is told soon, but not at every hiccup; while the page starts there is nothing to have lost. */
export const feedDelays = { tellMs: 1_200, tellAtStartMs: 3_000, staleMs: 30_000, settleMs: 3_000 } as const

export interface Feed {
  state: FeedState
  /** Something came: the list is up to date again. */
  heard: () => void
  /** A list is being loaded again because frames were missed. */
  resyncing: () => void
}

/** Follows the one socket of the page. */
export function useFeedState(): Feed {
  const [state, setState] = useState<FeedState>('live')
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const heard = useCallback(() => {
    if (socket.status() === 'open') setState('live')
  }, [])
  const resyncing = useCallback(() => setState((before) => (before === 'stale' ? before : 'resyncing')), [])

  useEffect(() => {
    let wasOpen = socket.status() === 'open'
    const clear = () => {
      for (const timer of timers.current) clearTimeout(timer)
      timers.current = []
    }
    const later = (next: FeedState, ms: number) => timers.current.push(setTimeout(() => setState(next), ms))
    const follow = (status: SocketStatus) => {
      if (status === 'open') {
        clear()
        setState((before) => (before === 'lost' || before === 'stale' ? 'resyncing' : before))
        // In a quiet hour no frame comes to say that all is well.
        later('live', feedDelays.settleMs)
        wasOpen = true
      } else if (timers.current.length === 0 || wasOpen) {
        clear()
        later('lost', wasOpen ? feedDelays.tellMs : feedDelays.tellAtStartMs)
        later('stale', feedDelays.staleMs)
        wasOpen = false
      }
    }
    follow(socket.status())
    const stop = socket.onStatus(follow)
    return () => {
      clear()
      stop()
    }
  }, [])
  return { state, heard, resyncing }
}
