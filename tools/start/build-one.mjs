// node tools/start/build-one.mjs <package> <folder> [version]: builds one package, and nothing else of the workspace.
import path from 'node:path'
import { deployables } from '@pitchside/build/packages'
import { buildPackage } from '@pitchside/build/webpack'

const [name, folder, version] = process.argv.slice(2)
if (!deployables.includes(name) || !folder) {
  console.error(`usage: node tools/start/build-one.mjs <package> <folder> [version], one of ${deployables.join(', ')}`)
  process.exit(2)
}
const { build, isFresh } = await buildPackage(name, { version, output: path.resolve(folder) })
console.log(`${isFresh ? 'built' : 'holds'} ${build}`)
