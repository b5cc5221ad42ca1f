import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Random } from './random'

const version = 'v1'
const ivBytes = 12
const tagBytes = 16

/** Keeps text that must not stand in the data base in clear. */
export interface Sealer {
  /** `about` says whose and what it is; it is not stored, and what is sealed opens with the same words only. */
  seal(text: string, about: string): Promise<string>
  /** Fails for text that was changed, or sealed about something else. */
  open(sealed: string, about: string): Promise<string>
}

/** AES-256-GCM with a key drawn from a secret of the installation, another one for each purpose. */
export function createSealer(secret: () => Promise<string>, random: Random, purpose: string): Sealer {
  const keyOf = async () => Buffer.from(hkdfSync('sha256', await secret(), '', purpose, 32))
  return {
    async seal(text, about) {
      const iv = Buffer.from(random.token(ivBytes), 'base64url')
      const cipher = createCipheriv('aes-256-gcm', await keyOf(), iv).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    async open(sealed, about) {
      const [mark, data = ''] = sealed.split('.')
      if (mark !== version) throw new Error(`sealed text of an unknown version: ${mark}`)
      const bytes = Buffer.from(data, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', await keyOf(), bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
