// node tools/start/build-one.mjs <package> <folder> [version] [--lowest-react]: builds one package, and nothing else of the
// workspace; a host also with the lowest React it may have.
import path from 'node:path'
import { deployables } from '@pitchside/build/packages'
import { lowestReact } from '@pitchside/build/shared-modules'
import { buildPackage } from '@pitchside/build/webpack'

const words = process.argv.slice(2)
const isLowest = words.includes('--lowest-react')
const [name, folder, version] = words.filter((word) => !word.startsWith('--'))
if (!deployables.includes(name) || !folder) {
  console.error(`usage: node tools/start/build-one.mjs <package> <folder> [version], one of ${deployables.join(', ')}`)
  process.exit(2)
}
const options = { version, output: path.resolve(folder), ...(isLowest ? lowestReact() : {}) }
const { build, isFresh } = await buildPackage(name, options)
console.log(`${isFresh ? 'built' : 'holds'} ${build}`)
