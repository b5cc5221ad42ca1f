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
const { watchPackage } = await import('@pitchside/build/watch')
const localAt = process.argv.indexOf('--local')
if (localAt > 0) {
  // The deployed shell, this machine's remote: nothing else is built or started.
  const { serveRemote } = await import('./serve-remote.mjs')
  const port = Number(process.argv[localAt + 1] ?? 3101)
  let folder
  await serveRemote(port, () => folder)
  const stop = watchPackage(name, async ({ build, output }) => {
    folder = output
    console.log(
      `  ${name} ${build} at http://localhost:${port}/: choose it in the deployed site's /console, "local version"`,
    )
  })
  process.once('SIGINT', () => {
    stop()
    process.exit(0)
  })
} else await developHere()

/** The whole site on this machine. */
async function developHere() {
  const { buildAll } = await import('./build.mjs')
  const { localBuilds } = await import('./local-builds.mjs')
  const { bundleForNode } = await import('@pitchside/build/bundle')
  await buildAll()
  const { develop } = await import(pathToFileURL(await bundleForNode('tools/start/develop.ts')).href)
  await develop(localBuilds(), (onBuild) => watchPackage(name, onBuild))
}
