import { createECDH, hkdfSync } from 'node:crypto'
import webPush from 'web-push'

/** Push services take tokens of a day at most; a shorter one outlives clocks that differ. */
const tokenS = 11 * 3_600

/** Who this site is to push services (RFC 8292). */
export interface Vapid {
  /** As browsers subscribe with it: the point, uncompressed, base64url. */
  publicKey(): Promise<string>
  /** The `authorization` header for a push service. */
  authorization(origin: string, nowMs: number): Promise<string>
}

/**
 * The pair of keys follows from a secret of the installation: the same on every node and after every start. With another one
 * every subscription there is would be refused.
 */
export function createVapid(secret: () => Promise<string>, subject: string): Vapid {
  const tokens = new Map<string, { header: string; untilS: number }>()
  async function keys(): Promise<{ publicKey: string; privateKey: string }> {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(Buffer.from(hkdfSync('sha256', await secret(), '', 'web push', 32)))
    // A key that begins with zeros is as long as any other.
    const privateKey = Buffer.alloc(32)
    pair.getPrivateKey().copy(privateKey, 32 - pair.getPrivateKey().length)
    return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
  }
  return {
    publicKey: async () => (await keys()).publicKey,
    async authorization(origin, nowMs) {
      const nowS = Math.floor(nowMs / 1_000)
      const known = tokens.get(origin)
      if (known && known.untilS > nowS + 600) return known.header
      const { publicKey, privateKey } = await keys()
      const untilS = nowS + tokenS
      const { Authorization: header } = webPush.getVapidHeaders(
        origin,
        subject,
        publicKey,
        privateKey,
        'aes128gcm',
        untilS,
      )
      if (tokens.size > 100) tokens.clear()
      tokens.set(origin, { header, untilS })
      return header
    },
  }
}
