import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { evaluate } from './contribution.mjs'

/** Packed beside this code; in the repository the contract itself says it. */
const packed = path.join(import.meta.dirname, '../contract-names.json')
const source = path.join(import.meta.dirname, '../../../contract/src/names.ts')

/** Names of all calls and families of topics of the contract this SDK is made of. */
export async function contractNames() {
  if (existsSync(packed)) return JSON.parse(readFileSync(packed, 'utf8'))
  const { callNames, topicFamilies } = await evaluate(source)
  return { calls: callNames, topics: topicFamilies }
}
