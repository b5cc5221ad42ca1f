import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './packages.mjs'

/** A number of the product's limits, for builds: they run before anything is compiled. */
export function limitOf(name) {
  const text = readFileSync(join(repositoryRoot, 'shared/contract/src/limits.ts'), 'utf8')
  const found = new RegExp(`^  ${name}: ([\\d_]+),$`, 'm').exec(text)
  if (!found) throw new Error(`shared/contract/src/limits.ts has no number ${name}`)
  return Number(found[1].replaceAll('_', ''))
}
