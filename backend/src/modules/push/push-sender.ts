import { createHash } from 'node:crypto'
import { Agent } from 'undici'
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
  const open = { connections: atOnce, headersTimeout: answerMs, bodyTimeout: answerMs }
  const agents = {
    public: new Agent({ ...open, connect: { timeout: answerMs, lookup: lookupPublic } }),
    test: new Agent(open),
  }

  function allowed(endpoint: string): URL | undefined {
    if (testOrigin && URL.canParse(endpoint) && new URL(endpoint).origin === testOrigin) return new URL(endpoint)
    return publicHttps(endpoint)
  }

  async function post(url: URL, headers: Record<string, string>, body: Buffer): Promise<SendResult> {
    const agent = url.origin === testOrigin ? agents.test : agents.public
    try {
      const path = url.pathname + url.search
      const reply = await agent.request({ origin: url.origin, path, method: 'POST', headers, body })
      // The status says it all; who is slow to say more keeps a connection, not the browsers that wait.
      void reply.body.dump().catch(() => undefined)
      return resultOf(reply.statusCode)
    } catch {
      return 'again'
    }
  }

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
        ttl: String(parcel.ttlS),
        topic: topicOf(parcel.topic),
        urgency: parcel.isUrgent ? 'high' : 'normal',
      }
      return post(url, headers, body)
    },
    close: (): void => void Promise.all(Object.values(agents).map((agent) => agent.destroy())),
  }
}

export type PushSender = ReturnType<typeof createPushSender>
