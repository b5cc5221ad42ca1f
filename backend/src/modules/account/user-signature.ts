import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import type { Config } from '../../config'
import type { Clock } from '../../kernel/clock'
import { secondsOf } from '../../kernel/wire-values'

/** Credentials for the messaging service: proves to it that our server knows this identifier. */
export type SignUser = (identifier: string) => Promise<string>

const lifetimeS = 7 * 86_400
type TencentKeys = Pick<Config, 'sdkAppId' | 'sdkSecretKey'>

/** Tencent's own escape for URLs. */
function escapeBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('+', '*').replaceAll('/', '-').replaceAll('=', '_')
}
const unescapeBase64 = (text: string): Buffer =>
  Buffer.from(text.replaceAll('*', '+').replaceAll('-', '/').replaceAll('_', '='), 'base64')
/** A signature holds less than this; nobody has us unpack more. */
const mostBytes = 4_096

/** Signature of Tencent Chat, version 2.0 of its scheme: HMAC-SHA256 over the named lines, JSON, deflate, base64. */
export function signForTencent(identifier: string, appId: number, secretKey: string, nowS: number): string {
  const lines = [`TLS.identifier:${identifier}`, `TLS.sdkappid:${appId}`, `TLS.time:${nowS}`, `TLS.expire:${lifetimeS}`]
  const sig = createHmac('sha256', secretKey)
    .update(`${lines.join('\n')}\n`)
    .digest('base64')
  const document = {
    'TLS.ver': '2.0',
    'TLS.identifier': identifier,
    'TLS.sdkappid': appId,
    'TLS.expire': lifetimeS,
    'TLS.time': nowS,
    'TLS.sig': sig,
  }
  return escapeBase64(deflateSync(Buffer.from(JSON.stringify(document))))
}

/** The embedded service's signature: `<expiry>.<hmac>`. */
function signOurselves(identifier: string, key: string, expiresAt: number): string {
  const mac = createHmac('sha256', key).update(`${identifier}\n${expiresAt}`).digest('base64url')
  return `${expiresAt}.${mac}`
}

/** What is wrong with a signature; undefined: it holds. */
export type CheckSignature = (identifier: string, signature: string) => Promise<'expired' | 'invalid' | undefined>

/** The second a signature for Tencent Chat was made, if we made it for this identifier. */
function tencentSignedAt(identifier: string, signature: string, config: TencentKeys): number | undefined {
  try {
    const bytes = inflateSync(unescapeBase64(signature), { maxOutputLength: mostBytes })
    const signedAt = (JSON.parse(bytes.toString()) as Record<string, unknown>)['TLS.time']
    if (typeof signedAt !== 'number') return undefined
    const expected = inflateSync(
      unescapeBase64(signForTencent(identifier, config.sdkAppId, config.sdkSecretKey, signedAt)),
    )
    return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? signedAt : undefined
  } catch {
    // Whatever cannot be unpacked was not made here.
    return undefined
  }
}

/** Checks signatures that were made here: of the embedded service, and of Tencent's, whose secret we have. */
export function createSignatureCheck(config: TencentKeys, clock: Clock, key: () => Promise<string>): CheckSignature {
  return async (identifier, signature) => {
    const nowS = secondsOf(clock.now())
    if (config.sdkAppId > 0) {
      const signedAt = tencentSignedAt(identifier, signature, config)
      if (signedAt === undefined) return 'invalid'
      return signedAt + lifetimeS <= nowS ? 'expired' : undefined
    }
    const expiresAt = Number(/^(\d{1,12})\./.exec(signature)?.[1] ?? Number.NaN)
    if (Number.isNaN(expiresAt)) return 'invalid'
    const [expected, given] = [Buffer.from(signOurselves(identifier, await key(), expiresAt)), Buffer.from(signature)]
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'invalid'
    return expiresAt <= nowS ? 'expired' : undefined
  }
}

/** Signs for the messaging service of the configuration. */
export function createUserSigner(config: Config, clock: Clock, key: () => Promise<string>): SignUser {
  return async (identifier) => {
    const nowS = secondsOf(clock.now())
    if (config.sdkAppId > 0) return signForTencent(identifier, config.sdkAppId, config.sdkSecretKey, nowS)
    return signOurselves(identifier, await key(), nowS + lifetimeS)
  }
}
