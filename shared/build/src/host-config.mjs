import webpack from 'webpack'
import { commonConfig } from './common-config.mjs'
import { HostManifest } from './host-manifest.mjs'
import { limitOf } from './limits.mjs'
import { providedVersions } from './shared-modules.mjs'

/** Build of the shell: a plain bundle that brings the federation runtime along; it knows no remote. */
export function hostConfig({ name, version, hash, output, isDev = false, entry = './src/main.tsx', variant = '' }) {
  const provides = providedVersions()
  const config = commonConfig({ name, version, output, salt: `host_${hash}`, isDev, variant })
  return {
    ...config,
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
