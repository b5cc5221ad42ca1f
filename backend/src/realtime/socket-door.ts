import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { limits } from '@pitchside/contract'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from '../config'
import { refuseUpgrade, type TakeUpgrade } from '../http/upgrades'
import { clientAddress } from '../kernel/client-address'
import { lineOf, networkOf } from '../kernel/network'
import { createPlaces } from '../kernel/places'
import type { RateLimiter } from '../kernel/rate-limiter'

/** So long a socket that was closed has to say goodbye as well; then it is cut off. */
const farewellMs = 1_000
/** What `ws` takes and its types don't know. */
const farewell: object = { closeTimeout: farewellMs }
/** Parts of one message: browsers send each of ours as a whole. */
const partsMax = 16

/** What came in, and from where. */
export type Accept = (socket: WebSocket, request: IncomingMessage, ip: string) => void

export interface SocketDoorDeps {
  config: Pick<Config, 'allowedOrigins' | 'connections' | 'trustedProxies'>
  limiter: RateLimiter
  accept: Accept
}

export interface SocketDoor {
  take: TakeUpgrade
  /** Lets nobody in any more and resolves when every socket is closed; who says no goodbye is cut off. */
  close(): Promise<void>
}

/** Lets pages in that want a socket: of our own origin, and not too many of one line or network. */
export function createSocketDoor({ config, limiter, accept }: SocketDoorDeps): SocketDoor {
  const { sockets, socketsOpened } = config.connections
  const places = createPlaces(sockets)
  const open = new Set<WebSocket>()
  let isClosing = false
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.socketPayloadBytes,
    maxFragments: partsMax,
    ...farewell,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const isStranger = ({ headers: { origin, host } }: IncomingMessage): boolean =>
    origin !== undefined &&
    !config.allowedOrigins.includes(origin) &&
    !(URL.canParse(origin) && new URL(origin).host === host)
  const isStorm = (ip: string): boolean =>
    limiter.take(`opened ${lineOf(ip)}`, socketsOpened.line) > 0 ||
    limiter.take(`opened ${networkOf(ip)}`, socketsOpened.network) > 0

  /** Apart from `take`: a listener made there would hold the request, with all its headers, as long as the socket lives. */
  function keep(accepted: WebSocket): void {
    open.add(accepted)
    accepted.once('close', () => open.delete(accepted))
  }

  function take(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const ip = clientAddress(request, config.trustedProxies)
    const refusal = isClosing ? 503 : isStranger(request) ? 403 : isStorm(ip) ? 429 : undefined
    const giveBack = refusal === undefined ? places.take(ip) : undefined
    if (!giveBack) {
      refuseUpgrade(socket, refusal ?? 429)
      return
    }
    // Of the connection, not of the WebSocket: a handshake may fail.
    socket.once('close', giveBack)
    server.handleUpgrade(request, socket, head, (accepted) => {
      keep(accepted)
      accept(accepted, request, ip)
    })
  }
  return {
    take,
    async close() {
      isClosing = true
      const gone = [...open].map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())))
      const cut = setTimeout(() => {
        for (const socket of open) socket.terminate()
      }, farewellMs)
      await Promise.all(gone)
      clearTimeout(cut)
    },
  }
}
