// Bundles a TypeScript entry and prints where the module is: node tools/bundle.mjs backend/src/main.ts
import path from 'node:path'
import { bundleForNode } from '@pitchside/build/bundle'

const entry = process.argv[2]
if (!entry) {
  console.error('usage: node tools/bundle.mjs <entry.ts>')
  process.exit(2)
}
console.log(await bundleForNode(entry, { fileName: `${path.basename(entry, path.extname(entry))}.mjs` }))
