import path from 'node:path'
import { holdsBuild, markBuild } from '@pitchside/remote-sdk/build/build-mark'
import { compressAssets } from '@pitchside/remote-sdk/build/compress-assets'
import { remoteConfig } from '@pitchside/remote-sdk/build/remote-config'
import { runCompiler } from '@pitchside/remote-sdk/build/run-compiler'
import webpack from 'webpack'
import { hostConfig } from './host-config.mjs'
import { buildIdentity, repositoryRoot } from './packages.mjs'

export { webpack }

/** Webpack configuration of a deployable package. */
export function configOf(identity, { directory = path.join(repositoryRoot, identity.name), ...options } = {}) {
  const output = options.output ?? path.join(directory, 'dist')
  const places = { directory, output, cacheDirectory: path.join(repositoryRoot, '.cache/webpack') }
  const make = identity.name === 'host' ? hostConfig : remoteConfig
  return make({ ...identity, ...options, ...places })
}

/** Runs one webpack build; rejects with webpack's own messages. */
export const run = (config) => runCompiler(webpack(config))

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
