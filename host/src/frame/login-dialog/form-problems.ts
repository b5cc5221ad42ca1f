import { limits } from '@pitchside/contract'

/** What is wrong with a field: a text key of the shell and its values. Undefined = nothing. */
export type Problem = { key: string; values?: Record<string, number> } | undefined

const shortestMobile = 5

/** Digits of what was typed or pasted, at most as many as a number has. */
export function mobileDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, limits.mobileChars)
}

/** "86-13800000000", as the server wants it. */
export function fullMobile(countryCode: string, digits: string): string {
  return `${countryCode}-${digits}`
}

export function mobileProblem(digits: string): Problem {
  if (digits === '') return { key: 'repair.i1' }
  return digits.length < shortestMobile ? { key: 'repair.mobileForm' } : undefined
}

/** Log-in asks only that there is one: old passwords may be shorter than new ones have to be. */
export function passwordProblem(password: string): Problem {
  return password === '' ? { key: 'repair.password' } : undefined
}

export function newPasswordProblem(password: string): Problem {
  if (password === '') return { key: 'repair.password' }
  if (password.length >= limits.passwordMinChars) return undefined
  return { key: 'repair.passwordShort', values: { count: limits.passwordMinChars } }
}

export function codeProblem(code: string): Problem {
  if (code === '') return { key: 'repair.code' }
  return /^\d{4,6}$/.test(code) ? undefined : { key: 'repair.codeForm' }
}
