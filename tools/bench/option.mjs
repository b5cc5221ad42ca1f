import { parseArgs } from 'node:util'
import { numberOf } from '../words.mjs'

const number = { type: 'string' }
/** What a bench can be told: minutes to look on, minutes to weigh the heap, rounds. */
export const numbers = { minutes: number, 'heap-minutes': number, rounds: number }

/** One of these numbers, like `--minutes 10`. */
export const option = (name, fallback) =>
  numberOf(parseArgs({ options: numbers, allowPositionals: true }).values[name], fallback)
