import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()
const oneOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Whether a hook comes from an engine of ours: on this machine and not through a proxy, or with the shared secret in
 * the header `x-hook-secret` or the parameter `secret`.
 */
export function isFromEngine(request: FastifyRequest, secret: string): boolean {
  const { secret: parameter } = (request.query ?? {}) as Record<string, unknown>
  const given = oneOf(request.headers['x-hook-secret']) || oneOf(parameter)
  if (secret !== '' && given !== '') return timingSafeEqual(digestOf(given), digestOf(secret))
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return !isForwarded && loopback.has(request.raw.socket.remoteAddress ?? '')
}
