import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushedMessage } from '@pitchside/contract'

/** What a push service was sent. */
export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A browser that subscribed: only its own key opens what it is sent. */
export interface SoftBrowser {
  endpoint: string
  p256dh: string
  auth: string
  /** What it was sent, opened as RFC 8291 says; fails for what was sealed for another. */
  opened(): PushedMessage[]
}

const plus = (text: string): Buffer => Buffer.from(`${text}\0`)

function open(keys: ECDH, auth: Buffer, body: Buffer): PushedMessage {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = Buffer.concat([plus('WebPush: info'), keys.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, plus('Content-Encoding: aes128gcm'), 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, plus('Content-Encoding: nonce'), 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with a 2.
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as PushedMessage
}

/** The token of a VAPID header that was signed with this public key; undefined: it was not. */
export function vapidClaims(header: string, publicKey: string): { aud: string; exp: number; sub: string } | undefined {
  const [, token = ''] = /^vapid t=([^,]+)/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isRight ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined
}

/** Stands where Google, Mozilla and Apple have their push services. */
export async function startPushService() {
  const received: Received[] = []
  const answers = new Map<string, number>()
  let patience = Number.POSITIVE_INFINITY
  const held: (() => void)[] = []
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      const status = answers.get(path) ?? 201
      if (status === 201) received.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      const answer = () => reply.writeHead(status).end()
      if (received.length > patience) held.push(answer)
      else answer()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let count = 0
  return {
    origin,
    received,
    /** Takes so many messages and answers nobody any more, until `goOn`. */
    holdAfter(messages: number): void {
      patience = messages
    },
    isHolding: () => held.length > 0,
    goOn(): void {
      patience = Number.POSITIVE_INFINITY
      for (const answer of held.splice(0)) answer()
    },
    /** What it says to the next messages for a browser. */
    answer: (browser: SoftBrowser, status: number) => answers.set(new URL(browser.endpoint).pathname, status),
    browser(): SoftBrowser {
      count += 1
      const keys = createECDH('prime256v1')
      const auth = randomBytes(16)
      const path = `/send/${count}`
      return {
        endpoint: origin + path,
        p256dh: keys.generateKeys('base64url'),
        auth: auth.toString('base64url'),
        opened: () => received.filter((one) => one.path === path).map(({ body }) => open(keys, auth, body)),
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
