import { type PutItem, PutRefused } from './put-queue'

const timeoutMs = 15_000
/** Wrong or revoked key, somebody else on air, not open: trying again changes nothing. */
const refusals = new Set([401, 403, 404, 409, 410])

const typeOf = ({ kind }: PutItem): string => (kind === 'playlist' ? 'application/vnd.apple.mpegurl' : 'video/mp4')

/** Puts one file under the push address. */
export async function putFile(base: string, item: PutItem, signal: AbortSignal): Promise<void> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const reply = await fetch(new URL(item.path, base), {
    method: 'PUT',
    body: typeof item.body === 'string' ? item.body : Uint8Array.from(item.body),
    headers: { 'content-type': typeOf(item) },
    signal: AbortSignal.any([signal, timeout]),
  })
  if (reply.ok) return
  if (refusals.has(reply.status)) throw new PutRefused(reply.status)
  throw new Error(`The origin answered ${reply.status}.`)
}

/** Resolves after a time, or at once when the signal says so. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}
