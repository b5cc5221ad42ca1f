import { limits } from '@pitchside/contract'
import type { Clock } from '../../kernel/clock'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Random } from '../../kernel/random'
import type { RateLimiter } from '../../kernel/rate-limiter'
import type { Session } from '../../kernel/session'
import type { DocumentQueries } from './documents.queries'
import { drawPicture } from './draw-picture'
import { fileTypeOf } from './file-type.rules'
import { isMp4 } from './mp4.rules'
import { pictureTypeOf } from './picture-type.rules'
import type { ObjectStore } from './ports/object-store.port'
import { documentDomain, publicDomain, purposeRules, type UploadPurpose } from './upload-purposes'
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
  limiter: RateLimiter
  /** Files everybody may load. */
  store: ObjectStore
  /** Pictures for their owner and operators. */
  documentStore: ObjectStore
  documents: DocumentQueries
  /** Key the tokens are signed with. */
  secret: () => Promise<string>
}

export interface Uploads {
  /** Lets a member upload files for ten minutes. */
  allow(userId: UserId, purpose: UploadPurpose): Promise<UploadRight>
  /** What a token allows for this key, or the failure to tell; takes one of the member's turns. */
  admit(token: string, key: string): Promise<UploadPolicy>
  /** Stores a picture, drawn anew, or a video as it is; resolves with its name. */
  store(policy: UploadPolicy, bytes: Uint8Array, fileName?: string): Promise<string>
  /** A stored file that everybody may see. */
  find(name: string): Promise<Uint8Array | undefined>
  /** A document, for somebody who may see it; undefined for everybody else, as if there were none. */
  findDocument(name: string, reader: Pick<Session, 'userId' | 'role'>): Promise<Uint8Array | undefined>
  /** Whether all addresses are those of documents this member uploaded. */
  ownsDocuments(userId: UserId, addresses: readonly string[]): Promise<boolean>
  /** Removes stored documents whose rows are gone. */
  removeDocuments(names: readonly string[]): Promise<void>
  /** Removes a public picture nobody shows any more, by its address; addresses of other things are passed over. */
  removePicture(address: string): Promise<void>
}

/** Name in an address of a document; undefined for other addresses. */
function documentName(address: string): string | undefined {
  const prefix = `${documentDomain}/`
  const name = address.startsWith(prefix) ? address.slice(prefix.length) : ''
  return /^[\w-]+\.webp$/.test(name) ? name : undefined
}

/** Pictures of members: who may store them, what is accepted, under which name. */
export function createUploads(deps: UploadsDeps): Uploads {
  const { clock, random, limiter, store, documentStore, documents, secret } = deps
  const nowS = () => Math.floor(clock.now() / 1000)
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
      limiter.require(`upload user ${policy.userId}`, filesPerMember)
      return policy
    },
    async store(policy, bytes, fileName = '') {
      if (policy.purpose === 'file') {
        const kind = fileTypeOf(fileName, bytes)
        if (!kind) throw new Failure('file-type-wrong')
        const stored = `${policy.key}${random.token(12)}.${kind}`
        await store.put(stored, bytes)
        return stored
      }
      if (policy.purpose === 'video') {
        if (!isMp4(bytes)) throw new Failure('video-type-wrong')
        const name = `${policy.key}${random.token(12)}.mp4`
        await store.put(name, bytes)
        return name
      }
      const type = pictureTypeOf(bytes)
      if (!type || !policy.types.includes(type)) {
        throw new Failure(policy.purpose === 'cover' ? 'cover-type-wrong' : 'picture-type-wrong')
      }
      const picture = await drawPicture(bytes, policy.purpose)
      const name = `${policy.key}${random.token(12)}.webp`
      if (policy.purpose === 'document') {
        await documentStore.put(name, picture)
        await documents.insert(name, policy.userId, clock.now())
      } else await store.put(name, picture)
      return name
    },
    find: (name) => store.get(name),
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
    async removePicture(address) {
      const name = address.startsWith(`${publicDomain}/`) ? address.slice(publicDomain.length + 1) : ''
      if (/^[\w-]+\.webp$/.test(name)) await store.remove(name)
    },
    async removeDocuments(names) {
      for (const name of names) await documentStore.remove(name)
    },
  }
}
