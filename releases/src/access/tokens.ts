import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PackageVerb, Scope, TokenRecord } from '../register/register-schema'

const mark = 'psr'
const alphabet = 'abcdefghijklmnopqrstuvwxyz012345'

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A new token: the text is shown once, its hash is kept. */
export function newToken(): { id: string; text: string; hash: string } {
  const id = [...randomBytes(12)].map((byte) => alphabet[byte % alphabet.length]).join('')
  const secret = randomBytes(32).toString('base64url')
  return { id, text: `${mark}_${id}_${secret}`, hash: hashOf(secret) }
}

/** Id and secret of a text that has the form of a token. */
export function readToken(text: string): { id: string; secret: string } | undefined {
  const [, id, secret] = /^psr_([a-z0-9]{12})_([\w-]{43})$/.exec(text) ?? []
  return id && secret ? { id, secret } : undefined
}

/** Whether a secret opens a token now. A token nobody made is compared as well, so that both take the same time. */
export function opens(token: TokenRecord | undefined, secret: string, now: number): boolean {
  const given = Buffer.from(hashOf(secret), 'hex')
  const isRight = timingSafeEqual(given, Buffer.from(token?.hash ?? '0'.repeat(64), 'hex'))
  return isRight && token !== undefined && token.revoked === undefined && Date.parse(token.until) > now
}

/** What a scope leaves out of what is asked; undefined: all of it is allowed. */
export function missingRight(
  scope: Scope,
  verb: PackageVerb,
  packages: readonly string[],
  environments: readonly string[],
): string | undefined {
  if (!scope.verbs.includes(verb)) return `may not ${verb}`
  const name = packages.find((one) => !scope.packages.includes(one))
  if (name !== undefined) return `is not for ${name}`
  const environment = environments.find((one) => !scope.environments.includes(one))
  return environment === undefined ? undefined : `is not for ${environment}`
}
