import { limits } from '@pitchside/contract'
import type { Clock } from '../../kernel/clock'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Random } from '../../kernel/random'
import type { Session } from '../../kernel/session'
import type { SharedLimiter } from '../../kernel/shared-limiter.port'
import type { DocumentQueries } from './documents.queries'
import type { FileQueries } from './files.queries'
import { type ArrivedFile, keepFile } from './keep-file'
import type { ByteRange, ObjectStore, OpenedFile } from './ports/object-store.port'
import { documentDomain, publicDomain, purposeRules, type UploadPurpose, uploadedName } from './upload-purposes'
import { readPolicy, signPolicy, type UploadPolicy } from './upload-token.rules'

const filesPerMember = { count: 20, windowMs: 3_600_000 }

export interface UploadRight {
  token: string
  key: string
  domain: string
  lifetimeS: number
}

export interface UploadsDeps {
  clock: Clock
  random: Random
  limiter: SharedLimiter
  /** Files everybody may load. */
  store: ObjectStore
  /** Pictures for their owner and operators. */
  documentStore: ObjectStore
  documents: DocumentQueries
  files: FileQueries
  /** Key the tokens are signed with. */
  secret: () => Promise<string>
}

/** A stored public file. */
export interface OwnFile {
  name: string
  type: string
  bytes: number
}

export interface Uploads {
  /** Lets a member upload files for ten minutes. */
  allow(userId: UserId, purpose: UploadPurpose): Promise<UploadRight>
  /** What a token allows for this key, or the failure to tell; takes one of the member's turns. */
  admit(token: string, key: string): Promise<UploadPolicy>
  /** Stores what has arrived: a picture drawn anew, or a video as it is; resolves with its name. */
  store(policy: UploadPolicy, file: ArrivedFile): Promise<string>
  /** A stored file that everybody may see, or a part of it. */
  open(name: string, range?: ByteRange): Promise<OpenedFile | 'outside' | undefined>
  /** A document, for somebody who may see it; undefined for everybody else, as if there were none. */
  findDocument(name: string, reader: Pick<Session, 'userId' | 'role'>): Promise<Uint8Array | undefined>
  /** Whether all addresses are those of documents this member uploaded. */
  ownsDocuments(userId: UserId, addresses: readonly string[]): Promise<boolean>
  /** The public file behind an address, when this member uploaded it for this purpose. */
  ownFile(userId: number, address: string, purpose: UploadPurpose): Promise<OwnFile | undefined>
  /** Something shows this file now: it stays until it is removed. */
  useFile(address: string): Promise<void>
  /**
   * Removes videos that nothing shows a day after they were uploaded. Pictures stay: a draft of an article, which only
   * its writer's browser knows, may show them later.
   */
  sweep(): Promise<void>
  /** Removes stored documents whose rows are gone. */
  removeDocuments(names: readonly string[]): Promise<void>
  /** Removes a public picture nobody shows any more, by its address; addresses of other things are passed over. */
  removePicture(address: string): Promise<void>
  /** Removes a public file of any kind; addresses of other things are passed over. */
  removeFile(address: string): Promise<void>
}

/** Name in an address of a document; undefined for other addresses. */
function documentName(address: string): string | undefined {
  const prefix = `${documentDomain}/`
  const name = address.startsWith(prefix) ? address.slice(prefix.length) : ''
  return /^[\w-]+\.webp$/.test(name) ? name : undefined
}

/** Files of members: who may store them, what is accepted, under which name. */
export function createUploads(deps: UploadsDeps): Uploads {
  const { clock, random, limiter, store, documentStore, documents, files, secret } = deps
  const nowS = () => Math.floor(clock.now() / 1000)
  async function removeFile(address: string): Promise<void> {
    const name = uploadedName(address)
    if (name === undefined) return
    await files.remove(name)
    await store.remove(name)
  }
  return {
    async allow(userId, purpose) {
      const key = `${random.token(6)}-`
      const lifetimeS = limits.uploadTokenTtlS
      const expiresAt = nowS() + lifetimeS
      const { bytesMax, types, domain } = purposeRules[purpose]
      const policy = { userId, purpose, key, bytesMax, types, expiresAt }
      return { token: signPolicy(policy, await secret()), key, domain, lifetimeS }
    },
    async admit(token, key) {
      const policy = readPolicy(token, await secret())
      if (!policy || policy.key !== key) throw new Failure('upload-token-wrong')
      if (policy.expiresAt <= nowS()) throw new Failure('upload-token-expired')
      await limiter.require(`upload user ${policy.userId}`, filesPerMember)
      return policy
    },
    async store(policy, file) {
      const { userId, purpose } = policy
      const isDocument = purpose === 'document'
      const kept = await keepFile(file, policy, isDocument ? documentStore : store, (extension) => {
        return `${policy.key}${random.token(12)}.${extension}`
      })
      if (isDocument) await documents.insert(kept.name, userId, clock.now())
      else await files.insert({ ...kept, userId, purpose, bytes: file.bytes }, clock.now())
      return kept.name
    },
    open: (name, range) => store.open(name, range),
    async findDocument(name, reader) {
      const owner = await documents.ownerOf(name)
      const isAllowed = owner !== undefined && (reader.role === 'admin' || reader.userId === owner)
      return isAllowed ? documentStore.get(name) : undefined
    },
    async ownsDocuments(userId, addresses) {
      const names = addresses.map(documentName)
      if (names.includes(undefined) || new Set(names).size !== names.length) return false
      return (await documents.countOwned(userId, names as string[])) === names.length
    },
    async ownFile(userId, address, purpose) {
      const name = uploadedName(address)
      const file = name === undefined ? undefined : await files.one(name)
      return file && file.userId === userId && file.purpose === purpose ? file : undefined
    },
    async useFile(address) {
      const name = uploadedName(address)
      if (name !== undefined) await files.use(name)
    },
    async sweep() {
      const left = await files.leftOver(clock.now() - limits.uploadSessionH * 3_600_000)
      for (const { name } of left) await removeFile(`${publicDomain}/${name}`)
    },
    async removePicture(address) {
      if (/\.webp$/.test(address)) await removeFile(address)
    },
    removeFile,
    async removeDocuments(names) {
      for (const name of names) await documentStore.remove(name)
    },
  }
}
