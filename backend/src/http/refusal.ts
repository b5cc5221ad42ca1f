import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { code } from '@pitchside/contract'
import { kernelMessages, languageOf, messageFor } from '../kernel/messages'
import { callHeaders } from './headers'

/** Seconds after which somebody who was refused may ask again. */
const retryAfterS = 1

/** Calls get their envelope, everything else the sentence alone. Both close the connection. */
function refusalOf(request: IncomingMessage, reason: string): { headers: Record<string, string>; body: Buffer } {
  const msg =
    messageFor(kernelMessages, reason, languageOf(request.headers.lang as string), { seconds: retryAfterS }) ?? ''
  const isCall = /^\/api\//i.test(request.url ?? '')
  const text = isCall ? JSON.stringify({ code: code.error, msg, data: null, reason }) : `${msg}\n`
  const body = Buffer.from(text)
  const type = isCall ? callHeaders['content-type'] : 'text/plain; charset=utf-8'
  const headers = { ...callHeaders, 'content-type': type, 'content-length': String(body.length), connection: 'close' }
  return { headers, body }
}

/** Answers a request that no route has seen. */
export function refuse(request: IncomingMessage, response: ServerResponse, status: number, reason: string): void {
  const { headers, body } = refusalOf(request, reason)
  response.writeHead(status, { ...headers, 'retry-after': String(retryAfterS) }).end(body)
}

/**
 * Ends a request that a route is still reading: the answer goes past it, and the route finds that its reader is gone, as if
 * the visitor had hung up.
 */
export function endWith(request: IncomingMessage, status: number, reason: string): void {
  const { headers, body } = refusalOf(request, reason)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  request.socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`)
  request.socket.write(body)
  request.socket.destroySoon()
}
