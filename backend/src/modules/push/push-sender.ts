import { createHash } from 'node:crypto'
import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import webPush from 'web-push'
import { lookupPublic, publicHttps } from '../../kernel/public-address'
import type { Vapid } from './vapid'

/** A browser as it subscribed. */
export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** `sent`: the push service has it. `gone`: the browser wants nothing any more. `again`: later. `refused`: never. */
export type SendResult = 'sent' | 'gone' | 'again' | 'refused'

interface Parcel {
  text: string
  /** Another one of the same topic takes its place while the browser is away. */
  topic: string
  ttlS: number
  isUrgent: boolean
}

const answerMs = 10_000
const atOnce = 64

function resultOf(status: number): SendResult {
  if (status >= 200 && status < 300) return 'sent'
  // 403: it subscribed with another key of this site.
  if (status === 403 || status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'again' : 'refused'
}

/** Topics have at most 32 signs of base64url. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/**
 * Sends to push services. Their addresses come from browsers, which anybody can play: only https at public names is asked, and
 * no redirect is followed. `testOrigin`: one more origin, for tests.
 */
export function createPushSender(vapid: Vapid, testOrigin: string) {
  const open = { keepAlive: true, maxSockets: atOnce, timeout: answerMs }
  const https = new HttpsAgent({ ...open, lookup: lookupPublic })
  const http = new HttpAgent(open)

  function allowed(endpoint: string): URL | undefined {
    if (testOrigin && URL.canParse(endpoint) && new URL(endpoint).origin === testOrigin) return new URL(endpoint)
    return publicHttps(endpoint)
  }

  const post = (url: URL, headers: Record<string, string | number>, body: Buffer) =>
    new Promise<SendResult>((resolve) => {
      const isTest = url.protocol === 'http:'
      const ask = isTest ? httpRequest : httpsRequest
      const asked = ask(url, { method: 'POST', headers, agent: isTest ? http : https }, (reply) => {
        reply.resume()
        resolve(resultOf(reply.statusCode ?? 500))
      })
      asked.setTimeout(answerMs, () => asked.destroy())
      asked.on('error', () => resolve('again'))
      asked.end(body)
    })

  return {
    mayAsk: (endpoint: string): boolean => allowed(endpoint) !== undefined,
    async send({ endpoint, p256dh, auth }: Subscription, parcel: Parcel, nowMs: number): Promise<SendResult> {
      const url = allowed(endpoint)
      if (!url) return 'gone'
      let body: Buffer
      try {
        body = webPush.encrypt(p256dh, auth, parcel.text, 'aes128gcm').cipherText
      } catch {
        // A key that is no point of the curve: nobody could open it.
        return 'gone'
      }
      const headers = {
        authorization: await vapid.authorization(url.origin, nowMs),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: parcel.ttlS,
        topic: topicOf(parcel.topic),
        urgency: parcel.isUrgent ? 'high' : 'normal',
      }
      return post(url, headers, body)
    },
    close(): void {
      https.destroy()
      http.destroy()
    },
  }
}

export type PushSender = ReturnType<typeof createPushSender>
