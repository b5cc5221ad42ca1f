import { limits } from '@pitchside/contract'

/** What an order buys and costs. */
export interface Bargain {
  diamonds: number
  given: number
  amountFen: number
}

const fenPerYuan = 100

/** An amount of the member's own choice; undefined when it is none we sell. */
export function bargainOf(diamonds: number): Bargain | undefined {
  const { rechargeDiamondsMin, rechargeDiamondsMax, rechargeDiamondsStep, rechargeDiamondsPerYuan } = limits
  const isSold =
    Number.isSafeInteger(diamonds) &&
    diamonds >= rechargeDiamondsMin &&
    diamonds <= rechargeDiamondsMax &&
    diamonds % rechargeDiamondsStep === 0
  return isSold ? { diamonds, given: 0, amountFen: (diamonds * fenPerYuan) / rechargeDiamondsPerYuan } : undefined
}

/** Fen as yuan with two decimals. Text all the way: no fraction ever is a number. */
export function yuanOf(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`${fen} is no amount of fen`)
  const digits = String(fen).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Fen of a text such as `12`, `12.5` or `12.50`; undefined for every other text. */
export function fenOf(yuan: unknown): number | undefined {
  const parts = typeof yuan === 'string' ? /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan) : null
  return parts ? Number(parts[1]) * fenPerYuan + Number((parts[2] ?? '').padEnd(2, '0')) : undefined
}

/** Tenths of a diamond for what was really paid, without presents. */
export const tenthsFor = (fen: number): number => (fen * limits.rechargeDiamondsPerYuan * 10) / fenPerYuan

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Number of a new order: its day, and 80 random bits so that nobody guesses another one. */
export function orderNoOf(now: number, integer: (min: number, max: number) => number): string {
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '')
  const random = Array.from({ length: 16 }, () => alphabet[integer(0, alphabet.length - 1)]).join('')
  return `R${day}${random}`
}
