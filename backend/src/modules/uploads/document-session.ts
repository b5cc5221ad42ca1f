import type { FastifyRequest } from 'fastify'
import type { Authenticate, Session } from '../../kernel/session'

/** Value of a cookie in a `cookie` header. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      // Somebody wrote half a percent sign into it: that is no token.
      return undefined
    }
  }
  return undefined
}

/**
 * Who asks for a picture. An `img` sends no header of ours, but the page's own cookie, which browsers never send from
 * other sites (`SameSite=Strict`).
 */
export async function sessionOfPicture(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Session | undefined> {
  const header = request.headers.token
  const token = (typeof header === 'string' && header) || cookieOf(request.headers.cookie, 'token')
  if (!token) return undefined
  const found = await authenticate(token)
  return typeof found === 'string' ? undefined : found
}
