import type { Random } from '../../kernel/random'

/** No signs that are mistaken for one another: a code is read aloud and typed. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeChars = 8

export function newInviteCode(random: Random): string {
  return Array.from({ length: codeChars }, () => signs[random.integer(0, signs.length - 1)]).join('')
}

/** What somebody typed, as codes are stored; undefined when it can be none. */
export function readInviteCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return code.length === codeChars && [...code].every((sign) => signs.includes(sign)) ? code : undefined
}
