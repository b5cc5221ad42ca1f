import { parseArgs } from 'node:util'

/** Says what of a command was not understood and how it is used, and ends it with status 2. */
function refuse(usage, problem) {
  console.error(`${problem}\n\nusage: ${usage}`)
  process.exit(2)
}

/**
 * What `read` makes of this command's words. `--help` says how it is used and ends it; so does, with status 2, what `read`
 * throws: a command that is misunderstood begins nothing.
 */
export function readWith(usage, read) {
  const words = process.argv.slice(2)
  if (words.includes('--help')) {
    console.log(`usage: ${usage}`)
    process.exit(0)
  }
  try {
    return read(words)
  } catch (error) {
    // What Node adds to its own sentence is about words that begin with a dash.
    return refuse(usage, error.message.split('. ')[0])
  }
}

/** Throws for the first of these words that is none of `names`. */
export function allOf(names, words) {
  const unknown = words.find((word) => !names.includes(word))
  if (unknown !== undefined) throw new Error(`there is no "${unknown}": ${names.join(', ')}`)
  return words
}

/** A number of the command line, or what it is without one. Throws for a word that is no positive number. */
export function numberOf(word, fallback) {
  const number = Number(word ?? fallback)
  if (!(number > 0)) throw new Error(`"${word}" is no positive number`)
  return number
}

/** Options and names of this command's line, as `parseArgs` of Node reads them; without `names` it takes none. */
export const readWords = (usage, { options = {}, names } = {}) =>
  readWith(usage, (args) => {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: names !== undefined })
    return { values, names: names ? allOf(names, positionals) : positionals }
  })
