import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a video, or the part of it that a player asks for to jump in it. */
export function sendVideo(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  const last = bytes.length - 1
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '')
  reply.header('accept-ranges', 'bytes').type('video/mp4')
  if (!asked || (asked[1] === '' && asked[2] === '')) return reply.send(bytes)
  const isTail = asked[1] === ''
  const from = isTail ? Math.max(0, bytes.length - Number(asked[2])) : Number(asked[1])
  const to = isTail || asked[2] === '' ? last : Math.min(last, Number(asked[2]))
  if (from > to) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1))
}
