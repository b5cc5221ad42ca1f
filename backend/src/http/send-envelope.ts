import type { Encoding } from '@pitchside/base'
import type { Envelope } from '@pitchside/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tellDeletedNames } from '../kernel/deleted-name'
import { compressedFrom, packAnswer } from './compression'
import { callHeaders } from './headers'

/**
 * Name, value, name, value: node walks a list of them faster than an object, and has walked it when `writeHead` returns, so
 * one list serves all answers.
 */
const callHead = [...Object.entries(callHeaders).flat(), 'content-length', '', 'x-request-id', '']
const lengthAt = callHead.indexOf('content-length') + 1
const requestAt = callHead.indexOf('x-request-id') + 1
/** Longer ones are written as they are: to copy them costs more than a second piece to write. */
const joinedBytesMax = 16_384
const bytesASignMax = 3
/** Answers too short to be compressed are put into bytes here: memory of its own for each costs more than its bytes do. */
const desk = Buffer.allocUnsafe(compressedFrom)

/** A body as it leaves: bytes, or a Latin string with a sign for each byte, which joins its head on the way. */
type Body = Buffer | string

/** A string of Chinese signs would take its head with it into the slow way of writing strings. */
const signsOf = (bytes: Buffer): Body => (bytes.length > joinedBytesMax ? bytes : bytes.toString('latin1'))

function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: Body,
  encoding?: Encoding | undefined,
): void {
  const { raw } = reply
  callHead[lengthAt] = String(body.length)
  callHead[requestAt] = request.id
  const head = encoding ? [...callHead, 'content-encoding', encoding, 'vary', 'accept-encoding'] : callHead
  // Other origins and refusals have headers of their own; to look for them costs all others.
  if (status !== 200 || request.headers.origin !== undefined)
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(status, head)
  // To end with a body whose length the head tells would write an empty piece behind it, and several pieces take a slower
  // way to the socket than one.
  const { socket } = raw
  socket?.cork()
  raw.write(body, 'latin1')
  socket?.uncork()
  raw.end()
}

/**
 * Answers a call. Past the framework's own way out: its hooks and its table of headers cost a small call more than the
 * answer does.
 */
export function sendEnvelope(
  request: FastifyRequest,
  reply: FastifyReply,
  envelope: Envelope,
  status = 200,
): FastifyReply {
  const text = tellDeletedNames(JSON.stringify(envelope), request.headers.lang as string | undefined)
  reply.hijack()
  if (text.length * bytesASignMax < compressedFrom)
    sendBody(request, reply, status, desk.toString('latin1', 0, desk.write(text)))
  else
    packAnswer(Buffer.from(text), request.headers, (packed, encoding) =>
      sendBody(request, reply, status, signsOf(packed), encoding),
    )
  return reply
}
