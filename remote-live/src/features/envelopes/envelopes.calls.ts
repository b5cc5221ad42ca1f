import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import type { Claim, Envelope, EnvelopeOrder } from './envelope'

type EnvelopeRow = CallData<'getRedEnvelopes'>[number]

function toEnvelope(row: EnvelopeRow): Envelope {
  const now = Date.now()
  return {
    id: row.id,
    senderId: row.uid,
    senderName: row.user_nickname,
    senderAvatar: row.avatar,
    diamonds: row.amount,
    shares: row.number,
    left: row.surplus,
    isRandom: row.is_lucky === 0,
    isForFans: row.type === 1,
    opensAt: now + row.countdown_time * 1_000,
    expiresAt: now + row.receive_time * 1_000,
    received: row.is_receive === 1 ? row.receive_amount : undefined,
  }
}

/** Envelopes of a room that can still be opened, the next to open first. */
export async function fetchEnvelopes(anchorId: number): Promise<Envelope[]> {
  return (await call('getRedEnvelopes', { id: anchorId }, { isQuiet: true })).map(toEnvelope)
}

/** Sends an envelope; the nonce makes a second click the same envelope. */
export async function sendEnvelope(anchorId: number, order: EnvelopeOrder, nonce: string): Promise<void> {
  const { diamonds, shares, isRandom, isForFans } = order
  const kind = { is_lucky: isRandom ? 0 : 1, type: isForFans ? 1 : 0 } as const
  await call('sendRedEnvelope', { uid: anchorId, amount: diamonds, number: shares, ...kind, nonce }, { isQuiet: true })
}

/** Opens an envelope; gives the diamonds received, as text. */
export function claimEnvelope(id: number): Promise<string> {
  return call('claimRedEnvelope', { id }, { isQuiet: true })
}

export interface ClaimPage {
  envelope: Envelope
  claims: Claim[]
  total: number
}

/** Who received what, newest first. */
export async function fetchClaims(id: number): Promise<ClaimPage> {
  const reply = await call('listEnvelopeClaims', { id }, { isQuiet: true })
  const claims = reply.data.map((row) => ({
    userId: row.uid,
    name: row.user_nickname,
    avatar: row.avatar,
    diamonds: row.amount,
    at: row.addtime * 1_000,
    isBest: row.is_best === 1,
  }))
  return { envelope: toEnvelope(reply.info), claims, total: reply.total }
}
