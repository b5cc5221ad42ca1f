import { minify } from '@swc/core'
import { transform } from 'esbuild'
import { readClasses } from './primitives-in-place.mjs'
import { missingPrimitives, namedPrimitives, withoutUnusedPrimitives } from './used-primitives.mjs'

async function smaller(name, source) {
  const text = source.source().toString()
  if (name.endsWith('.css')) return (await transform(text, { loader: 'css', minify: true, legalComments: 'none' })).code
  const { code } = await minify(text, {
    compress: { passes: 2 },
    mangle: true,
    module: false,
    ecma: 2022,
    format: { comments: false },
  })
  return code
}

/** Minifies scripts with swc and styles, without the primitives nobody names, with esbuild; results are cached. */
export class MinifyAssets {
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('MinifyAssets', (compilation) => {
      const cache = compilation.getCache('MinifyAssets')
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE
      compilation.hooks.processAssets.tapPromise({ name: 'MinifyAssets', stage }, async (assets) => {
        const textOf = (name) => compilation.getAsset(name).source.source().toString()
        const ending = (end) => Object.keys(assets).filter((file) => file.endsWith(end))
        for (const name of [...ending('.js'), ...ending('.css')]) {
          const { source, info } = compilation.getAsset(name)
          if (info.minimized) continue
          const item = cache.getItemCache(name, cache.getLazyHashedEtag(source))
          let result = await item.getPromise()
          if (!result) {
            result = new sources.RawSource(await smaller(name, source))
            await item.storePromise(result)
          }
          compilation.updateAsset(name, result, { minimized: true })
        }
        // Scripts are finished: what they name of the primitives is all that the sheets of the package need.
        const named = namedPrimitives(ending('.js').map(textOf))
        const sheets = ending('.css')
        const missing = missingPrimitives(sheets.map(textOf), named, [...readClasses().values()])
        if (missing.length > 0)
          compilation.errors.push(new WebpackError(`no sheet has the primitives ${missing.join(', ')}`))
        for (const name of sheets)
          compilation.updateAsset(name, new sources.RawSource(withoutUnusedPrimitives(textOf(name), named)))
      })
    })
  }
}
