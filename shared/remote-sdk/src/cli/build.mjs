import { existsSync } from 'node:fs'
import path from 'node:path'
import { identityOf } from '../build/identity.mjs'

/** Toolchain → configuration file in the folder of the remote. */
const configs = { webpack: 'webpack.config.mjs', rspack: 'rspack.config.mjs', vite: 'vite.config.mjs' }

/** The toolchain a remote has a configuration for. Throws when it has none. */
export function toolchainOf(directory) {
  const found = Object.keys(configs).find((name) => existsSync(path.join(directory, configs[name])))
  if (found) return found
  throw new Error(`${directory} has none of ${Object.values(configs).join(', ')}`)
}

async function compile(toolchain, directory, isDev) {
  const [{ runCompiler }, made] = await Promise.all([
    import('../build/run-compiler.mjs'),
    import(`../build/${toolchain}.mjs`),
  ])
  const { default: webpack } = toolchain === 'webpack' ? await import('webpack') : await import('@rspack/core')
  const own = await import(path.join(directory, configs[toolchain]))
  await runCompiler(webpack(isDev ? made.remoteConfig({ directory, isDev }) : own.default))
}

/** Builds the remote in a folder into its `dist`, with its own configuration. Rejects with what the toolchain says. */
export async function buildRemote(directory, { isDev = false } = {}) {
  const toolchain = toolchainOf(directory)
  if (toolchain === 'vite') {
    const { build } = await import('vite')
    const configFile = path.join(directory, configs.vite)
    await build({ root: directory, configFile, logLevel: 'warn', build: isDev ? { minify: false } : {} })
  } else await compile(toolchain, directory, isDev)
  return identityOf(directory)
}
