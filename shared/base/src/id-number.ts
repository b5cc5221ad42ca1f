/** Why the number of an identity paper can't be right; each has a text of this name. */
export type IdNumberProblem = 'id-number-wrong' | 'applicant-too-young'

/** Age from which somebody may broadcast for diamonds. */
export const adultYears = 18

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkSigns = '10X98765432'

/** Check sign of the first 17 digits of a Chinese resident number (ISO 7064, MOD 11-2). */
export function checkSignOf(digits: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return checkSigns.charAt(sum % 11)
}

/** Days of birth that do not exist (31 February) are undefined. */
function birthOf(digits: string): { year: number; month: number; day: number } | undefined {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)].map(Number) as [
    number,
    number,
    number,
  ]
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1900 ? { year, month, day } : undefined
}

function isAdult({ year, month, day }: { year: number; month: number; day: number }, nowMs: number): boolean {
  return Date.UTC(year + adultYears, month - 1, day) <= nowMs
}

function chineseProblem(number: string, nowMs: number): IdNumberProblem | undefined {
  if (!/^[1-8]\d{16}[\dX]$/.test(number) || checkSignOf(number) !== number[17]) return 'id-number-wrong'
  const birth = birthOf(number.slice(6, 14))
  if (!birth) return 'id-number-wrong'
  return isAdult(birth, nowMs) ? undefined : 'applicant-too-young'
}

/** Twelve digits: province, century and sex, year of birth, six more. It has no check digit and no day of birth. */
function vietnameseProblem(number: string, nowMs: number): IdNumberProblem | undefined {
  if (!/^0\d{11}$/.test(number)) return 'id-number-wrong'
  const province = Number(number.slice(0, 3))
  const century = Math.floor(Number(number[3]) / 2)
  if (province < 1 || province > 96 || century > 1) return 'id-number-wrong'
  const year = 1900 + century * 100 + Number(number.slice(4, 6))
  // The day is not known: whoever turns eighteen in this year passes, the operator sees the paper.
  return isAdult({ year, month: 1, day: 1 }, nowMs) ? undefined : 'applicant-too-young'
}

/** An identity number as it is compared and stored: no spaces, capital letters. */
export function tidyIdNumber(number: string): string {
  return number.replace(/\s/g, '').toUpperCase()
}

/**
 * What is wrong with the number of an identity paper, by the country code of its owner's mobile: Chinese numbers have a
 * check sign, Vietnamese ones a shape; of other countries' papers only letters, digits and length are known.
 */
export function idNumberProblem(number: string, countryCode: string, nowMs: number): IdNumberProblem | undefined {
  const tidy = tidyIdNumber(number)
  if (countryCode === '86') return chineseProblem(tidy, nowMs)
  if (countryCode === '84') return vietnameseProblem(tidy, nowMs)
  return /^[A-Z0-9]{6,20}$/.test(tidy) && /\d/.test(tidy) ? undefined : 'id-number-wrong'
}

/** An identity number on a screen: its ends only. */
export function maskedIdNumber(number: string): string {
  const shown = Math.min(3, Math.floor(number.length / 3))
  return number.slice(0, shown) + '*'.repeat(number.length - 2 * shown) + number.slice(number.length - shown)
}
