// npm run dev -- remote-live: that package is rebuilt on every change inside the running site, and open pages take it.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { installPackages } from './install.mjs'

process.chdir(path.resolve(import.meta.dirname, '../..'))
installPackages()

const { deployables } = await import('@pitchside/build/packages')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { local: { type: 'string' }, folder: { type: 'string' } },
})
const [name] = positionals
if (!deployables.includes(name)) {
  console.error(
    `usage: npm run dev -- <package> [--local <port>] [--folder <its sources>], <package> one of ${deployables.join(', ')}`,
  )
  process.exit(2)
}
const directory = values.folder && path.resolve(process.env.INIT_CWD ?? process.cwd(), values.folder)
const { hotRemote, serveRemote } = await import('./hot-remote.mjs')
await (values.local === undefined ? developHere() : developThere(Number(values.local)))

/** The deployed shell, this machine's remote: nothing else is built or started. */
async function developThere(port) {
  let address
  const served = await serveRemote(name, {
    port,
    directory,
    onBuild: ({ build }) =>
      console.log(`  ${name} ${build} at ${address}: choose it in the deployed site's /console, "local version"`),
  })
  address = `http://localhost:${served.port}/`
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      served.stop()
      process.exit(0)
    })
}

/** The whole site on this machine. */
async function developHere() {
  const { buildAll } = await import('./build.mjs')
  const { localBuilds } = await import('./local-builds.mjs')
  const { bundleForNode } = await import('@pitchside/build/bundle')
  await buildAll()
  const { develop } = await import(pathToFileURL(await bundleForNode('tools/start/develop.ts')).href)
  await develop(localBuilds(), name, (onBuild) => hotRemote(name, { onBuild, directory }))
}
