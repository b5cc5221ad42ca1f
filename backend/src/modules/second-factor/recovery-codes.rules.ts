import { limits } from '@pitchside/contract'
import { digest } from '../../kernel/digest'
import type { Random } from '../../kernel/random'

/** No signs that are mistaken for one another: codes are written down and typed. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const groups = 4
const groupChars = 4

const newCode = (random: Random): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupChars }, () => signs[random.integer(0, signs.length - 1)]).join(''),
  ).join('-')

/** Codes of about 79 bits each: enough for a plain digest. */
export const newRecoveryCodes = (random: Random): string[] =>
  Array.from({ length: limits.recoveryCodes }, () => newCode(random))

/** Under which a code is kept, however it was typed. */
export const recoveryHash = (userId: number, typed: string): string =>
  digest(`recovery ${userId} ${typed.toUpperCase().replace(/[\s-]/g, '')}`)
