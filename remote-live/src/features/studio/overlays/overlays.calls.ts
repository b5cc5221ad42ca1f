import { ownCall } from '../../../parts/own-call/own-call'

/** When the secret address was made, epoch ms; 0: there is none. */
export const fetchOverlay = async (signal?: AbortSignal): Promise<number> =>
  (await ownCall('getOverlay', {}, { isQuiet: true, ...(signal ? { signal } : {}) })).made_at

/** A new key; the earlier one ends. It is told this once. */
export const renewOverlay = async (): Promise<string> => (await ownCall('renewOverlay', {})).key

export async function revokeOverlay(): Promise<void> {
  await ownCall('revokeOverlay', {})
}
