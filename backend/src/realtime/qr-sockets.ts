import type { ServerFrame } from '@pitchside/contract'
import type { Log } from '../kernel/log'
import type { Connection } from './connection'
import type { QrHandlers } from './realtime'

/** The sockets of this node that show a log-in code. */
export function createQrSockets(log: Log) {
  const connections = new Map<string, Connection>()
  let handlers: QrHandlers | undefined
  return {
    onQr(next: QrHandlers): void {
      handlers = next
    },
    /** The first socket keeps the code as long as it lives: one that comes later learns nothing. */
    async bind(code: string, connection: Connection): Promise<void> {
      const holder = connections.get(code)
      if (holder && holder !== connection) return
      connections.set(code, connection)
      if (await handlers?.bind(code, connection)) await handlers?.woken(code)
      else if (connections.get(code) === connection) connections.delete(code)
    },
    wake(code: string): void {
      if (!connections.has(code)) return
      handlers?.woken(code).catch((error) => log.error({ err: error }, 'a log-in by code failed'))
    },
    send: (code: string, frame: ServerFrame) => connections.get(code)?.send(JSON.stringify(frame)),
    /** The socket is gone. */
    drop(connection: Connection): void {
      for (const [code, holder] of connections) {
        if (holder !== connection) continue
        connections.delete(code)
        handlers?.released(code, connection).catch((error) => log.error({ err: error }, 'a code was not set free'))
      }
    },
  }
}
