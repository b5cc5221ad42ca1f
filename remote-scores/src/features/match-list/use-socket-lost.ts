import { socket } from '@pitchside/socket'
import { useEffect, useState } from 'react'

const tellAfterMs = 3_000
const staleAfterMs = 60_000

/** `short` once the socket has been away for three seconds, `long` after a minute: the data is old then. */
export function useSocketLost(): 'short' | 'long' | undefined {
  const [lost, setLost] = useState<'short' | 'long' | undefined>()
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const clear = () => {
      for (const timer of timers) clearTimeout(timer)
      timers = []
    }
    const follow = (status: ReturnType<typeof socket.status>) => {
      if (status === 'open') {
        clear()
        setLost(undefined)
      } else if (timers.length === 0) {
        timers = [setTimeout(() => setLost('short'), tellAfterMs), setTimeout(() => setLost('long'), staleAfterMs)]
      }
    }
    follow(socket.status())
    const stop = socket.onStatus(follow)
    return () => {
      clear()
      stop()
    }
  }, [])
  return lost
}
