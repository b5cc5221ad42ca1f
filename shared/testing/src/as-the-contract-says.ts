import { calls } from '@pitchside/contract/schemas'
import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const later = new WeakSet<object>()

/** A reply of a server that is newer than the page: it may hold what the contract does not know yet. */
export function ofLaterServer<T extends object>(reply: T): T {
  later.add(reply)
  return reply
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The place of the first value that did not come through as it was given, e.g. `/data/0/order`. Names the call has not, never come. */
function lostAt(given: unknown, sent: unknown, path = ''): string | undefined {
  if (!isGroup(given)) return Object.is(given, sent) ? undefined : path || '/'
  if (!isGroup(sent)) return path || '/'
  for (const [name, value] of Object.entries(given)) {
    const lost = value === undefined || !(name in sent) ? undefined : lostAt(value, sent[name], `${path}/${name}`)
    if (lost) return lost
  }
  return undefined
}

/**
 * The reply of a call as the server would send it: tests say what matters to them, the rest is nothing, none, empty. Fails
 * when they say what the server never sends: that a page bears it proves nothing.
 */
export function asTheContractSays(name: string, given: unknown): unknown {
  const schema = (calls as Record<string, { data: TSchema }>)[name]?.data
  if (!schema || (isGroup(given) && later.has(given)) || Value.Check(schema, given)) return given
  let sent: unknown
  try {
    sent = Value.Cast(schema, structuredClone(given))
  } catch (error) {
    throw new Error(`A reply of ${name} needs a value that can't be made up.`, { cause: error })
  }
  const lost = lostAt(given, sent)
  if (lost === undefined) return sent
  throw new Error(`The server never answers ${name} with what the test says at ${lost}.`)
}
