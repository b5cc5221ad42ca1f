import type { Market } from './match'

/** A line as text, everywhere the same: the side that gives goals has the minus, and the home side stands first. */
export const lineText = (market: Market, line: number): string => {
  if (market !== 'asia' || line === 0) return String(line)
  return line > 0 ? `-${line}` : `+${-line}`
}
