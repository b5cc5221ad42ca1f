// npm run dev -- remote-live: that package is rebuilt on every change inside the running site, and open pages take it.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { allOf, readWith } from '../words.mjs'
import { installPackages } from './install.mjs'

process.chdir(path.resolve(import.meta.dirname, '../..'))
installPackages()

const { deployables } = await import('@pitchside/build/packages')
const usage = `npm run dev -- <package> [--local <port>] [--folder <its sources>], <package> one of ${deployables.join(', ')}`
const { name, values } = readWith(usage, (args) => {
  const options = { local: { type: 'string' }, folder: { type: 'string' } }
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  if (positionals.length !== 1) throw new Error('one package at a time')
  // 0: any that is free.
  if (!/^\d{1,5}$/.test(values.local ?? '0')) throw new Error(`"${values.local}" is no port`)
  return { name: allOf(deployables, positionals)[0], values }
})
const directory = values.folder && path.resolve(process.env.INIT_CWD ?? process.cwd(), values.folder)
if (values.local === undefined) {
  const { developHere } = await import('./develop-here.mjs')
  await developHere(name, directory)
} else await developThere(Number(values.local))

/** The deployed shell, this machine's remote: nothing else is built or started. */
async function developThere(port) {
  const { serveRemote } = await import('./hot-remote.mjs')
  let address
  const served = await serveRemote(name, {
    port,
    directory,
    onBuild: ({ build }, { isOther }) =>
      isOther &&
      console.log(`  ${name} ${build} at ${address}: choose it in the deployed site's /console, "local version"`),
  })
  address = `http://localhost:${served.port}/`
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      served.stop()
      process.exit(0)
    })
}
