/**
 * How values of PostgreSQL arrive in JavaScript, by type number, for both engines: without this, one gives text where
 * the other gives numbers. Plain JavaScript, because the data base worker runs it without a build.
 */
function exactInteger(text) {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`The integer ${text} is too large for a number.`)
  return value
}

const exactIntegers = (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(exactInteger))

const timestamp = (text) =>
  new Date(text.includes('T') ? text : text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).getTime()

export const valueParsers = {
  /** int8 */ 20: exactInteger,
  /** int8[], of numbers alone */ 1016: exactIntegers,
  /** numeric */ 1700: Number,
  /** date */ 1082: (text) => text,
  /** timestamptz: epoch milliseconds */ 1184: timestamp,
}
