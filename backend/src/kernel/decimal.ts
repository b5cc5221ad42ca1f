const whole = /^\d{1,15}$/
const decimal = /^-?\d+(?:\.\d+)?$/

/** The whole number a text of digits says, of at most 15; undefined for hex, exponents, signs, blanks and the like. */
export const wholeOf = (text: unknown): number | undefined =>
  typeof text === 'string' && whole.test(text) ? Number(text) : undefined

/** Whether a text writes a number as people do: digits, perhaps a minus before and a point within. Zero has no minus. */
export const isDecimal = (text: string): boolean => decimal.test(text) && !Object.is(Number(text), -0)
