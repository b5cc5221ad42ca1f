import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { MinifyAssets } from './minify-assets.mjs'
import {
  assetRule,
  compilerOptions,
  cssLoader,
  fileNames,
  insertUnsealed,
  insertWithDeadline,
  publicOutput,
  requireTool,
  splitting,
} from './parts.mjs'
import { SealedFiles } from './sealed-files.mjs'

const ownFolder = import.meta.dirname

/** The build's own sources: a change of them makes every cached result worthless. */
function configHash() {
  const hash = createHash('sha256')
  for (const file of readdirSync(ownFolder).sort()) hash.update(readFileSync(path.join(ownFolder, file)))
  return hash.digest('hex').slice(0, 12)
}

const compile = (transform) => ({
  loader: requireTool.resolve('swc-loader'),
  options: compilerOptions(transform),
})
const source = { test: /\.tsx?$/, exclude: /node_modules/ }
// Also in a development build: the React the host provides is the production one.
const scriptRules = [
  { ...source, use: [compile({ development: false }), path.join(ownFolder, 'primitives-in-place.mjs')] },
]

/** Folder of what makes components refresh in the page. */
export const hotFolder = path.join(ownFolder, '../../hot')

/**
 * Components of the package itself refresh; those of other packages are drawn anew by who uses them. The texts of the
 * contribution take the place of those the shell has.
 */
const hotRules = (directory) => [
  {
    ...source,
    include: path.join(directory, 'src'),
    use: [path.join(hotFolder, 'loader.cjs'), compile({ development: true, refresh: true })],
  },
  { ...source, exclude: [/node_modules/, path.join(directory, 'src')], use: compile({ development: true }) },
  {
    test: /\.json$/,
    issuer: path.join(directory, 'src/contribution.ts'),
    type: 'javascript/auto',
    use: path.join(hotFolder, 'texts-loader.cjs'),
  },
]

const styleRule = (salt, isDev) => ({
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, cssLoader(salt, isDev)],
  // Style sheets have effects whatever a package.json says.
  sideEffects: true,
})

function finishing({ isDev, isHot }) {
  if (isHot) return [new webpack.HotModuleReplacementPlugin()]
  return [...(isDev ? [] : [new MinifyAssets()]), new SealedFiles()]
}

/**
 * What host and remotes have in common. `salt` is unique per build; `isDev` keeps names readable and skips minifying;
 * `isHot` lets a running page take changes.
 */
export function commonConfig({
  name,
  version,
  output,
  salt,
  isDev = false,
  isHot = false,
  variant = isHot ? 'hot' : '',
  directory,
  cacheDirectory,
}) {
  const names = fileNames(isHot)
  return {
    name,
    mode: isDev ? 'development' : 'production',
    context: directory,
    target: ['web', 'es2022'],
    devtool: isDev ? 'cheap-module-source-map' : false,
    output: {
      path: output,
      ...publicOutput(names),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: isHot ? { 'react/jsx-dev-runtime$': path.join(hotFolder, 'jsx-dev-runtime.mjs') } : {},
    },
    module: {
      rules: [...(isHot ? hotRules(directory) : scriptRules), styleRule(salt, isDev), assetRule],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory,
      name: [name, variant, isDev ? 'dev' : ''].filter(Boolean).join('-'),
      version: configHash(),
      maxAge: 7 * 24 * 3600 * 1000,
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimize: false,
      // What does not build reaches no page: the next change is made on top of what runs there.
      emitOnErrors: false,
      splitChunks: splitting,
    },
    plugins: [
      new webpack.DefinePlugin({ __VERSION__: JSON.stringify(version) }),
      new MiniCssExtractPlugin({
        filename: names.css,
        chunkFilename: names.css,
        // CSS Modules never depend on the order of two sheets.
        ignoreOrder: true,
        insert: isHot ? insertUnsealed : insertWithDeadline,
      }),
      ...finishing({ isDev, isHot }),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  }
}
