import multipart from '@fastify/multipart'
import { code, limits } from '@pitchside/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../kernel/failure'
import { kernelMessages, languageOf, messageFor } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import { type NarrowPictures, widthAsked } from '../../kernel/narrow-pictures'
import type { Authenticate } from '../../kernel/session'
import { secondsOf } from '../../kernel/wire-values'
import { sessionOfPicture } from './document-session'
import { sendFile, sendNarrow } from './send-file'
import { type FormReader, readUploadForm } from './upload-form'
import { documentDomain, publicDomain, uploadBytesMax } from './upload-purposes'
import type { UploadSessions, UploadState } from './upload-sessions.service'
import type { Uploads } from './uploads.service'

const uploadHost = '/upload'
const binary = 'application/octet-stream'

const stateToWire = ({ id, offset, bytes, key, expiresAt }: UploadState) => ({
  id,
  uploadHost: `${uploadHost}/${id}`,
  offset,
  size: bytes,
  part_size: limits.uploadPartBytes,
  key: key ?? '',
  domain: publicDomain,
  expires_at: secondsOf(expiresAt),
})

export function uploadCalls(uploads: Uploads, sessions: UploadSessions): CallHandlers {
  return {
    async getUploadToken({ purpose = 'avatar' }, caller) {
      const { token, key, domain, lifetimeS } = await uploads.allow(caller.member().userId, purpose)
      return { token, domain, uploadHost, key, expires_in: lifetimeS }
    },
    startUpload: async ({ token, key, name, size }, caller) =>
      stateToWire(await sessions.start(caller.member().userId, { token, key, fileName: name, bytes: size })),
    getUpload: async ({ id }, caller) => stateToWire(await sessions.state(caller.member().userId, id)),
    cancelUpload: ({ id }, caller) => sessions.cancel(caller.member().userId, id),
  }
}

export interface UploadRoutes {
  uploads: Uploads
  sessions: UploadSessions
  form: FormReader
  narrow: NarrowPictures
  authenticate: Authenticate
}

const okay = (request: FastifyRequest, data: object) => ({
  code: code.ok,
  msg: messageFor(kernelMessages, 'ok', languageOf(String(request.headers.lang ?? ''))),
  data,
})

/** A part of a file: its bytes are the whole body. */
async function writePart(request: FastifyRequest<{ Params: { id: string } }>, sessions: UploadSessions) {
  const { offset } = request.query as { offset?: string }
  try {
    if (!/^\d{1,10}$/.test(offset ?? '')) throw new Failure('input-invalid')
    return okay(request, stateToWire(await sessions.write(request.params.id, Number(offset), request.raw)))
  } catch (error) {
    // What still arrives is thrown away: a browser reads the answer only after it has sent everything.
    request.raw.resume()
    throw error
  }
}

/** `POST /upload`, parts under `/upload/<id>`, the stored files under `/media/uploads`, documents under `/media/documents`. */
export async function uploadRoutes(app: FastifyInstance, routes: UploadRoutes): Promise<void> {
  const { uploads, sessions, form, narrow, authenticate } = routes
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: uploadBytesMax + 1, files: 1, fields: 4, fieldSize: 4096, fieldNameSize: 64, parts: 5 },
  })
  // Read as it comes, by whoever writes it to the disk.
  app.addContentTypeParser(binary, (_request, _body, done) => done(null, undefined))
  app.post(uploadHost, async (request) => okay(request, { key: await readUploadForm(request, form) }))
  app.post<{ Params: { id: string } }>(`${uploadHost}/:id`, (request) => writePart(request, sessions))
  app.get<{ Params: { name: string } }>(`${publicDomain}/:name`, (request, reply) => {
    const { name } = request.params
    const width = widthAsked(request.query)
    return width && name.endsWith('.webp')
      ? sendNarrow(reply, { name, width, narrow, open: uploads.open })
      : sendFile(request, reply, name, uploads.open)
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
