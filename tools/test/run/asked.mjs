import { parseArgs } from 'node:util'

/**
 * What `npm test` was asked for: nothing (everything), packages by name, or what changed since a ref. `isWhole`: all journeys
 * it can reach, however long they take; `isListed`: only say what would run.
 */
export function readAsked(words, packageNamed) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      'keep-going': { type: 'boolean', default: false },
    },
  })
  const asked = { isWhole: values.whole, keepsGoing: values['keep-going'], isListed: values.list }
  if (values.changed) {
    if (positionals.length > 1) throw new Error(`--changed takes one ref, not ${positionals.join(' ')}`)
    return { ...asked, mode: 'changed', ref: positionals[0] }
  }
  if (positionals.length === 0) return { ...asked, mode: 'everything' }
  const packages = positionals.map((word) => {
    const folder = packageNamed(word)
    if (!folder) throw new Error(`there is no package "${word}"`)
    return folder
  })
  return { ...asked, mode: 'packages', packages }
}
