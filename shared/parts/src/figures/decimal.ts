import { locale } from '@pitchside/i18n'

/** Making one costs more than a thousand numbers; tables write hundreds. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * A mean, a mark or expected goals as the reader's language writes it, always with all its digits: 7.35 → "7.4", "7,4".
 * Prices are not written so: everywhere they have a point.
 */
export function decimal(value: number, digits: number): string {
  const key = `${locale()} ${digits}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits })
    formats.set(key, format)
  }
  return format.format(value)
}
