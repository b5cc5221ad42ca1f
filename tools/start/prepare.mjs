// npm run prepare-node: all that a node needs to run is made here, so that `npm run node` writes nothing into this folder.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readWords } from '../words.mjs'
import { installPackages } from './install.mjs'
import { preparedEntries } from './prepared-entries.mjs'

readWords('npm run prepare-node')
process.chdir(path.resolve(import.meta.dirname, '../..'))
installPackages()
const { status } = spawnSync(process.execPath, ['tools/start/build.mjs'], { stdio: 'inherit' })
if (status !== 0) process.exit(1)
const { bundleForNode } = await import('@pitchside/build/bundle')
for (const { entry, fileName } of Object.values(preparedEntries)) await bundleForNode(entry, { fileName })
console.log('  ready: npm run node -- site | migrate | backup --to <folder> | restore --from <folder>')
