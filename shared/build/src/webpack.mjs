import path from 'node:path'
import webpack from 'webpack'
import { holdsBuild, markBuild } from './build-mark.mjs'
import { compressAssets } from './compress-assets.mjs'
import { hostConfig } from './host-config.mjs'
import { buildIdentity, repositoryRoot } from './packages.mjs'
import { remoteConfig } from './remote-config.mjs'

export { webpack }

/** Webpack configuration of a deployable package. */
export function configOf(identity, options = {}) {
  const output = options.output ?? path.join(repositoryRoot, identity.name, 'dist')
  return identity.name === 'host'
    ? hostConfig({ ...identity, ...options, output })
    : remoteConfig({ ...identity, ...options, output })
}

/** Runs one webpack build; rejects with webpack's own messages. */
export function run(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((failure, stats) => {
      compiler.close((closeFailure) => {
        const error = failure ?? closeFailure
        if (error) reject(error)
        else if (stats.hasErrors())
          reject(new Error(`${config.name} does not build:\n${stats.toString({ preset: 'errors-only' })}`))
        else resolve(stats)
      })
    })
  })
}

/**
 * Builds one deployable package into `<package>/dist`, or finds that the folder already holds exactly this build.
 * Resolves with the identity, the folder and whether webpack ran.
 */
export async function buildPackage(
  name,
  { version, output = path.join(repositoryRoot, name, 'dist'), ...options } = {},
) {
  const identity = buildIdentity(name, version)
  if (holdsBuild(output, identity.build)) return { ...identity, output, isFresh: false }
  await run(configOf(identity, { ...options, output }))
  await compressAssets(output)
  markBuild(output, identity)
  return { ...identity, output, isFresh: true }
}
