import { join } from 'node:path'
import { createLocalStorage } from '../../adapters/storage-local/storage-local'
import { createInstallationKey } from '../../db/installation-key'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { uploadCalls, uploadRoutes } from './uploads.routes'
import { createUploads } from './uploads.service'
import { uploadsMessages } from './uploads-messages'

/** Pictures that members upload. */
export function createUploadsModule({ config, db, clock, random, limiter }: Kernel): BackendModule {
  const store = createLocalStorage(config.dataDir === undefined ? undefined : join(config.dataDir, 'uploads'))
  const secret = createInstallationKey(db, random, 'uploads')
  const uploads = createUploads({ clock, random, limiter, store, secret })
  return {
    name: 'uploads',
    adapters: { storage: store.name },
    messages: uploadsMessages,
    calls: uploadCalls(uploads),
    routes: async (app) => {
      await app.register((scope) => uploadRoutes(scope, uploads))
    },
  }
}
