import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { pictureSize } from './drawing.rules'

/** A picture the site shows, in an attribute of our own writing: what members write is escaped and has no such quote. */
const places = /href="(\/media\/(?:[\w-]+\/)+[\w-]+\.(?:webp|jpg))"/g

/**
 * Puts the site's own pictures into an SVG that names them by their path, as the site sends them to this line. One that is gone is
 * left out; no other address is asked.
 */
export async function withPhotos(app: FastifyInstance, svg: string, ip: string): Promise<string> {
  const paths = [...new Set([...svg.matchAll(places)].map(([, path = '']) => path))]
  const bytes = new Map<string, string>()
  for (const url of paths) {
    const { statusCode, rawPayload } = await app.inject({ url, remoteAddress: ip })
    if (statusCode >= 500 || statusCode === 429) throw new Error(`${url} answered ${statusCode}`)
    if (statusCode !== 200) continue
    const photo = await sharp(rawPayload)
      .resize({ ...pictureSize, fit: 'outside', withoutEnlargement: true })
      .jpeg({ quality: 90 })
      .toBuffer()
    bytes.set(url, `href="data:image/jpeg;base64,${photo.toString('base64')}"`)
  }
  return svg.replace(places, (_all, path: string) => bytes.get(path) ?? '')
}
