/** One end of a message to somebody. */
export type Party = 'member' | 'agent' | 'tourist'

/** What decides whether somebody may write to somebody. */
export interface Standing {
  from: Party
  /** undefined: there is nobody of this name. */
  to: Party | undefined
  isSelf: boolean
  isDeleted: boolean
  /** The other side has blocked the writer. */
  isBlocked: boolean
  /** The writer has blocked the other side. */
  hasBlocked: boolean
  /** Epoch ms until which an operator silenced the writer; 0: not silenced. */
  silencedUntil: number
}

export type WriteRefusal =
  | 'chat-self'
  | 'user-unknown'
  | 'chat-deleted'
  | 'chat-tourist'
  | 'chat-blocked'
  | 'chat-blocked-own'
  | 'chat-muted'

/**
 * Who may write to whom. Support hears everybody, blocked and silenced or not, and may answer everybody. Tourists write
 * to support alone, and nobody else to them.
 */
export function refusalOf(standing: Standing, now: number): WriteRefusal | undefined {
  const { from, to } = standing
  if (standing.isSelf) return 'chat-self'
  if (to === undefined) return 'user-unknown'
  if (standing.isDeleted) return 'chat-deleted'
  if (from === 'agent') return undefined
  if (to === 'agent') return undefined
  if (from === 'tourist' || to === 'tourist') return 'chat-tourist'
  if (standing.silencedUntil > now) return 'chat-muted'
  if (standing.hasBlocked) return 'chat-blocked-own'
  return standing.isBlocked ? 'chat-blocked' : undefined
}

/** Whether a message can still be taken back: by its writer, for two minutes. */
export function canRevoke(
  message: { isOwn: boolean; sentAt: number; isRevoked: boolean; isTip: boolean },
  now: number,
  windowS: number,
): boolean {
  return message.isOwn && !message.isTip && !message.isRevoked && now - message.sentAt <= windowS * 1_000
}
