import multipart from '@fastify/multipart'
import { code, limits } from '@pitchside/contract'
import type { FastifyInstance } from 'fastify'
import { kernelMessages, languageOf, messageFor } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import { readUploadForm } from './upload-form'
import type { Uploads } from './uploads.service'

const domain = '/media/uploads'
const uploadHost = '/upload'
const yearS = 31_536_000

export function uploadCalls(uploads: Uploads): CallHandlers {
  return {
    async getUploadToken(_input, caller) {
      const { token, key, lifetimeS } = await uploads.allow(caller.member().userId)
      return { token, domain, uploadHost, key, expires_in: lifetimeS }
    },
  }
}

/** `POST /upload`, and the stored pictures under `/media/uploads`. */
export async function uploadRoutes(app: FastifyInstance, uploads: Uploads): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: limits.avatarBytes + 1, files: 1, fields: 4, fieldSize: 4096, fieldNameSize: 64, parts: 5 },
  })
  app.post(uploadHost, async (request) => {
    const { policy, bytes } = await readUploadForm(request, uploads.admit)
    const key = await uploads.storePicture(policy, bytes)
    const msg = messageFor(kernelMessages, 'ok', languageOf(String(request.headers.lang ?? '')))
    return { code: code.ok, msg, data: { key } }
  })
  app.get<{ Params: { name: string } }>(`${domain}/:name`, async ({ params }, reply) => {
    const picture = await uploads.find(params.name)
    if (!picture) return reply.code(404).type('text/plain').send('no such picture')
    reply.header('cache-control', `public, max-age=${yearS}, immutable`)
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    return reply.type('image/webp').send(picture)
  })
}
