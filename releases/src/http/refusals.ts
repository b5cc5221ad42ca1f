import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ReleaseRefused } from '../core/document'
import { packageRoot } from '../package-root'

/** Folders of this machine that words about its files begin with. */
const ownFolders = () => [
  path.dirname(packageRoot),
  process.cwd(),
  tmpdir(),
  path.resolve(process.env.DATA_DIR ?? '.data'),
]

/** Where the service keeps its files is for its log: whoever asks has no use for it. */
function withoutFolders(words: string): string {
  const folders = ownFolders().filter((folder) => folder !== path.parse(folder).root)
  return folders.reduce((text, folder) => text.replaceAll(`${folder}${path.sep}`, '…/'), words)
}

/** A refusal as an answer. Other errors are the service's business: they are thrown again. */
export function refusalOf(error: unknown) {
  if (!(error instanceof ReleaseRefused)) throw error
  const { reason, message, details } = error
  return { ok: false, reason, message, details }
}

/** What broke, and what could not be read, is answered as a refusal is; no answer of these routes names a file of ours. */
export function answerOutside(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' ? withoutFolders(payload) : payload,
  )
  app.setErrorHandler((error: Error & { statusCode?: number; reason?: string }, request, reply) => {
    // Whoever reads the bodies of the whole site refuses some of them with a reason.
    const status = error.statusCode ?? (error.reason === undefined ? 500 : 400)
    if (status < 500)
      return reply.code(status).send({ ok: false, reason: 'usage', message: error.message, details: [] })
    // What broke is for the log: paths and stacks are nobody's business outside.
    request.log.error(error)
    const message = `this failed here (request ${request.id}): try again`
    return reply.code(500).send({ ok: false, reason: 'failed', message, details: [] })
  })
}
