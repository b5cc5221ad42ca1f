import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyMade, PasskeyUsed } from '../modules/second-factor/passkeys.rules'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

/** Flags of an answer: somebody was there; and, when a passkey is made, its key is attached. */
const flags = { present: 0x01, attached: 0x40 }

/** An authenticator in software, with one key: WebAuthn as a browser would send it, without a browser. */
export function createSoftPasskey({ rpId = 'localhost', origin = 'http://localhost', counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(16)
  const id = text(credential)
  let count = 0
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  function authenticatorData(flag: number, attached = Buffer.alloc(0)): Buffer {
    if (counts) count += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), counter, attached])
  }
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ])
  }
  return {
    id,
    /** What `navigator.credentials.create` resolves with. */
    make(challenge: string): PasskeyMade {
      const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credential.length]), credential, coseKey()])
      const data = authenticatorData(flags.present | flags.attached, attached)
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
        data,
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      }
    },
    /** What `navigator.credentials.get` resolves with. */
    use(challenge: string): PasskeyUsed {
      const data = authenticatorData(flags.present)
      const client = clientData('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
      }
    },
  }
}
