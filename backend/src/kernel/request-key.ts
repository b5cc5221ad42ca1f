import type { Db } from '../db/db'
import { digest } from './digest'

/** A request without a key of its own counts as a repetition of the same request for this long. */
export const sameRequestMs = 2_000
/** Rows that nobody can ask for any more. */
const forgottenMs = 60_000

/** One intent of a member to spend: by the key the client gave, else by its content. */
export interface SpendRequest {
  /** Says which call it is, so that keys of different calls never meet. */
  call:
    | 'gift'
    | 'barrage'
    | 'noble'
    | 'envelope'
    | 'horn'
    | 'withdrawal'
    | 'convert'
    | 'mall'
    | 'guess'
    | 'recharge'
    | 'scheme'
  userId: number
  /** Key of the client: header or nonce. */
  given: string | undefined
  content: readonly (string | number | boolean | undefined)[]
}

/** Key of a request that brought one. Nobody can use the key of another member. */
export function givenKey({ call, userId, given }: SpendRequest): string | undefined {
  return given === undefined ? undefined : `${call}:${userId}:k:${given}`
}

/**
 * Key of a request, asked inside the transaction that spends: the client's, else that of the same content a moment ago,
 * else a new one. Equal requests wait here for each other, so a double click is one intent whatever its timing.
 */
export async function requestKey(tx: Db, request: SpendRequest, now: number): Promise<string> {
  const given = givenKey(request)
  if (given !== undefined) return given
  const { call, userId, content } = request
  const mark = digest(JSON.stringify(content)).slice(0, 32)
  await tx.query(
    `delete from request_keys where (user_id, call, digest) in (select user_id, call, digest from request_keys
       where user_id = $1 and at < $2 and (call, digest) <> ($3, $4) for update skip locked)`,
    [userId, now - forgottenMs, call, mark],
  )
  const row = await tx.one<{ key: string }>(
    `insert into request_keys as kept (user_id, call, digest, key, at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, call, digest) do update set
       key = case when kept.at > $6 then kept.key else excluded.key end,
       at = case when kept.at > $6 then kept.at else excluded.at end
     returning key`,
    [userId, call, mark, `${call}:${userId}:w:${mark}:${now}`, now, now - sameRequestMs],
  )
  if (!row) throw new Error('a request got no key')
  return row.key
}
