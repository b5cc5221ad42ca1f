import type { IncomingMessage } from 'node:http'

declare module 'fastify' {
  interface FastifyRequest {
    /** Address of who asks, see {@link clientAddress}. */
    clientAddress: string
  }
}

/** Exactly so many hops: an address a client writes into the header itself is never believed. */
export const trustsHop =
  (trustedProxies: number) =>
  (_address: string, hop: number): boolean =>
    hop < trustedProxies

/**
 * Address of who asks, by the rule the calls have: of `socket, nearest proxy's word, the one before, …` the first that no
 * believed proxy vouches for. For requests that Fastify never sees, as upgrades. '' when the connection is gone already.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return socket.remoteAddress ?? ''
  const header = headers['x-forwarded-for']
  // Nearly all of them name one address: asked with every call.
  if (typeof header === 'string' && !header.includes(',')) return header.trim() || (socket.remoteAddress ?? '')
  const said = (typeof header === 'string' ? header.split(',') : [])
    .map((address) => address.trim())
    .filter(Boolean)
    .reverse()
  const chain = [socket.remoteAddress ?? '', ...said]
  return chain[Math.min(trustedProxies, chain.length - 1)] ?? ''
}
