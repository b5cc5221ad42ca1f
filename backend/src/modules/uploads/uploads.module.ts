import { openStorage } from '../../adapters/open-storage'
import { createInstallationKey } from '../../db/installation-key'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { SessionsModule } from '../sessions/sessions.module'
import { createDocumentQueries } from './documents.queries'
import { uploadCalls, uploadRoutes } from './uploads.routes'
import { createUploads, type Uploads } from './uploads.service'
import { uploadsMessages } from './uploads-messages'

export { isUploaded } from './upload-purposes'

/** What other modules may ask of uploads. */
export interface UploadsModule extends BackendModule {
  uploads: Pick<Uploads, 'ownsDocuments' | 'removeDocuments' | 'removePicture'>
}

/** Pictures that members upload. */
export function createUploadsModule(kernel: Kernel, { sessions }: SessionsModule): UploadsModule {
  const { db, clock, random, limiter } = kernel
  const store = openStorage(kernel, 'uploads')
  const secret = createInstallationKey(db, random, 'uploads')
  const uploads = createUploads({
    clock,
    random,
    limiter,
    store,
    documentStore: openStorage(kernel, 'documents'),
    documents: createDocumentQueries(db),
    secret,
  })
  return {
    name: 'uploads',
    uploads,
    adapters: { storage: store.name },
    messages: uploadsMessages,
    calls: uploadCalls(uploads),
    routes: async (app) => {
      await app.register((scope) => uploadRoutes(scope, uploads, sessions.authenticate))
    },
  }
}
