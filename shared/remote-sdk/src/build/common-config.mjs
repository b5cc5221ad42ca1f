import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { MinifyAssets } from './minify-assets.mjs'
import { SealedFiles } from './sealed-files.mjs'

const ownFolder = import.meta.dirname
const requireTool = createRequire(import.meta.url)

/** The build's own sources: a change of them makes every cached result worthless. */
function configHash() {
  const hash = createHash('sha256')
  for (const file of readdirSync(ownFolder).sort()) hash.update(readFileSync(path.join(ownFolder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Puts a style sheet with its hash in the page and gives up after 8 s: a sheet that hangs would block its page for ever otherwise. */
function insertWithDeadline(linkTag) {
  // A name of the runtime this becomes a part of: see sealed-files.mjs.
  __webpack_require__.seal(linkTag, linkTag.href)
  document.head.appendChild(linkTag)
  setTimeout(() => {
    if (linkTag.onerror) linkTag.onerror({ type: 'timeout', target: linkTag })
  }, 8000)
}

/** The same without a hash: while somebody works on a remote its files change under their names. */
function insertUnsealed(linkTag) {
  document.head.appendChild(linkTag)
}

const compile = (transform) => ({
  loader: requireTool.resolve('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', ...transform } },
    },
  },
})
const source = { test: /\.tsx?$/, exclude: /node_modules/ }
// Also in a development build: the React the host provides is the production one.
const scriptRules = [{ ...source, use: compile({ development: false }) }]

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

/** Names of files: one that says what is in it is kept for ever; while somebody works, a name stays. */
const fileNames = (isHot) => {
  const hash = isHot ? '' : '.[contenthash:8]'
  return { js: `[name]${hash}.js`, css: `[name]${hash}.css`, asset: `[name].[contenthash:8][ext]` }
}

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
      publicPath: 'auto',
      filename: names.js,
      chunkFilename: names.js,
      assetModuleFilename: names.asset,
      // A version of another origin is checked too: its files come with permission to be.
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: isHot ? { 'react/jsx-dev-runtime$': path.join(hotFolder, 'jsx-dev-runtime.mjs') } : {},
    },
    module: {
      rules: [
        ...(isHot ? hotRules(directory) : scriptRules),
        styleRule(salt, isDev),
        { test: /\.(svg|webp|png|jpg|avif|woff2|mp3|m4a)$/, type: 'asset/resource' },
      ],
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
      splitChunks: { chunks: 'async', maxAsyncRequests: 3, minSize: 20_000, enforceSizeThreshold: 200_000 },
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
