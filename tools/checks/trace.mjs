// Which numbered requirements no test's title names. Prints them; the number may only go down (ratchet.json).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './sources.mjs'

/** Comments on lines of their own or behind code; `https://` is none. */
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
/** Tests that do not run, with their title. */
const skipped = /\b(?:test|it|describe)\.(?:skip|to[d]o|fi[x]me)(?:\.each\([\s\S]*?\))?\(\s*(['"`])[\s\S]*?\1/g

/** What of a file of tests can name a requirement: neither comments nor tests that are left out. */
export const runningText = (source) => source.replace(comments, '').replace(skipped, '')

export function untestedRequirements(root) {
  const wanted = readFileSync(join(root, 'docs', 'requirements.txt'), 'utf8')
    .trim()
    .split('\n')
  let titles = ''
  for (const path of sourceFiles(root))
    if (/\.(test|spec)\.tsx?$/.test(path)) titles += runningText(readFileSync(path, 'utf8'))
  return wanted.filter((number) => !new RegExp(`\\b${number}\\b`).test(titles))
}
