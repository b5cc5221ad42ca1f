import type { ClientFrame, ServerFrame } from '@pitchside/contract'
import { WebSocket } from 'ws'
import { patienceMs } from './until'

export interface TestSocket {
  send(frame: ClientFrame): void
  /** Everything received, oldest first. */
  frames: ServerFrame[]
  /** The first frame that fits, received already or still to come; each frame is handed out once. */
  next(fits?: (frame: ServerFrame) => boolean): Promise<ServerFrame>
  /** Resolves with the close code. */
  closed: Promise<number>
  /** Subscribes and waits for the answer. */
  subscribe(frame: Omit<Extract<ClientFrame, { type: 'subscribe' }>, 'type'>): Promise<ServerFrame>
  close(): void
}

/** Opens a real socket. */
export async function openTestSocket(url: string, headers: Record<string, string> = {}): Promise<TestSocket> {
  const socket = new WebSocket(url, { headers })
  const frames: ServerFrame[] = []
  const unread: ServerFrame[] = []
  const waiters = new Set<() => void>()
  socket.on('message', (data) => {
    const frame = JSON.parse(data.toString()) as ServerFrame
    frames.push(frame)
    unread.push(frame)
    for (const waiter of [...waiters]) waiter()
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  const next: TestSocket['next'] = (fits = () => true) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiters.delete(look)
        reject(new Error(`No such frame within ${patienceMs} ms. Unread: ${JSON.stringify(unread)}`))
      }, patienceMs)
      const look = () => {
        const index = unread.findIndex(fits)
        if (index < 0) return
        clearTimeout(timer)
        waiters.delete(look)
        resolve(unread.splice(index, 1)[0] as ServerFrame)
      }
      waiters.add(look)
      look()
    })
  return {
    send: (frame) => socket.send(JSON.stringify(frame)),
    frames,
    next,
    closed,
    subscribe(frame) {
      socket.send(JSON.stringify({ type: 'subscribe', ...frame }))
      return next(({ code, data }) => code === 101 && 'topic' in data && data.topic === frame.topic)
    },
    close: () => socket.close(),
  }
}
