import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { commonConfig, hotFolder } from './common-config.mjs'
import { ContributionManifest } from './contribution-manifest.mjs'
import { limitOf } from './limits.mjs'
import { repositoryRoot } from './packages.mjs'
import { remoteShared, requiredRanges } from './shared-modules.mjs'

const contributionFile = './src/contribution.ts'

/**
 * Build of one remote. Container, global and unique name carry the version and the hash of the sources, so that two
 * versions live side by side in one page. With `isHot` the page of who works on it takes each change.
 */
export function remoteConfig({ name, version, build, container, output, isDev = false, isHot = false, directory }) {
  const folder = directory ?? path.join(repositoryRoot, name)
  const config = commonConfig({ name, version, output, salt: container, isDev, isHot, directory: folder })
  const own = path.join(folder, contributionFile)
  return {
    ...config,
    entry: {},
    output: { ...config.output, uniqueName: container, chunkLoadTimeout: limitOf('chunkLoadTimeoutMs') },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, 'remote-under-work$': own } },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: container },
        exposes: { './contribution': isHot ? path.join(hotFolder, 'contribution.mjs') : contributionFile },
        shared: remoteShared(),
        shareStrategy: 'loaded-first',
        manifest: { disableAssetsAnalyze: false },
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new ContributionManifest({ directory: folder, version, container, build, shared: requiredRanges(), isHot }),
    ],
  }
}
