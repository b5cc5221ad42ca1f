import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { ContributionManifest } from './contribution-manifest.mjs'
import { containerOutput, federationOptions } from './federation.mjs'
import { FinishedBuild } from './finished-build.mjs'
import { identityOf, isReadable } from './identity.mjs'
import {
  assetRule,
  compilerOptions,
  cssLoader,
  fileNames,
  insertWithDeadline,
  publicOutput,
  splitting,
} from './parts.mjs'
import { SealedFiles } from './sealed-files.mjs'

const { CssExtractRspackPlugin, DefinePlugin } = rspack
const names = fileNames(false)

const rulesOf = (salt, isDev) => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    // Also in a development build: the React the host provides is the production one.
    options: compilerOptions({ development: false }),
  },
  {
    test: /\.css$/,
    type: 'javascript/auto',
    use: [CssExtractRspackPlugin.loader, cssLoader(salt, isDev)],
    sideEffects: true,
  },
  assetRule,
]

/** Rspack configuration that builds the folder as a remote into `dist`. `isDev` keeps names readable. */
export function remoteConfig({ directory = process.cwd(), isDev = isReadable() } = {}) {
  const identity = identityOf(directory, { isDev })
  const { name, version, container } = identity
  return {
    name,
    mode: isDev ? 'development' : 'production',
    context: directory,
    target: ['web', 'es2022'],
    devtool: isDev ? 'cheap-module-source-map' : false,
    entry: {},
    output: { path: path.join(directory, 'dist'), ...publicOutput(names), ...containerOutput(container) },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: rulesOf(container, isDev) },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimize: !isDev,
      emitOnErrors: false,
      splitChunks: splitting,
    },
    plugins: [
      new DefinePlugin({ __VERSION__: JSON.stringify(version) }),
      new CssExtractRspackPlugin({
        filename: names.css,
        chunkFilename: names.css,
        ignoreOrder: true,
        insert: insertWithDeadline,
      }),
      new SealedFiles(),
      new ModuleFederationPlugin(federationOptions(container)),
      new ContributionManifest({ directory, version, container }),
      new FinishedBuild(identity),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  }
}
