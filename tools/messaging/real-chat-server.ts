import { WebSocket as NodeSocket } from 'ws'
import type { TestSite } from '../../backend/src/testing/test-app'
import type { ChatServer } from '../../remote-chat/src/provider/embedded/chat-server'
import type { ClientFrame, ServerFrame } from '../../shared/contract/src'
import { Connection } from '../../shared/socket/src/connection'
import { Topics } from '../../shared/socket/src/topics'

/** Sending is limited to five in five seconds: the clock goes on between messages. */
const pauseMs = 2_000

/** One person's browser at the real backend: calls over HTTP, frames over a real socket that can be cut. */
export interface RealChatServer extends ChatServer {
  /** Requests fail like those of a page without a network. */
  isDown: boolean
  /** Cuts the socket and keeps it cut, or lets it come back. */
  setOffline(isOffline: boolean): void
  close(): void
}

/** `ticketAfter` holds the socket's ticket back, as a slow answer does. */
export async function realChatServer(
  site: TestSite,
  person: { token?: string; ticketAfter?: Promise<void> },
): Promise<RealChatServer> {
  const origin = await site.origin()
  const statusListeners = new Set<(isOpen: boolean) => void>()
  let isOffline = false
  let current: NodeSocket | undefined
  let count = 0
  const topics: Topics = new Topics((frame: ClientFrame) => connection.send(frame))
  const connection = new Connection({
    url: () => `${origin.replace('http', 'ws')}/ws`,
    async ticket() {
      await person.ticketAfter
      // Whoever is not signed in any more goes on as a visitor, as a page does that forgets its token.
      return person.token ? (await site.call('createSocketTicket', {}, person)).data?.ticket : undefined
    },
    onOpen: (send) => topics.resume(send),
    onFrame: (frame: ServerFrame) => {
      if (frame.code === 101) topics.acknowledge(frame)
      else if (frame.code !== 200) topics.receive(frame)
    },
    onStatus: (status) => {
      for (const listener of statusListeners) listener(status === 'open')
    },
    createSocket(url) {
      if (isOffline) throw new Error('offline')
      current = new NodeSocket(url)
      // Closed before it was open, it tells an error too: browsers let nobody hear it, Node throws it.
      current.on('error', () => {})
      return current as unknown as WebSocket
    },
  })
  const stop = connection.start()
  const call = async (name: string, input: Record<string, unknown>) => {
    if (server.isDown || isOffline) throw Object.assign(new Error('network'), { reason: 'network' })
    if (name === 'sendMessage') await site.clock.advance(pauseMs)
    // Pages beat by their own clock; the server's is moved by hand.
    connection.send({ type: 'heartbeat' })
    const envelope = await site.call(name as 'sendMessage', input as never, person)
    if (envelope.code !== 0) throw Object.assign(new Error(envelope.msg), { reason: envelope.reason })
    return envelope.data
  }
  const server: RealChatServer = {
    isDown: false,
    call: call as unknown as ChatServer['call'],
    follow: (topic, { onFrame, onGap, onRefused }) =>
      topics.subscribe(topic, {
        onData: (frame) => {
          if (frame.code === 100) onFrame(frame.data)
        },
        onResync: onGap,
        onRefused,
      }),
    onConnection(listener) {
      statusListeners.add(listener)
      return () => statusListeners.delete(listener)
    },
    async upload(file, kind, onProgress) {
      const right = await site.ok('getUploadToken', { purpose: kind === 'picture' ? 'post' : 'file' }, person)
      const form = new FormData()
      form.set('token', right.token)
      form.set('key', right.key)
      form.set('file', file)
      const reply = await fetch(`${origin}${right.uploadHost}`, { method: 'POST', body: form })
      const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: { key: string } }
      if (code !== 0) throw new Error(msg)
      onProgress(1)
      return `${right.domain}/${data.key}`
    },
    look: async () => ({ width: 1, height: 1 }),
    preview: () => 'blob:preview',
    nonce: () => `real-${++count}-${person.token?.slice(0, 12) ?? 'tourist'}`,
    nowMs: () => site.clock.now(),
    setOffline(next) {
      isOffline = next
      if (next) current?.terminate()
      else connection.restart()
    },
    close: stop,
  }
  return server
}
