import { language, locale } from './i18n'

/** 1286000 → "128.6万" in Chinese, "1.3M" in English, "1,3 Tr" in Vietnamese. */
export function compactNumber(value: number): string {
  if (language() === 'zh' && value >= 10_000) {
    const tens = value / 10_000
    return tens >= 10_000 ? `${trim(tens / 10_000)}亿` : `${trim(tens)}万`
  }
  return new Intl.NumberFormat(locale(), { notation: 'compact', maximumFractionDigits: 1 }).format(value)
}

const trim = (value: number): string =>
  value >= 1_000 ? String(Math.round(value)) : String(Math.round(value * 10) / 10)

/** Digits grouped as the language does. */
export function groupedNumber(value: number): string {
  return new Intl.NumberFormat(locale()).format(value)
}

/** A date or time of epoch milliseconds; a time counts 24 hours in every language, as the score lists do. */
export function formatDate(atMs: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale(), { hourCycle: 'h23', ...options }).format(atMs)
}

/** "21:05". */
export function clockTime(atMs: number): string {
  return formatDate(atMs, { hour: '2-digit', minute: '2-digit' })
}
