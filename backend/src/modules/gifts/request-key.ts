import { digest } from '../../kernel/digest'

/** A request without a key of its own counts as a repetition of the same request for this long. */
export const sameRequestMs = 2_000

/** One intention of a member to spend: by the key the client gave, else by its content. */
export interface SpendRequest {
  /** Says which call it is, so that keys of different calls never meet. */
  call: 'gift' | 'barrage'
  userId: number
  /** Key of the client: header or nonce. */
  given: string | undefined
  content: readonly (string | number)[]
}

/** Key under which a request with a client's key is booked. Nobody can use the key of another member. */
export function givenKey({ call, userId, given }: SpendRequest): string | undefined {
  return given === undefined ? undefined : `${call}:${userId}:k:${given}`
}

/** Beginning of the keys of requests that have only their content. */
export function contentPrefix({ call, userId, content }: SpendRequest): string {
  return `${call}:${userId}:w:${digest(JSON.stringify(content)).slice(0, 32)}:`
}

/**
 * Key of a request, asked while the member's other requests wait: the client's, else that of the same content booked a
 * moment ago, else a new one.
 */
export async function requestKey(
  request: SpendRequest,
  now: number,
  newestSince: (prefix: string, since: number) => Promise<string | undefined>,
): Promise<string> {
  const given = givenKey(request)
  if (given !== undefined) return given
  const prefix = contentPrefix(request)
  return (await newestSince(prefix, now - sameRequestMs)) ?? `${prefix}${now}`
}
