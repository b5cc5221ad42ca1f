import type { Static, TSchema } from '@sinclair/typebox'
import type { CallName } from './endpoints.all'

/**
 * Who may make a call.
 * `visitor` is everybody; `member` needs a session; the others need a session with that role.
 */
export type Caller = 'visitor' | 'member' | 'anchor' | 'admin' | 'release'

/** Definition of one call: who may make it, what it takes and what its `data` holds on success. */
export interface CallDefinition<I extends TSchema = TSchema, D extends TSchema = TSchema> {
  who: Caller
  input: I
  data: D
  /** Success is answered with the bytes of a file, not with an envelope. */
  isFile?: true
  /** A list: so many rows are on a page, and its handler gives rows and their number. */
  perPage?: number
}

/** A group of call definitions, keyed by our names. The compiler refuses a name that has no endpoint. */
export function defineCalls<T extends Partial<Record<CallName, CallDefinition>>>(group: T): T {
  return group
}

/** Input type of a definition. */
export type InputOf<C extends CallDefinition> = Static<C['input']>
/** Type of the `data` field of a definition's reply. */
export type DataOf<C extends CallDefinition> = Static<C['data']>
