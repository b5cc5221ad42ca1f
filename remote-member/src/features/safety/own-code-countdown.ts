import { limits } from '@pitchside/contract'
import { createStore, useStore } from '@pitchside/platform'
import { useEffect, useState } from 'react'
import type { OwnCodePurpose } from './safety.calls'

/** Outside the dialogs: closing one must not ask for a second code. */
const store = createStore<Partial<Record<OwnCodePurpose, number>>>()(() => ({}))

/** A code was sent: the next one can be asked for in 60 s. */
export function startOwnCountdown(purpose: OwnCodePurpose): void {
  store.setState({ [purpose]: Date.now() + limits.smsCountdownS * 1_000 })
}

const secondsTo = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1_000))

/** Seconds until a code can be asked for again; 0 = now. */
export function useOwnCountdown(purpose: OwnCodePurpose): number {
  const at = useStore(store, (state) => state[purpose] ?? 0)
  const [, tick] = useState(0)
  useEffect(() => {
    if (secondsTo(at) === 0) return
    const timer = setInterval(() => {
      tick((count) => count + 1)
      if (secondsTo(at) === 0) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [at])
  return secondsTo(at)
}
