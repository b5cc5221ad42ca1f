import { join } from 'node:path'
import { createLocalDrafts } from '../../adapters/drafts-local/drafts-local'
import { openStorage } from '../../adapters/open-storage'
import { openTranscoder } from '../../adapters/transcode-ffmpeg/transcode-ffmpeg'
import { createInstallationKey } from '../../db/installation-key'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { NarrowPictures } from '../../kernel/narrow-pictures'
import type { SessionsModule } from '../sessions/sessions.module'
import { type Conversion, createConversion } from './conversion.service'
import { createDocumentQueries } from './documents.queries'
import { createFileQueries } from './files.queries'
import { createOwnership, type Ownership } from './ownership'
import { createStrayFiles, type StrayFiles } from './stray-files'
import { createUploadSessions } from './upload-sessions.service'
import { uploadCalls, uploadRoutes } from './uploads.routes'
import { createUploads } from './uploads.service'
import { uploadsMessages } from './uploads-messages'

export type { Conversion, ConvertedVideo, FilmParts } from './conversion.service'
export { picturePurposes } from './ownership'
export { isUploaded, storedAddressesIn } from './upload-purposes'

/** What places that show files ask: whose one is, and that one be removed which nothing shows any more. */
export interface StoredFiles extends Ownership, Pick<StrayFiles, 'release' | 'forgetMember'> {}

/** What other modules may ask of uploads. */
export interface UploadsModule extends BackendModule {
  files: StoredFiles
  conversion: Conversion
}

const sweepMs = 600_000

/** Files that members upload. */
export function createUploadsModule(
  kernel: Kernel,
  { sessions }: SessionsModule,
  narrow: NarrowPictures,
): UploadsModule {
  const { db, clock, random, limiter, config, log } = kernel
  const store = openStorage(kernel, 'uploads')
  const drafts = createLocalDrafts(config.dataDir === undefined ? undefined : join(config.dataDir, 'drafts'))
  const files = createFileQueries(db)
  const documents = createDocumentQueries(db)
  const documentStore = openStorage(kernel, 'documents')
  const strays = createStrayFiles({ db, clock, log, files, store, documentStore })
  const transcoder = config.transcode === 'off' ? undefined : openTranscoder(log)
  const uploads = createUploads({
    clock,
    random,
    limiter,
    store,
    documentStore,
    documents,
    files,
    canConvert: transcoder !== undefined,
    secret: createInstallationKey(db, random, 'uploads'),
  })
  const parts = createUploadSessions({ clock, random, files, drafts, uploads })
  const newDraft = () => random.token(18)
  const form = { drafts, newDraft, admit: uploads.admit, keep: uploads.store }
  return {
    name: 'uploads',
    files: { ...createOwnership(files, documents), release: strays.release, forgetMember: strays.forgetMember },
    conversion: createConversion({ clock, random, store, drafts, files, transcoder }),
    adapters: { storage: store.name, transcode: transcoder?.name ?? 'none' },
    messages: uploadsMessages,
    health: () => ({ files: strays.figures() }),
    calls: uploadCalls(uploads, parts),
    routes: async (app) => {
      await app.register((scope) =>
        uploadRoutes(scope, { uploads, sessions: parts, form, narrow, authenticate: sessions.authenticate }),
      )
    },
    start() {
      // Drafts lie on the disk of the node that takes them; stored files are everybody's.
      const stops = [clock.every(sweepMs, parts.sweep), kernel.jobs.every(sweepMs, strays.sweep)]
      return async () => {
        for (const stop of stops) await stop()
      }
    },
  }
}
