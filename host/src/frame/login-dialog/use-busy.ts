import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { toast } from '@pitchside/ui'
import { useState } from 'react'

/** React: runs one submission at a time. The client has shown a refusal; an unreachable server is said here. */
export function useBusy(): [isBusy: boolean, run: (job: () => Promise<void>) => Promise<void>] {
  const t = useT('shell')
  const [isBusy, setIsBusy] = useState(false)
  const run = async (job: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await job()
    } catch (failure) {
      console.debug('the form was refused', failure)
      if (!(failure instanceof CallError) || failure.isOffline || failure.reason === 'status')
        toast(t('state.errorText'), { id: 'login-offline', tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return [isBusy, run]
}
