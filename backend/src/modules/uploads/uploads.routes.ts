import multipart from '@fastify/multipart'
import { code } from '@pitchside/contract'
import type { FastifyInstance } from 'fastify'
import { kernelMessages, languageOf, messageFor } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import type { Authenticate } from '../../kernel/session'
import { sessionOfPicture } from './document-session'
import { sendVideo } from './send-video'
import { readUploadForm } from './upload-form'
import { documentDomain, publicDomain, uploadBytesMax } from './upload-purposes'
import type { Uploads } from './uploads.service'

const uploadHost = '/upload'
const yearS = 31_536_000

export function uploadCalls(uploads: Uploads): CallHandlers {
  return {
    async getUploadToken({ purpose = 'avatar' }, caller) {
      const { token, key, domain, lifetimeS } = await uploads.allow(caller.member().userId, purpose)
      return { token, domain, uploadHost, key, expires_in: lifetimeS }
    },
  }
}

/** `POST /upload`, the stored files under `/media/uploads`, and documents under `/media/documents`. */
export async function uploadRoutes(app: FastifyInstance, uploads: Uploads, authenticate: Authenticate): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: uploadBytesMax + 1, files: 1, fields: 4, fieldSize: 4096, fieldNameSize: 64, parts: 5 },
  })
  app.post(uploadHost, async (request) => {
    const { policy, bytes, fileName } = await readUploadForm(request, uploads.admit)
    const key = await uploads.store(policy, bytes, fileName)
    const msg = messageFor(kernelMessages, 'ok', languageOf(String(request.headers.lang ?? '')))
    return { code: code.ok, msg, data: { key } }
  })
  app.get<{ Params: { name: string } }>(`${publicDomain}/:name`, async (request, reply) => {
    const { name } = request.params
    const file = await uploads.find(name)
    if (!file) return reply.code(404).type('text/plain').send('no such file')
    reply.header('cache-control', `public, max-age=${yearS}, immutable`)
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    if (name.endsWith('.mp4')) return sendVideo(request, reply, file)
    if (name.endsWith('.webp')) return reply.type('image/webp').send(file)
    // A file of a chat is saved, never shown: whatever is in it can not run in a page of ours.
    reply.header('content-disposition', 'attachment').header('x-content-type-options', 'nosniff')
    return reply.type('application/octet-stream').send(file)
  })
  app.get<{ Params: { name: string } }>(`${documentDomain}/:name`, async (request, reply) => {
    const session = await sessionOfPicture(request, authenticate)
    const picture = session && (await uploads.findDocument(request.params.name, session))
    reply.header('cache-control', 'private, no-store')
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    if (!picture) return reply.code(404).type('text/plain').send('no such picture')
    return reply.type('image/webp').send(picture)
  })
}
