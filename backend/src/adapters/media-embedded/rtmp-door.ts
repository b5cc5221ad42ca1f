import { type AddressInfo, createServer, type Server } from 'node:net'
import type { Disposer } from '../../kernel/disposer'
import { errorCodeOf } from '../../kernel/error-code'
import { addressesOf, listenToo } from '../../kernel/listen'
import { createPlaces, type Share } from '../../kernel/places'
import { type RtmpDeps, RtmpSession } from './rtmp-session'

const connectionsMax = 200

export interface RtmpDoor {
  /** Port that publishers use; undefined while the door is shut. */
  port(): number | undefined
  /** What `/healthz` says. */
  state(): string
  close(): Promise<void>
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/**
 * Door for OBS: RTMP in our own process. A port that is taken shuts this door, not the site. `share`: connections of one
 * line, so that nobody fills the door for all.
 */
export async function openRtmpDoor(port: number, host: string, deps: RtmpDeps, share: Share): Promise<RtmpDoor> {
  const { log, media } = deps
  const sessions = new Set<RtmpSession>()
  media.onCut((uid) => {
    for (const session of sessions) if (session.uid === uid) session.destroy()
  })
  const places = createPlaces(share)
  const server = createServer((socket) => {
    const giveBack = places.take(socket.remoteAddress ?? '')
    if (!giveBack) return void socket.destroy()
    socket.once('close', giveBack)
    const session = new RtmpSession(socket, deps)
    sessions.add(session)
    socket.once('close', () => sessions.delete(session))
  })
  server.maxConnections = connectionsMax
  let problem: string | undefined
  const stops: Disposer[] = []
  try {
    const [first = '', ...others] = addressesOf(host)
    await listen(server, port, first)
    const taken = (server.address() as AddressInfo).port
    for (const other of others) stops.push(await listenToo(server, { port: taken, host: other, isChosen: false }))
    server.on('error', (error) => log.error({ err: error }, 'the RTMP door failed'))
  } catch (error) {
    problem = errorCodeOf(error) === 'EADDRINUSE' ? `port ${port} is taken` : `port ${port}: ${errorCodeOf(error)}`
    log.warn(`No RTMP pushes: ${problem}. Stop who uses it, or choose another port with RTMP_PORT.`)
  }
  return {
    port: () => (problem === undefined ? ((server.address() as AddressInfo | null)?.port ?? undefined) : undefined),
    state: () => problem ?? `rtmp on ${(server.address() as AddressInfo | null)?.port ?? 'no port'}`,
    async close() {
      for (const stop of stops) await stop()
      for (const session of sessions) session.destroy()
      if (problem === undefined) await new Promise((resolve) => server.close(resolve))
    },
  }
}
