import { createServer, type Server } from 'node:net'
import type { Disposer } from './disposer'
import { errorCodeOf } from './error-code'

const loopbacks = ['127.0.0.1', '::1']

/** Whether a host to listen on is for this machine alone. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host)

/** Addresses to listen on; `localhost` is both loopbacks, whatever the machine's table of names says. */
export const addressesOf = (host: string): readonly string[] => (host === 'localhost' ? loopbacks : [host])

export interface MoreDoors {
  port: number
  host: string
  /** Somebody chose the port: another program on it is an error, as for the first address. */
  isChosen: boolean
}

/**
 * One more address of a server that listens already. Its connections are the server's own, with all its limits, and it
 * ends without waiting for them. A machine without that address (no IPv6) goes without. Rejects when the port is taken.
 */
export async function listenToo(server: Server, { port, host, isChosen }: MoreDoors): Promise<Disposer> {
  const { allowHalfOpen } = server as { allowHalfOpen?: boolean }
  const door = createServer({ allowHalfOpen, noDelay: true }, (socket) => server.emit('connection', socket))
  door.maxConnections = server.maxConnections
  const forgiven = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', ...(isChosen ? [] : ['EADDRINUSE'])]
  await new Promise<void>((resolve, reject) => {
    // Later ones are of single connections that could not be taken.
    door.on('error', (error) => (forgiven.includes(errorCodeOf(error) ?? '') ? resolve() : reject(error)))
    door.listen({ port, host, ipv6Only: true }, resolve)
  })
  return () => void door.close()
}
