import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type NarrowPictures, widthAsked } from '../../kernel/narrow-pictures'

interface Picture {
  bytes: Buffer
  etag: string
}

/** Pictures of a folder, read once: there are few and everybody sees them. */
function readPictures(folder: string): ReadonlyMap<string, Picture> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[\w-]+\.webp$/.test(name)) : []
  return new Map(
    names.map((name) => {
      const bytes = readFileSync(join(folder, name))
      return [name, { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"` }]
    }),
  )
}

/** Covers of rooms, news and videos: `/media/covers/<name>.webp`, narrower with `?w=`. */
export function coverRoutes(app: FastifyInstance, folder: string, narrow: NarrowPictures): void {
  const pictures = readPictures(folder)
  app.get<{ Params: { name: string } }>('/media/covers/:name', async ({ params, headers, query }, reply) => {
    const picture = pictures.get(params.name)
    if (!picture) return reply.code(404).type('text/plain').send('no such cover')
    reply.header('etag', picture.etag).header('cache-control', 'public, max-age=86400')
    if (headers['if-none-match'] === picture.etag) return reply.code(304).send()
    const width = widthAsked(query)
    const bytes = width ? await narrow.of(params.name, width, async () => picture.bytes) : picture.bytes
    return reply.type('image/webp').send(bytes)
  })
}
