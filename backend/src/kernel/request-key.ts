import { digest } from './digest'
import type { CallContext } from './module'

/** Clients that send no key of their own: equal requests this close together are one click, answered twice. */
const windowMs = 2_000

/** Key of one intent of a caller: the same key again must not spend twice. */
export function requestKey(
  { idempotencyKey }: Pick<CallContext, 'idempotencyKey'>,
  nonce: string | undefined,
  input: object,
  now: number,
): string {
  const own = idempotencyKey ?? nonce
  if (own !== undefined) return `key ${own}`
  return `window ${Math.floor(now / windowMs)} ${digest(JSON.stringify(input))}`
}
