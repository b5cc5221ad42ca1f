import type { FastifyReply } from 'fastify'

/** Begins an answer of server-sent events. Written past the hooks of the server: it carries its headers itself. */
export function openEventStream(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  reply.raw.write(': open\n\n')
}
