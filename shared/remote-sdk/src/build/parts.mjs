import { createRequire } from 'node:module'

// What the builds of webpack and Rspack have in common; neither of the two is loaded here.

/** Resolves the loaders both run. */
export const requireTool = createRequire(import.meta.url)

/** Puts a style sheet with its hash in the page and gives up after 8 s: a sheet that hangs would block its page for ever otherwise. */
export function insertWithDeadline(linkTag) {
  // A name of the runtime this becomes a part of: see sealed-files.mjs.
  __webpack_require__.seal(linkTag, linkTag.href)
  document.head.appendChild(linkTag)
  setTimeout(() => {
    if (linkTag.onerror) linkTag.onerror({ type: 'timeout', target: linkTag })
  }, 8000)
}

/** The same without a hash: while somebody works on a remote its files change under their names. */
export function insertUnsealed(linkTag) {
  document.head.appendChild(linkTag)
}

/** Options of the compiler of sources. */
export const compilerOptions = (transform) => ({
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', ...transform } },
  },
})

/** CSS Modules in `*.module.css`. */
export const cssLoader = (salt, isDev) => ({
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
})

export const assetRule = { test: /\.(svg|webp|png|jpg|avif|woff2|mp3|m4a)$/, type: 'asset/resource' }

/** Names of files: one that says what is in it is kept for ever; while somebody works, a name stays. */
export const fileNames = (isHot) => {
  const hash = isHot ? '' : '.[contenthash:8]'
  return { js: `[name]${hash}.js`, css: `[name]${hash}.css`, asset: '[name].[contenthash:8][ext]' }
}

export const publicOutput = (names) => ({
  publicPath: 'auto',
  filename: names.js,
  chunkFilename: names.js,
  assetModuleFilename: names.asset,
  // A version of another origin is checked too: its files come with permission to be.
  crossOriginLoading: 'anonymous',
  clean: true,
})

/** Files that come later are few and not tiny. */
export const splitting = { chunks: 'async', maxAsyncRequests: 3, minSize: 20_000, enforceSizeThreshold: 200_000 }
