import type { FastifyRequest } from 'fastify'

/** Value of a cookie of a request. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

interface CookieOptions {
  maxAgeS: number
  path?: string
  sameSite?: 'Strict' | 'Lax'
}

/** A `Set-Cookie` header that scripts cannot read. */
export function cookieHeader(
  request: FastifyRequest,
  name: string,
  value: string,
  { maxAgeS, path = '/', sameSite = 'Lax' }: CookieOptions,
): string {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeS}; HttpOnly; SameSite=${sameSite}${secure}`
}
