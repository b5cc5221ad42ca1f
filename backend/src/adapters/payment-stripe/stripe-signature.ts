import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older messages are replays. */
export const toleranceS = 300

/** What `Stripe-Signature` says: `t=…,v1=…`, several `v1` while a secret is changed; other schemes don't count. */
function partsOf(header: string): { timestamp: string; signatures: string[] } {
  const pairs = header.split(',').map((part) => part.trim().split('=', 2))
  const of = (name: string) => pairs.filter(([key]) => key === name).map(([, value]) => value ?? '')
  return { timestamp: of('t')[0] ?? '', signatures: of('v1') }
}

export const signatureOf = (timestamp: string, body: string, secret: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/** Whether a message was signed with the secret, a short while ago. */
export function isSigned(header: string, body: string, secret: string, nowMs: number): boolean {
  const { timestamp, signatures } = partsOf(header)
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowMs / 1_000 - Number(timestamp)) > toleranceS) return false
  const expected = Buffer.from(signatureOf(timestamp, body, secret))
  return signatures
    .map((signature) => Buffer.from(signature))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}
