import { readStored, writeStored } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { createStore, useStore } from '@pitchside/platform'
import { useEffect, useState } from 'react'

/** A code to register, or one of the log-in: to get in, or for another password. */
export type SmsPurpose = 'register' | 'log-in'

const storageKey = 'smsCodeUntil'
type Until = Partial<Record<SmsPurpose, number>>

const isUntil = (value: unknown): value is Until =>
  typeof value === 'object' && value !== null && Object.values(value).every((at) => typeof at === 'number')

// In the tab's storage: closing the dialog or loading the page anew must not give a second code for free.
const store = createStore<{ until: Until }>()(() => ({ until: readStored(sessionStorage, storageKey, isUntil) ?? {} }))

/** A code was sent: the next one can be asked for in 60 s. */
export function startSmsCountdown(purpose: SmsPurpose): void {
  const until = { ...store.getState().until, [purpose]: Date.now() + limits.smsCountdownS * 1_000 }
  writeStored(sessionStorage, storageKey, until)
  store.setState({ until })
}

const secondsTo = (at: number) => Math.min(limits.smsCountdownS, Math.max(0, Math.ceil((at - Date.now()) / 1_000)))

/** React: seconds until a code can be asked for again; 0 = now. */
export function useSmsCountdown(purpose: SmsPurpose): number {
  const at = useStore(store, (state) => state.until[purpose] ?? 0)
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
