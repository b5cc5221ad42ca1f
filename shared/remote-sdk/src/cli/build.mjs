import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { askReadable, identityOf } from '../build/identity.mjs'
import { runCompiler } from '../build/run-compiler.mjs'

/** Toolchain → configuration file in the folder of the remote. */
const configs = { webpack: 'webpack.config.mjs', rspack: 'rspack.config.mjs', vite: 'vite.config.mjs' }

/** The toolchain a remote has a configuration for. Throws when it has none. */
export function toolchainOf(directory) {
  const found = Object.keys(configs).find((name) => existsSync(path.join(directory, configs[name])))
  if (found) return found
  throw new Error(`${directory} has none of ${Object.values(configs).join(', ')}`)
}

async function compile(toolchain, file) {
  const { default: bundler } = await import(toolchain === 'webpack' ? 'webpack' : '@rspack/core')
  // Read anew each time: the name of the container follows from the sources.
  const { default: config } = await import(`${pathToFileURL(file).href}?${Date.now()}`)
  await runCompiler(bundler(config))
}

/**
 * Builds the remote in a folder into its `dist`, with its own configuration; `isDev` keeps names readable. Resolves with the
 * identity of the build, rejects with what the toolchain says.
 */
export async function buildRemote(directory, { isDev = false } = {}) {
  const toolchain = toolchainOf(directory)
  const configFile = path.join(directory, configs[toolchain])
  if (isDev) askReadable()
  if (toolchain === 'vite') {
    const { build } = await import('vite')
    await build({ root: directory, configFile, logLevel: 'warn' })
  } else await compile(toolchain, configFile)
  return identityOf(directory)
}
