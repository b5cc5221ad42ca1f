import { limits } from './limits'

/** First of the signs that are as wide as a Chinese one and say as much. */
const firstWide = 0x2e80
/** Four letters say as much as a Chinese sign. */
const wideWeight = limits.searchLatinChars / limits.searchChars

/** As much of a text as a search takes: ten Chinese signs or forty Latin ones, and mixtures of them by weight. */
export function searchable(text: string): string {
  let weight = 0
  let end = 0
  for (const sign of text) {
    weight += (sign.codePointAt(0) ?? 0) < firstWide ? 1 : wideWeight
    if (weight > limits.searchLatinChars) break
    end += sign.length
  }
  return text.slice(0, end)
}
