import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { commonConfig } from './common-config.mjs'
import { ContributionManifest } from './contribution-manifest.mjs'
import { repositoryRoot } from './packages.mjs'
import { remoteShared, requiredRanges } from './shared-modules.mjs'

/**
 * Build of one remote. Container, global and unique name carry the version and the hash of the sources, so that two
 * versions live side by side in one page.
 */
export function remoteConfig({ name, version, build, container, output, isDev = false }) {
  const directory = path.join(repositoryRoot, name)
  const config = commonConfig({ name, version, output, salt: container, isDev })
  return {
    ...config,
    entry: {},
    output: { ...config.output, uniqueName: container, chunkLoadTimeout: 8000 },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: container },
        exposes: { './contribution': './src/contribution.ts' },
        shared: remoteShared(),
        shareStrategy: 'loaded-first',
        manifest: { disableAssetsAnalyze: false },
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new ContributionManifest({ directory, version, container, build, shared: requiredRanges() }),
    ],
  }
}
