import { limits } from '@pitchside/contract'
import { useEffect, useState } from 'react'

// Of all forms of a remote and outliving them: the server sends one code a minute to a number, whatever it is for.
let waitsUntil = 0
const secondsToWait = (): number => Math.max(0, Math.ceil((waitsUntil - Date.now()) / 1_000))

/** Seconds until the next code may be asked for; `start` begins to count. */
export function useCodeCountdown(): { secondsLeft: number; start: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(secondsToWait)
  const isCounting = secondsLeft > 0
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setSecondsLeft(secondsToWait()), 250)
    return () => clearInterval(timer)
  }, [isCounting])
  return {
    secondsLeft,
    start() {
      waitsUntil = Date.now() + limits.smsCountdownS * 1_000
      setSecondsLeft(secondsToWait())
    },
  }
}
