export type Environment = Readonly<Record<string, string | undefined>>

/** A whole number as people write it; a wrong one stops the start with its name. */
export function integer(env: Environment, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (Number.isNaN(value)) throw new Error(`${name} must be a whole number, but is "${text}".`)
  return value
}

/** As {@link integer}, for what must not be nothing: a site that nobody may reach is a slip. */
export function atLeastOne(env: Environment, name: string, fallback: number): number {
  const value = integer(env, name, fallback)
  if (value === 0) throw new Error(`${name} must be at least 1.`)
  return value
}

/** One of some words; the first is meant where nothing is said. */
export function oneOf<T extends string>(env: Environment, name: string, words: readonly T[]): T {
  const word = env[name] || words[0]
  const found = words.find((known) => known === word)
  if (found === undefined) throw new Error(`${name} must be one of ${words.join(', ')}, but is "${word}".`)
  return found
}
