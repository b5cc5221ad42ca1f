import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface VendorRequest {
  method: string
  /** Path with its query. */
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface VendorAnswer {
  status?: number
  headers?: Record<string, string>
  body: string
}

export interface VendorServer {
  address: string
  /** Every request so far. */
  seen: VendorRequest[]
  close(): Promise<void>
}

/** A server that answers as a vendor's would, on this machine. */
export async function startVendor(answer: (request: VendorRequest) => VendorAnswer): Promise<VendorServer> {
  const seen: VendorRequest[] = []
  const server = createServer((incoming, reply) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming
      const request = { method, url, headers, body: Buffer.concat(parts).toString('utf8') }
      seen.push(request)
      const { status = 200, headers: own = {}, body } = answer(request)
      reply.writeHead(status, { connection: 'close', ...own }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
