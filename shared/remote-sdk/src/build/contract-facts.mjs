import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { evaluate } from './contribution.mjs'

/** Packed beside this code; in the repository the contract itself says it. */
const packed = path.join(import.meta.dirname, '../contract-facts.json')
const sources = ['../../../contract/src/names.ts', '../../../remote-kit/src/manifest.ts'].map((file) =>
  path.join(import.meta.dirname, file),
)

/** Of the contract this SDK is made of: names of all calls, and of those documents are written from, families of topics, and the day on which an older one ends. */
export async function contractFacts() {
  if (existsSync(packed)) return JSON.parse(readFileSync(packed, 'utf8'))
  const [{ callNames, documentCalls, topicFamilies }, { contractEnds }] = await Promise.all(sources.map(evaluate))
  return { calls: callNames, documentCalls, topics: topicFamilies, ends: contractEnds }
}
