import type { FastifyInstance } from 'fastify'
import { previewCookie, previewPath, readPreview } from '../access/preview'
import { cookieHeader } from './cookies'

export interface PreviewRoutesOptions {
  key: Buffer
  now(): number
}

/** The address of a preview: it puts the preview into a cookie and leads to the home page; `leave` takes it away. */
export function previewRoutes(app: FastifyInstance, { key, now }: PreviewRoutesOptions): void {
  // A parameter of its own would be cut at a hundred characters.
  app.get<{ Params: { '*': string } }>(`${previewPath}*`, (request, reply) => {
    const text = request.params['*']
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    const cookie = (value: string, maxAgeS: number) =>
      reply.header('set-cookie', cookieHeader(request, previewCookie, value, { maxAgeS }))
    if (text === 'leave') {
      cookie('', 0)
      return reply.redirect('/')
    }
    const preview = readPreview(key, text, now())
    if (!preview) return reply.code(404).type('text/plain').send('there is no such preview, or it is over')
    cookie(text, Math.floor((preview.until - now()) / 1000))
    return reply.redirect('/')
  })
}
