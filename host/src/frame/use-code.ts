import { bus } from '@pitchside/bus'
import { useEffect, useRef, useState } from 'react'

/**
 * A part of the frame whose code comes when it is wanted. Code that does not come is told and takes nothing with it: the next
 * time it is wanted it is asked for again, where `lazy` would keep the failure and give it to the whole frame.
 */
export function useCode<Part>(
  name: string,
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailed: () => void,
): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const latest = useRef({ load, onFailed })
  latest.current = { load, onFailed }
  const isMissing = isWanted && loaded === undefined
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    latest.current.load().then(
      (part) => isCurrent && setLoaded({ part }),
      (error: unknown) => {
        bus.emit('failure.seen', { where: name, reason: 'load-failed', detail: String(error) })
        if (isCurrent) latest.current.onFailed()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [name, isMissing])
  return loaded?.part
}
