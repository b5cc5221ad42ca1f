import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

export interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

export interface SmallNode {
  name: string
  address: string
  seen: Seen[]
  /** Resolves with the first bytes of the next body, while the rest may still be on its way. */
  firstBytes(): Promise<string>
  stop(): Promise<void>
}

/** What this node has on air; another one says 404. */
export interface Behaviour {
  hasRoom?: string
}

const forEver = 'public, max-age=31536000, immutable'

function answer(name: string, { hasRoom }: Behaviour, url: string, response: ServerResponse): void {
  response.setHeader('x-node', name)
  const send = (cache: string, text: string, status = 200) =>
    response.writeHead(status, { 'cache-control': cache, vary: 'accept-encoding' }).end(text)
  const [, room] = /^\/media\/(?:live|recordings)\/(\w+)\//.exec(url) ?? []
  if (room !== undefined && room !== hasRoom) return void send('no-store', 'nothing is on air here', 404)
  if (url.startsWith('/assets/lost/')) return void send('no-store', 'not published', 404)
  // A playlist that may be kept, so that what keeps it out is the rule of nginx.
  if (url.startsWith('/assets/') || url.startsWith('/media/')) return void send(forEver, `${name} ${url}`)
  send('no-store', name)
}

/** An upstream that says who it is and remembers what it was asked. It looks like a node of the site from outside. */
export async function startSmallNode(name: string, behaviour: Behaviour = {}): Promise<SmallNode> {
  const seen: Seen[] = []
  const waiting: ((bytes: string) => void)[] = []
  const server: Server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    const entry = { method, url, headers, body: '' }
    seen.push(entry)
    request.on('data', (bytes) => {
      entry.body += bytes
      waiting.shift()?.(String(bytes))
    })
    request.on('end', () => answer(name, behaviour, url, response))
  })
  const sockets = new WebSocketServer({ server, path: '/ws' })
  sockets.on('connection', (socket, request) => {
    seen.push({ method: 'UPGRADE', url: '/ws', headers: request.headers, body: '' })
    socket.send(name)
    socket.on('message', (text) => socket.send(`${name} heard ${text}`))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    name,
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    firstBytes: () => new Promise((resolve) => waiting.push(resolve)),
    async stop() {
      for (const socket of sockets.clients) socket.terminate()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
