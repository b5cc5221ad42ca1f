import { call } from '@pitchside/http'

/** When the member's calendar address was made, epoch ms; undefined without one. */
export async function fetchCalendarSince(signal?: AbortSignal): Promise<number | undefined> {
  const { is_set, addtime } = await call('getCalendarLink', {}, { isQuiet: true, signal })
  return is_set === 1 ? addtime * 1_000 : undefined
}

/** Makes a new address; the one before opens nothing any more. It is told this once. */
export async function createCalendarAddress(): Promise<string> {
  return (await call('createCalendarLink', {})).url
}

export async function revokeCalendarAddress(): Promise<void> {
  await call('revokeCalendarLink', {})
}
