import type { Language } from '../../kernel/messages'

/** A number in a sentence as its language writes it, with that many digits behind the point: 9365 → "9,365", "9.365". */
export const saidNumber = (value: number, language: Language, digits = 0): string =>
  value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
