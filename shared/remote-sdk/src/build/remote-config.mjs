import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { commonConfig, hotFolder } from './common-config.mjs'
import { ContributionManifest } from './contribution-manifest.mjs'
import { containerOutput, federationOptions } from './federation.mjs'
import { contributionFile } from './manifest.mjs'

/**
 * Webpack's build of one remote in `directory`. With `isHot` the page of who works on it takes each change.
 */
export function remoteConfig({ version, container, isHot = false, directory, ...options }) {
  const config = commonConfig({ ...options, version, isHot, directory, salt: container })
  const exposed = isHot ? path.join(hotFolder, 'contribution.mjs') : contributionFile
  const own = path.join(directory, contributionFile)
  return {
    ...config,
    entry: {},
    output: { ...config.output, ...containerOutput(container) },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, 'remote-under-work$': own } },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin(federationOptions(container, exposed)),
      new ContributionManifest({ directory, version, container, isHot }),
    ],
  }
}
