import { bringEndpoints } from '@pitchside/contract'
import { cockpitEndpoints } from '@pitchside/contract/cockpit'
import { call } from '@pitchside/http'

bringEndpoints(cockpitEndpoints)

/** When the secret address was made, epoch ms; 0: there is none. */
export const fetchOverlay = async (signal?: AbortSignal): Promise<number> =>
  (await call('getOverlay', {}, { isQuiet: true, ...(signal ? { signal } : {}) })).made_at

/** A new key; the earlier one ends. It is told this once. */
export const renewOverlay = async (): Promise<string> => (await call('renewOverlay', {})).key

export async function revokeOverlay(): Promise<void> {
  await call('revokeOverlay', {})
}
