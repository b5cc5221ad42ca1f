import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { MinifyAssets } from './minify-assets.mjs'
import { repositoryRoot } from './packages.mjs'
import { requireTool } from './shared-modules.mjs'

const ownFolder = path.dirname(fileURLToPath(import.meta.url))

/** The build's own sources: a change of them makes every cached result worthless. */
function configHash() {
  const hash = createHash('sha256')
  for (const file of readdirSync(ownFolder).sort()) hash.update(readFileSync(path.join(ownFolder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Puts a style sheet in the page and gives up after 8 s: a sheet that hangs would block its page for ever otherwise. */
function insertWithDeadline(linkTag) {
  document.head.appendChild(linkTag)
  setTimeout(() => {
    if (linkTag.onerror) linkTag.onerror({ type: 'timeout', target: linkTag })
  }, 8000)
}

const scriptRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: requireTool.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        // Also in a development build: the React the host provides is the production one.
        transform: { react: { runtime: 'automatic', development: false } },
      },
    },
  },
}

const styleRule = (salt, isDev) => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: requireTool.resolve('css-loader'),
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: isDev ? '[name]__[local]_[hash:base64:5]' : '[local]_[hash:base64:6]',
          // Two versions of one remote live in one page while visitors move over: their class names must differ.
          localIdentHashSalt: salt,
        },
      },
    },
  ],
  // Style sheets have effects whatever a package.json says.
  sideEffects: true,
})

/** What host and remotes have in common. `salt` is unique per build; `isDev` keeps names readable and skips minifying. */
export function commonConfig({ name, version, output, salt, isDev = false, variant = '' }) {
  return {
    name,
    mode: isDev ? 'development' : 'production',
    context: path.join(repositoryRoot, name),
    target: ['web', 'es2022'],
    devtool: isDev ? 'cheap-module-source-map' : false,
    output: {
      path: output,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        scriptRule,
        styleRule(salt, isDev),
        { test: /\.(svg|webp|png|jpg|avif|woff2|mp3|m4a)$/, type: 'asset/resource' },
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(repositoryRoot, '.cache/webpack'),
      name: [name, variant, isDev ? 'dev' : ''].filter(Boolean).join('-'),
      version: configHash(),
      maxAge: 7 * 24 * 3600 * 1000,
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimize: false,
      splitChunks: { chunks: 'async', maxAsyncRequests: 2, minSize: 20_000 },
    },
    plugins: [
      new webpack.DefinePlugin({ __VERSION__: JSON.stringify(version) }),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        // CSS Modules never depend on the order of two sheets.
        ignoreOrder: true,
        insert: insertWithDeadline,
      }),
      ...(isDev ? [] : [new MinifyAssets()]),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  }
}
