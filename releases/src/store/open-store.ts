import path from 'node:path'
import { ReleaseRefused } from '../core/document'
import { DiskObjects } from './disk-objects'
import { PostgresConnection } from './postgres-connection'
import { PostgresObjects } from './postgres-objects'
import { ReleaseStore } from './release-store'
import { S3Objects } from './s3-objects'

/** A store and how to let go of it. */
export interface OpenStore {
  store: ReleaseStore
  close(): Promise<void>
}

const nothing = async () => undefined

function s3Store(address: URL, environment: NodeJS.ProcessEnv): ReleaseStore {
  const [bucket, ...prefix] = address.pathname.split('/').filter(Boolean)
  const keyId = environment.RELEASE_STORE_KEY_ID
  const secret = environment.RELEASE_STORE_SECRET
  if (!bucket)
    throw new ReleaseRefused('usage', `${address.href} names no bucket: s3+https://<host>/<bucket>[/<prefix>]`)
  if (!keyId || !secret)
    throw new ReleaseRefused('usage', 'an object store needs RELEASE_STORE_KEY_ID and RELEASE_STORE_SECRET')
  const endpoint = `${address.protocol.replace('s3+', '')}//${address.host}`
  const region = environment.RELEASE_STORE_REGION ?? 'us-east-1'
  return new ReleaseStore(new S3Objects({ endpoint, bucket, prefix: prefix.join('/'), region, keyId, secret }))
}

/** The store of a folder. */
export const diskStore = (folder: string): ReleaseStore => new ReleaseStore(new DiskObjects(folder))

/**
 * Opens the store an installation uses: `RELEASE_STORE` (`postgres://…`, `s3+https://host/bucket`, or a folder), else the
 * folder `releases` of the data folder.
 */
export function openStore(dataDir: string, environment: NodeJS.ProcessEnv = {}): OpenStore {
  const where = environment.RELEASE_STORE ?? ''
  if (/^postgres(ql)?:/.test(where)) {
    const connection = new PostgresConnection(where)
    return { store: new ReleaseStore(new PostgresObjects(connection)), close: () => connection.close() }
  }
  if (/^s3\+https?:/.test(where)) return { store: s3Store(new URL(where), environment), close: nothing }
  return { store: diskStore(where ? path.resolve(where) : path.join(dataDir, 'releases')), close: nothing }
}
