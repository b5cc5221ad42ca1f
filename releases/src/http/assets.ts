import path from 'node:path'
import { encodingsTaken } from '@pitchside/base'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReleaseStore } from '../store/release-store'
import { FileCache } from './file-cache'

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

const endings = { br: '.br', gzip: '.gz' }
const cacheBytes = 64 * 1024 * 1024

const isWord = (part: string) => /^[\w@+~-][\w.@+~-]*$/.test(part)

/** Answers `/assets/<package>/<build>/<file>` from the store, compressed when the browser takes it, cached for ever. */
export function assetHandler(store: ReleaseStore) {
  const cache = new FileCache(cacheBytes)
  const read = (name: string, build: string, file: string) =>
    cache.get(`${name}/${build}/${file}`, () => store.readFile(name, build, file))

  return async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const parts = request.params['*'].split('/')
    const [name = '', build = '', ...rest] = parts
    const file = rest.join('/')
    const type = contentTypes[path.extname(file)]
    const plain = parts.every(isWord) && type ? await read(name, build, file) : undefined
    if (!plain) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not published')
    reply.headers({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    for (const encoding of encodingsTaken(request.headers['accept-encoding'])) {
      const smaller = await read(name, build, file + endings[encoding])
      if (smaller) return reply.header('content-encoding', encoding).send(smaller)
    }
    return reply.send(plain)
  }
}
