// Which numbered requirements no test's title names. Prints them; the number may only go down (ratchet.json).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './sources.mjs'

export function untestedRequirements(root) {
  const wanted = readFileSync(join(root, 'docs', 'requirements.txt'), 'utf8')
    .trim()
    .split('\n')
  let titles = ''
  for (const path of sourceFiles(root)) if (/\.(test|spec)\.tsx?$/.test(path)) titles += readFileSync(path, 'utf8')
  return wanted.filter((number) => !new RegExp(`\\b${number}\\b`).test(titles))
}
