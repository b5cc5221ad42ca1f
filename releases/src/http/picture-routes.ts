import type { FastifyInstance } from 'fastify'
import { picturePath, readPicture } from '../access/picture'
import { findPicture } from '../smoke/pictures'
import type { ObjectStore } from '../store/object-store'

export interface PictureRoutesOptions {
  key: Buffer
  objects: ObjectStore
  now(): number
}

/** Pictures that refusals name: a signed address shows one to whoever was told it. */
export function pictureRoutes(app: FastifyInstance, { key, objects, now }: PictureRoutesOptions): void {
  app.get<{ Params: { '*': string } }>(`${picturePath}*`, async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    const asked = readPicture(key, request.params['*'], now())
    const found = asked && (await findPicture(objects, { name: asked.package, build: asked.build }, asked.name))
    if (!found) return reply.code(404).type('text/plain').send('there is no such picture, or it is over')
    return reply.type('image/png').send(found)
  })
}
