import { limits } from '@pitchside/contract'
import type { Clock } from '../../kernel/clock'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Random } from '../../kernel/random'
import type { Session } from '../../kernel/session'
import type { SharedLimiter } from '../../kernel/shared-limiter.port'
import { secondsOf } from '../../kernel/wire-values'
import type { DocumentQueries } from './documents.queries'
import type { FileQueries } from './files.queries'
import { type ArrivedFile, keepFile } from './keep-file'
import type { ByteRange, ObjectStore, OpenedFile } from './ports/object-store.port'
import { purposeRules, typesFor, type UploadPurpose } from './upload-purposes'
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
  /** Whether videos can be made into another format. */
  canConvert: boolean
  /** Key the tokens are signed with. */
  secret: () => Promise<string>
}

export interface Uploads {
  /** Lets a member upload files for ten minutes. */
  allow(userId: UserId, purpose: UploadPurpose): Promise<UploadRight>
  /** What this installation takes for a purpose. */
  typesFor(purpose: UploadPurpose): UploadPolicy['types']
  /** What a token allows for this key, or the failure to tell; takes one of the member's turns. */
  admit(token: string, key: string): Promise<UploadPolicy>
  /** Stores what has arrived: a picture drawn anew, or a video as it is; resolves with its name. */
  store(policy: UploadPolicy, file: ArrivedFile): Promise<string>
  /** A stored file that everybody may see, or a part of it. */
  open(name: string, range?: ByteRange): Promise<OpenedFile | 'outside' | undefined>
  /** A document, for somebody who may see it; undefined for everybody else, as if there were none. */
  findDocument(name: string, reader: Pick<Session, 'userId' | 'role'>): Promise<Uint8Array | undefined>
}

/** Files of members: who may store them, what is accepted, under which name. */
export function createUploads(deps: UploadsDeps): Uploads {
  const { clock, random, limiter, store, documentStore, documents, files, secret, canConvert } = deps
  const nowS = () => secondsOf(clock.now())
  const typesOf = (purpose: UploadPurpose) => typesFor(purpose, canConvert)
  return {
    typesFor: typesOf,
    async allow(userId, purpose) {
      // As specified: epoch ms and a random number; the extension follows from what the file is.
      const key = `${clock.now()}${random.integer(limits.randomMin, limits.randomMax)}-`
      const lifetimeS = limits.uploadTokenTtlS
      const expiresAt = nowS() + lifetimeS
      const { bytesMax, domain } = purposeRules[purpose]
      const types = typesOf(purpose)
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
      return keepFile(file, policy, {
        store: isDocument ? documentStore : store,
        nameFor: (extension) => `${policy.key}${random.token(12)}.${extension}`,
        // Before the file: should this node stop in between, the sweep finds a row, not a file without one.
        note: async (kept) => {
          if (isDocument) await documents.insert(kept, userId, clock.now())
          else await files.insert({ ...kept, userId, purpose, bytes: file.bytes }, clock.now())
        },
      })
    },
    open: (name, range) => store.open(name, range),
    async findDocument(name, reader) {
      const owner = await documents.ownerOf(name)
      const isAllowed = owner !== undefined && (reader.role === 'admin' || reader.userId === owner)
      return isAllowed ? documentStore.get(name) : undefined
    },
  }
}
