import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { devicesKey } from '../../parts/safety-rows/devices-key'
import { loadSecondFactors } from './second-factor.calls'

const key = ['member', 'second-factors']

/** React: the member's second factors. */
export const useSecondFactors = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => loadSecondFactors(signal),
    // One that was removed on another device must not stand here.
    staleTime: 0,
  })

/** React: has them loaded anew, and the devices: the first factor signs all others out. */
export function useReloadFactors(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: key })
    void client.invalidateQueries({ queryKey: devicesKey })
  }
}

/** React: what went wrong, in the member's language; undefined while nothing did. */
export function useProblemText(): (failure: unknown) => string | undefined {
  const t = useT('member')
  return (failure) => {
    if (!failure) return undefined
    if (failure instanceof CallError)
      return failure.isOffline || failure.reason === 'status' ? t('secondFactor.unreachable') : failure.message
    // The browser's own: the device has a passkey already, or the member closed its question.
    const isThere = failure instanceof Error && failure.name === 'InvalidStateError'
    return t(isThere ? 'secondFactor.passkeyIsThere' : 'secondFactor.passkeyFailed')
  }
}
