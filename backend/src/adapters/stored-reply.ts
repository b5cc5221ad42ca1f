import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { OpenedFile } from '../modules/uploads/ports/object-store.port'

/** What a store's answer to a read says: the file, a part of it, a part behind its end, or no such file. */
export async function openedFrom(reply: Response): Promise<OpenedFile | 'outside' | undefined> {
  if ((reply.status === 200 || reply.status === 206) && reply.body) {
    const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(reply.headers.get('content-range') ?? '')
    const length = Number(reply.headers.get('content-length') ?? 0)
    const [from, to, total] = range ? range.slice(1).map(Number) : [0, length - 1, length]
    return {
      from: from as number,
      to: to as number,
      total: total as number,
      bytes: Readable.fromWeb(reply.body as ReadableStream),
    }
  }
  await reply.body?.cancel()
  if (reply.status === 416) return 'outside'
  if (reply.status === 404) return undefined
  throw new Error(`The object store refused to give a file: HTTP ${reply.status}`)
}

/** Does it again when the connection was cut or the store was busy; what the store refuses is refused. */
export async function patiently(send: () => Promise<Response>, tries = 3): Promise<Response> {
  for (let left = tries - 1; ; left--) {
    try {
      const reply = await send()
      if (reply.status < 500 || left === 0) return reply
      await reply.body?.cancel()
    } catch (error) {
      if (left === 0) throw error
    }
  }
}
