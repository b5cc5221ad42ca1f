import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DiskStore } from '../store/disk-store'

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.txt': 'text/plain; charset=utf-8',
}

const variants = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
]

const sizeOf = async (file: string): Promise<number | undefined> => {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

/** Answers `/assets/<package>/<build>/<file>` from the store, compressed when the browser takes it, cached for ever. */
export function assetHandler(store: DiskStore) {
  return async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const [name = '', build = '', ...rest] = request.params['*'].split('/')
    const folder = store.filesFolder(name, build)
    const file = path.resolve(folder, ...rest)
    const type = contentTypes[path.extname(file)]
    const isInside =
      [name, build].every((part) => /^[\w.-]+$/.test(part) && !part.startsWith('.')) &&
      file.startsWith(folder + path.sep)
    const size = isInside && type ? await sizeOf(file) : undefined
    if (size === undefined)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not published')
    reply.headers({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    const accepted = String(request.headers['accept-encoding'] ?? '')
    for (const { encoding, ending } of variants) {
      if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue
      const smaller = await sizeOf(file + ending)
      if (smaller === undefined) continue
      return reply
        .headers({ 'content-encoding': encoding, 'content-length': smaller })
        .send(createReadStream(file + ending))
    }
    return reply.header('content-length', size).send(createReadStream(file))
  }
}
