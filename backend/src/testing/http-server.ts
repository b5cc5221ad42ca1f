import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HeardRequest {
  method: string
  /** Path with query, as it came. */
  url: string
  headers: IncomingMessage['headers']
  body: Buffer
}

export interface Reply {
  status?: number
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Hangs up instead of answering. */
  isCut?: boolean
}

/** A server on this machine that stands for somebody else's. */
export async function startHttpServer(
  answer: (request: HeardRequest) => Reply | Promise<Reply>,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    const reply = await answer({ method, url, headers, body: Buffer.concat(chunks) })
    if (reply.isCut) return void response.destroy()
    const length = Buffer.byteLength(reply.body ?? '')
    response.writeHead(reply.status ?? 200, { 'content-length': length, ...reply.headers }).end(reply.body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
