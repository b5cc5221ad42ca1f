// Runs a TypeScript entry, bundled once for the sources it has: node tools/run.mjs <entry.ts> [arguments]
import { pathToFileURL } from 'node:url'
import { keptBundle } from '@pitchside/build/kept-bundle'

const [entry, ...rest] = process.argv.slice(2)
if (!entry) {
  console.error('usage: node tools/run.mjs <entry.ts> [arguments]')
  process.exit(2)
}
const file = await keptBundle(entry)
process.argv = [process.argv[0], entry, ...rest]
await import(pathToFileURL(file).href)
