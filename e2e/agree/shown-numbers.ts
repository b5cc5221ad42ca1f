/** What a shown value may stand for: "1.2万" stands for everything that is shown so. Texts that are no numbers stand for themselves. */
export interface Shown {
  text: string
  from: number
  to: number
}

const units: Readonly<Record<string, number>> = { '': 1, K: 1e3, M: 1e6, B: 1e9, 万: 1e4, 亿: 1e8 }

/** `slack`: so far numbers of one fact may lie apart, because looking at it counts. */
export function shownNumber(text: string, slack = 0): Shown {
  const [, digits = '', unit = ''] = /^([\d,]+(?:\.\d+)?)([KMB万亿]?)$/.exec(text) ?? []
  if (digits === '') return { text, from: Number.NaN, to: Number.NaN }
  const plain = digits.replaceAll(',', '')
  const decimals = plain.split('.')[1]?.length ?? 0
  const size = units[unit] ?? 1
  // A number that is shown whole is exact.
  const rounding = unit === '' ? 0 : size / 10 ** decimals / 2
  const value = Number(plain) * size
  return { text, from: value - rounding - slack, to: value + rounding + slack }
}

/** Whether there is one value that all of them show. */
export function agree(all: readonly Shown[]): boolean {
  const [first] = all
  if (!first) return true
  if (all.some(({ from }) => Number.isNaN(from))) return all.every(({ text }) => text === first.text)
  return Math.max(...all.map(({ from }) => from)) <= Math.min(...all.map(({ to }) => to))
}
