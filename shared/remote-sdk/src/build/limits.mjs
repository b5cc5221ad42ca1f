import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Packed beside this code; in the repository where it is written. */
const homes = ['../limits.txt', '../../../contract/src/limits.ts'].map((file) => path.join(import.meta.dirname, file))

/** A number of the product's limits, for builds: they run before anything is compiled. */
export function limitOf(name) {
  const text = readFileSync(homes.find(existsSync), 'utf8')
  const found = new RegExp(`^  ${name}: ([\\d_]+),$`, 'm').exec(text)
  if (!found) throw new Error(`shared/contract/src/limits.ts has no number ${name}`)
  return Number(found[1].replaceAll('_', ''))
}
