import { join } from 'node:path'
import type { Kernel } from '../kernel/kernel'
import type { ObjectStore } from '../modules/uploads/ports/object-store.port'
import { createLocalStorage } from './storage-local/storage-local'
import { createQiniuStorage } from './storage-qiniu/storage-qiniu'
import { createS3Storage } from './storage-s3/storage-s3'

/** Where files of a folder lie: on this machine, or in the bucket of a provider. */
export function openStorage({ config, clock }: Pick<Kernel, 'config' | 'clock'>, folder: string): ObjectStore {
  switch (config.storage.kind) {
    case 's3':
      return createS3Storage(config.storage.s3, folder, clock)
    case 'qiniu':
      return createQiniuStorage(config.storage.qiniu, folder, clock)
    case 'local':
      return createLocalStorage(config.dataDir === undefined ? undefined : join(config.dataDir, folder))
  }
}
