import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import type { Batch } from './batch'

/** Writes a batch to a socket; `transport` is the connection below it. False: it reads too slowly and must go. */
export type SocketWriter = (socket: WebSocket, transport: Socket, batch: Batch) => boolean

/** library: `ws.send`. direct: finished frames past the stream, see `direct-writer.ts` for what that costs and gains. */
export type SocketWriterName = 'library' | 'direct'
export const socketWriterNames: readonly SocketWriterName[] = ['library', 'direct']

/** Bytes a socket may hold back before it is closed: a slow reader must not eat the memory. */
export const backlogBytesMax = 256 * 1024

export const isTooSlow = (heldBack: number, more: number): boolean => heldBack > 0 && heldBack + more > backlogBytesMax

const asText = { binary: false }

export const sendByLibrary: SocketWriter = (socket, transport, { bodies }) => {
  if (socket.readyState !== WebSocket.OPEN) return true
  const bytes = bodies.reduce((sum, body) => sum + body.length, 0)
  if (isTooSlow(socket.bufferedAmount, bytes)) return false
  // Corked, the frames of a batch leave in one system call, which is most of what a delivery costs.
  transport.cork()
  for (const body of bodies) socket.send(body, asText)
  transport.uncork()
  return true
}
