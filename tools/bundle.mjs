// Bundles a TypeScript entry and prints where the bundle is: node tools/bundle.mjs <entry.ts>. Who asked removes it.
import { bundleForNode } from '@pitchside/build/bundle'

const [entry] = process.argv.slice(2)
if (!entry) {
  console.error('usage: node tools/bundle.mjs <entry.ts>')
  process.exit(2)
}
console.log(await bundleForNode(entry))
