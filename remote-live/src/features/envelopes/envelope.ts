import { wholeNumber } from '@pitchside/base'
import { limits } from '@pitchside/contract'

/** A red envelope of a room. Times are epoch milliseconds of this browser. */
export interface Envelope {
  id: number
  senderId: number
  senderName: string
  senderAvatar: string
  diamonds: number
  shares: number
  /** Shares nobody has taken yet. */
  left: number
  isRandom: boolean
  isForFans: boolean
  opensAt: number
  expiresAt: number
  /** Diamonds this member received, as text. */
  received: string | undefined
}

/** Who received what. */
export interface Claim {
  userId: number
  name: string
  avatar: string
  diamonds: string
  at: number
  isBest: boolean
}

/** What the send dialog asks for. */
export interface EnvelopeOrder {
  diamonds: number
  shares: number
  isRandom: boolean
  isForFans: boolean
}

/** What can be done with an envelope now. */
export type EnvelopeState = 'waiting' | 'open' | 'received' | 'empty' | 'over'

export function stateOf({ received, left, opensAt, expiresAt }: Envelope, now: number): EnvelopeState {
  if (received !== undefined) return 'received'
  if (now >= expiresAt) return 'over'
  if (left === 0) return 'empty'
  return now < opensAt ? 'waiting' : 'open'
}

/** An envelope that is empty or over stays in sight for a moment, so that its end is seen. */
export const goneMs = 4_000

/** Takes in what the server says now; keeps what this page knows of envelopes that are just gone. */
export function mergeEnvelopes(known: readonly Envelope[], listed: readonly Envelope[]): Envelope[] {
  const fresh = new Set(listed.map(({ id }) => id))
  const gone = known.filter(({ id, left }) => !fresh.has(id) && left === 0)
  return [...gone, ...listed].sort((a, b) => a.opensAt - b.opensAt || a.id - b.id)
}

/** What is wrong with the entered numbers, as a key of a text. */
export interface OrderProblems {
  diamonds?: 'number' | 'tooMany' | 'balance'
  shares?: 'number' | 'tooMany' | 'tooSmall'
}

const isWhole = (text: string): boolean => (wholeNumber(text) ?? 0) > 0

/** `balance` in diamonds, undefined when nobody is signed in. */
export function problemsOf(diamonds: string, shares: string, balance: number | undefined): OrderProblems {
  const problems: OrderProblems = {}
  if (!isWhole(diamonds)) problems.diamonds = 'number'
  else if (Number(diamonds) > limits.envelopeDiamondsMax) problems.diamonds = 'tooMany'
  else if (balance !== undefined && Number(diamonds) > balance) problems.diamonds = 'balance'
  if (!isWhole(shares)) problems.shares = 'number'
  else if (Number(shares) > limits.envelopeSharesMax) problems.shares = 'tooMany'
  // A share is at least a tenth of a diamond.
  else if (isWhole(diamonds) && Number(shares) > Number(diamonds) * 10) problems.shares = 'tooSmall'
  return problems
}
