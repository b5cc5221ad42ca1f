import { WebSocket } from 'ws'

/** A reply or a frame as it comes over the wire. */
export type Plain = Record<string, unknown>

export interface PlainSocket {
  send(frame: Plain): void
  frames: Plain[]
  /** Data of the first frame of that type, if it came. */
  dataOf(type: string): Plain | undefined
  close(): void
}

/** A client that knows the document and nothing of ours: `fetch`, `ws` and JSON. */
export function createPlainClient(origin: string) {
  let token = ''
  return {
    as(next: string) {
      token = next
    },
    async call(method: string, path: string, input: Plain = {}, isQuery = method === 'GET'): Promise<Plain> {
      const values = Object.entries(input).map(([name, value]) => [name, String(value)])
      const query = isQuery ? `?${new URLSearchParams(values)}` : ''
      const reply = await fetch(`${origin}/${path}${query}`, {
        method,
        headers: { token, ...(isQuery ? {} : { 'content-type': 'application/json' }) },
        body: isQuery ? undefined : JSON.stringify(input),
      })
      return (await reply.json()) as Plain
    },
    async socket(): Promise<PlainSocket> {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`)
      const frames: Plain[] = []
      socket.on('message', (text) => frames.push(JSON.parse(text.toString())))
      await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
      return {
        send: (frame) => socket.send(JSON.stringify(frame)),
        frames,
        dataOf: (type) => frames.map(({ data }) => data as Plain).find((data) => data.type === type),
        close: () => socket.close(),
      }
    },
  }
}

export type PlainClient = ReturnType<typeof createPlainClient>
