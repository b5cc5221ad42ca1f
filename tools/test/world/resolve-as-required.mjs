import path from 'node:path'

/**
 * Packages that find files of their own beside them, carry native code or are whole tools: they are loaded from where they
 * lie. Jest's own modules belong to the run and not to the tests.
 */
const outside =
  /^(@electric-sql\/pglite|sharp|@napi-rs\/canvas|@node-rs\/argon2|pino|node-media-server|esbuild|webpack|typescript|@swc\/core|jsdom|dependency-cruiser|@playwright\/test|playwright-core|@axe-core\/playwright|@module-federation\/enhanced|(@\w+\/)?[\w-]+-(loader|plugin)|jest-[\w-]+)(\/|$)/

const packageOf = (file) =>
  file.slice(0, file.lastIndexOf('/node_modules/') + 1) +
  (/\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(file)?.[1] ?? path.dirname(file))

/** Each package in the one form that `require` finds, as jest does: two forms would be two instances. */
export const resolveAsRequired = (assets) => ({
  name: 'resolve-as-required',
  setup(bundler) {
    for (const [pattern, file] of assets)
      bundler.onResolve({ filter: new RegExp(pattern) }, () => ({ path: path.resolve(file) }))
    const asked = {}
    const found = new Map()
    bundler.onResolve({ filter: /^[^./]/ }, ({ path: request, resolveDir, importer, pluginData }) => {
      if (pluginData === asked || request.startsWith('node:')) return undefined
      if (request === '@jest/globals') return { path: request, external: true }
      const key = `${request}\0${packageOf(importer)}`
      if (!found.has(key)) found.set(key, resolve(request, resolveDir))
      return found.get(key)
    })
    async function resolve(request, resolveDir) {
      const isOutside = outside.test(request)
      const {
        path: file,
        errors,
        external,
      } = await bundler.resolve(request, { kind: 'require-call', resolveDir, pluginData: asked })
      // An optional package that is not there: whoever asks for it sees to that.
      if (errors.length > 0) return { path: request, external: true }
      return { path: file, external: external || isOutside }
    }
  },
})
