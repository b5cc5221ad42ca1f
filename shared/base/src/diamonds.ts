/**
 * Yellow diamonds are counted in tenths everywhere inside (the smallest unit of wealth experience is 0.1); the wire and
 * the screen show them with at most one decimal.
 */
export type Tenths = number

/** "126.5" for 1265. No decimal when it is zero. */
export function formatTenths(tenths: Tenths): string {
  const sign = tenths < 0 ? '-' : ''
  const whole = Math.trunc(Math.abs(tenths) / 10)
  const rest = Math.abs(tenths) % 10
  return `${sign}${whole}${rest === 0 ? '' : `.${rest}`}`
}

/** "1 diamond", "126.5 diamonds": an amount in an English sentence. */
export const englishDiamonds = (tenths: Tenths): string => `${formatTenths(tenths)} diamond${tenths === 10 ? '' : 's'}`

/** 1265 for "126.5". Undefined for anything that is not a number with at most one decimal. */
export function parseTenths(text: string): Tenths | undefined {
  const match = /^(-?)(\d{1,15})(?:\.(\d))?$/.exec(text.trim())
  if (!match) return undefined
  const tenths = Number(match[2]) * 10 + Number(match[3] ?? 0)
  return match[1] === '-' && tenths !== 0 ? -tenths : tenths
}
