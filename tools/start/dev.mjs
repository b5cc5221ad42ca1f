// npm run dev -- remote-live: that package is rebuilt on every change inside the running site, and open pages reload.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from './install.mjs'

process.chdir(path.resolve(import.meta.dirname, '../..'))
installPackages()

const { deployables } = await import('@pitchside/build/packages')
const name = process.argv[2]
if (!deployables.includes(name)) {
  console.error(`usage: npm run dev -- <package>, one of ${deployables.join(', ')}`)
  process.exit(2)
}
const { buildAll } = await import('./build.mjs')
const { localBuilds } = await import('./local-builds.mjs')
const { watchPackage } = await import('@pitchside/build/watch')
const { bundleForNode } = await import('@pitchside/build/bundle')
await buildAll()
const { develop } = await import(pathToFileURL(await bundleForNode('tools/start/develop.ts')).href)
await develop(localBuilds(), (onBuild) => watchPackage(name, onBuild))
