import type { SecondFactorAsked } from '@pitchside/contract'
import type { Failure } from '../../kernel/failure'

/** The ticket of a log-in that wants its second step; undefined for every other refusal. */
export const askedFor = ({ reason, data }: Failure): string | undefined =>
  reason === 'second-factor-needed' ? (data as SecondFactorAsked).ticket : undefined

/** The page runs no script, so that it can ask for no passkey: one field takes both kinds of codes. */
export const methodOf = (code: string): 'totp' | 'recovery' => (/^\s*\d{6}\s*$/.test(code) ? 'totp' : 'recovery')
