import { join } from 'node:path'
import { createLocalDrafts } from '../../adapters/drafts-local/drafts-local'
import { openStorage } from '../../adapters/open-storage'
import { openTranscoder } from '../../adapters/transcode-ffmpeg/transcode-ffmpeg'
import { createInstallationKey } from '../../db/installation-key'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { SessionsModule } from '../sessions/sessions.module'
import { type Conversion, createConversion } from './conversion.service'
import { createDocumentQueries } from './documents.queries'
import { createFileQueries } from './files.queries'
import { createUploadSessions } from './upload-sessions.service'
import { uploadCalls, uploadRoutes } from './uploads.routes'
import { createUploads, type Uploads } from './uploads.service'
import { uploadsMessages } from './uploads-messages'

export type { Conversion, ConvertedVideo } from './conversion.service'
export { isUploaded } from './upload-purposes'
export type { Uploads } from './uploads.service'

/** What other modules may ask of uploads. */
export interface UploadsModule extends BackendModule {
  uploads: Pick<Uploads, 'ownsDocuments' | 'removeDocuments' | 'removePicture' | 'ownFile' | 'useFile' | 'removeFile'>
  conversion: Conversion
}

const sweepMs = 600_000

/** Files that members upload. */
export function createUploadsModule(kernel: Kernel, { sessions }: SessionsModule): UploadsModule {
  const { db, clock, random, limiter, config, log } = kernel
  const store = openStorage(kernel, 'uploads')
  const drafts = createLocalDrafts(config.dataDir === undefined ? undefined : join(config.dataDir, 'drafts'))
  const files = createFileQueries(db)
  const uploads = createUploads({
    clock,
    random,
    limiter,
    store,
    documentStore: openStorage(kernel, 'documents'),
    documents: createDocumentQueries(db),
    files,
    secret: createInstallationKey(db, random, 'uploads'),
  })
  const parts = createUploadSessions({ clock, random, files, drafts, uploads })
  const newDraft = () => random.token(18)
  const transcoder = config.transcode === 'off' ? undefined : openTranscoder(log)
  const form = { drafts, newDraft, admit: uploads.admit, keep: uploads.store }
  return {
    name: 'uploads',
    uploads,
    conversion: createConversion({ clock, random, store, drafts, files, transcoder }),
    adapters: { storage: store.name, transcode: transcoder?.name ?? 'none' },
    messages: uploadsMessages,
    calls: uploadCalls(uploads, parts),
    routes: async (app) => {
      await app.register((scope) =>
        uploadRoutes(scope, { uploads, sessions: parts, form, authenticate: sessions.authenticate }),
      )
    },
    start() {
      // Drafts lie on the disk of the node that takes them; stored files are everybody's.
      const stops = [clock.every(sweepMs, parts.sweep), kernel.jobs.every(sweepMs, uploads.sweep)]
      return async () => {
        for (const stop of stops) await stop()
      }
    },
  }
}
