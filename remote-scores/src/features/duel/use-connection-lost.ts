import { socket } from '@pitchside/socket'
import { useEffect, useState } from 'react'

const tellAfterMs = 3_000

/** True once the socket has been away for three seconds: what is shown may be behind. */
export function useConnectionLost(): boolean {
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = (status: ReturnType<typeof socket.status>) => {
      clearTimeout(timer)
      timer = undefined
      if (status === 'open') setIsLost(false)
      else timer = setTimeout(() => setIsLost(true), tellAfterMs)
    }
    follow(socket.status())
    const stop = socket.onStatus(follow)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return isLost
}
