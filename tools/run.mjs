// Bundles a TypeScript entry and runs it: node tools/run.mjs <entry.ts> [arguments]
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { bundleForNode } from '@pitchside/build/bundle'

const [entry, ...rest] = process.argv.slice(2)
if (!entry) {
  console.error('usage: node tools/run.mjs <entry.ts> [arguments]')
  process.exit(2)
}
const file = await bundleForNode(entry)
process.on('exit', () => rmSync(file, { force: true }))
process.argv = [process.argv[0], entry, ...rest]
await import(pathToFileURL(file).href)
