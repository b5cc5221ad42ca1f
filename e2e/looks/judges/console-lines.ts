import type { Fault } from '../seen'

/** What the page wrote to the console, each line once. */
export const consoleLines = (lines: readonly string[]): Fault[] =>
  [...new Set(lines)].map((what) => ({ judge: 'console', where: 'console', what }))
