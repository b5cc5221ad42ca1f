import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Takes the connection of an upgrade: from here on it is answered, watched and closed by whoever took it. */
export type TakeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

const claims = new WeakMap<Server, Map<string, TakeUpgrade>>()

/**
 * Says no and closes. Both halves: to say no and leave the other half to the stranger is to keep the connection for as long
 * as he likes. What was never read is thrown away with it.
 */
export function refuseUpgrade(socket: Duplex, status: 403 | 404 | 426 | 429 | 503): void {
  socket.once('error', () => socket.destroy())
  const upgrade = status === 426 ? 'Upgrade: websocket\r\n' : ''
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n${upgrade}Content-Length: 0\r\n\r\n`
  socket.end(head, () => socket.destroy())
}

function answer(taken: Map<string, TakeUpgrade>, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const take = taken.get(request.url?.split('?', 1)[0] ?? '')
  if (request.headers.upgrade?.toLowerCase() !== 'websocket') refuseUpgrade(socket, 426)
  else if (take) take(request, socket, head)
  else refuseUpgrade(socket, 404)
}

/** The upgrades of a server that somebody takes, by their path; all others are answered here. */
function claimsOf(server: Server): Map<string, TakeUpgrade> {
  const known = claims.get(server)
  if (known) return known
  const taken = new Map<string, TakeUpgrade>()
  claims.set(server, taken)
  server.on('upgrade', (request, socket, head) => answer(taken, request, socket, head))
  return taken
}

/** From now on whoever asks this server to upgrade gets an answer. */
export const answerUpgrades = (server: Server): void => void claimsOf(server)

/** WebSockets of a path have an owner. */
export const claimUpgrades = (server: Server, path: string, take: TakeUpgrade): void =>
  void claimsOf(server).set(path, take)
