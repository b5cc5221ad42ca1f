import type { Language } from '../../kernel/messages'

/** What a member owns and does at the moment they want to leave; amounts in tenths of a diamond. */
export interface Standing {
  role: string
  isOnAir: boolean
  spendable: number
  withdrawable: number
  /** On its way: withdrawals, red envelopes nobody opened, horns that wait for their review. */
  held: number
}

/** What has to be typed to confirm. */
export const deletionWords: Record<Language, string> = { zh: '注销账号', en: 'DELETE', vi: 'XÓA' }

export function isConfirmed(typed: string, language: Language): boolean {
  const plain = (text: string) => text.normalize('NFC').trim().toUpperCase()
  return plain(typed) === plain(deletionWords[language])
}

export type DeletionProblem = 'deletion-staff' | 'deletion-on-air' | 'deletion-held' | 'deletion-owns'

/** Why the account can't be deleted now; what is owned can be given up, what is on its way can not. */
export function deletionProblem(standing: Standing, givesUp: boolean): DeletionProblem | undefined {
  if (standing.role !== 'member') return 'deletion-staff'
  if (standing.isOnAir) return 'deletion-on-air'
  if (standing.held > 0) return 'deletion-held'
  return standing.spendable + standing.withdrawable > 0 && !givesUp ? 'deletion-owns' : undefined
}
