import { commonConfig } from '@pitchside/remote-sdk/build/common-config'
import { limitOf } from '@pitchside/remote-sdk/build/limits'
import webpack from 'webpack'
import { HostManifest } from './host-manifest.mjs'
import { providedVersions } from './shared-modules.mjs'

/** Build of the shell: a plain bundle that brings the federation runtime along; it knows no remote. */
export function hostConfig({
  version,
  hash,
  entry = './src/main.tsx',
  isDev = false,
  provides = providedVersions(),
  alias = {},
  ...options
}) {
  const config = commonConfig({ ...options, version, salt: `host_${hash}`, isDev })
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...alias } },
    entry: { main: entry },
    output: { ...config.output, uniqueName: `host_${hash}`, chunkLoadTimeout: limitOf('chunkLoadTimeoutMs') },
    plugins: [
      ...config.plugins,
      new webpack.DefinePlugin({
        __SHARED_VERSIONS__: JSON.stringify(provides),
        // Parts of the federation runtime that nobody calls here: Node, and manifests, which the release replaces.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      new HostManifest({ version, provides, isWeighed: !isDev }),
    ],
  }
}
