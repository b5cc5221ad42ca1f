import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useState } from 'react'

export interface Attempt {
  isBusy: boolean
  /** What went wrong with the last one, in the visitor's language. */
  problem: string | undefined
  clear: () => void
  /** Runs one at a time. */
  run: (job: () => Promise<void>) => Promise<void>
}

/** Reasons after which the log-in has to begin anew. */
export const isOver = (failure: unknown): boolean =>
  failure instanceof CallError && failure.reason === 'second-step-over'

/** React: tries something and keeps why it failed, for the form to show. `onOver`: the ticket of the log-in is spent. */
export function useAttempt(onOver: (message: string) => void): Attempt {
  const t = useT('second')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const textOf = (failure: unknown): string => {
    // What is not of our client's is the browser's: the visitor closed its question, or it took too long.
    if (!(failure instanceof CallError)) return t('passkeyFailed')
    return failure.isOffline || failure.reason === 'status' ? t('shell:state.errorText') : failure.message
  }
  const run = async (job: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    setProblem(undefined)
    try {
      await job()
    } catch (failure) {
      console.debug('the second step failed', failure)
      if (isOver(failure)) onOver(textOf(failure))
      else setProblem(textOf(failure))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, problem, clear: () => setProblem(undefined), run }
}
