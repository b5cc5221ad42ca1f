import { limits } from '@pitchside/contract'
import type { Clock } from '../../kernel/clock'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Random } from '../../kernel/random'
import type { RateLimiter } from '../../kernel/rate-limiter'
import { drawAvatar } from './avatar-picture'
import { pictureTypeOf, pictureTypes } from './picture-type.rules'
import type { ObjectStore } from './ports/object-store.port'
import { readPolicy, signPolicy, type UploadPolicy } from './upload-token.rules'

const picturesPerMember = { count: 20, windowMs: 3_600_000 }

export interface UploadRight {
  token: string
  key: string
  lifetimeS: number
}

export interface UploadsDeps {
  clock: Clock
  random: Random
  limiter: RateLimiter
  store: ObjectStore
  /** Key the tokens are signed with. */
  secret: () => Promise<string>
}

export interface Uploads {
  /** Lets a member upload pictures for ten minutes. */
  allow(userId: UserId): Promise<UploadRight>
  /** What a token allows for this key, or the failure to tell; takes one of the member's turns. */
  admit(token: string, key: string): Promise<UploadPolicy>
  /** Stores a picture, drawn anew; resolves with its name. */
  storePicture(policy: UploadPolicy, bytes: Uint8Array): Promise<string>
  /** A stored picture. */
  find(name: string): Promise<Uint8Array | undefined>
}

/** Pictures of members: who may store them, what is accepted, under which name. */
export function createUploads({ clock, random, limiter, store, secret }: UploadsDeps): Uploads {
  const nowS = () => Math.floor(clock.now() / 1000)
  return {
    async allow(userId) {
      const key = `${random.token(6)}-`
      const lifetimeS = limits.uploadTokenTtlS
      const expiresAt = nowS() + lifetimeS
      const policy = { userId, key, bytesMax: limits.avatarBytes, types: pictureTypes, expiresAt }
      return { token: signPolicy(policy, await secret()), key, lifetimeS }
    },
    async admit(token, key) {
      const policy = readPolicy(token, await secret())
      if (!policy || policy.key !== key) throw new Failure('upload-token-wrong')
      if (policy.expiresAt <= nowS()) throw new Failure('upload-token-expired')
      limiter.require(`upload user ${policy.userId}`, picturesPerMember)
      return policy
    },
    async storePicture(policy, bytes) {
      const type = pictureTypeOf(bytes)
      if (!type || !policy.types.includes(type)) throw new Failure('picture-type-wrong')
      const picture = await drawAvatar(bytes)
      const name = `${policy.key}${random.token(12)}.webp`
      await store.put(name, picture)
      return name
    },
    find: (name) => store.get(name),
  }
}
