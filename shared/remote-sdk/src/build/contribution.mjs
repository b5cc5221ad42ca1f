import { createRequire } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'

const leaveImportsAlone = {
  name: 'leave-dynamic-imports-alone',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, ({ kind, path: request }) =>
      kind === 'dynamic-import' ? { path: request, external: true } : undefined,
    )
  },
}

/** Evaluates a TypeScript module in Node; nothing behind an `import()` is loaded. */
export async function evaluate(file) {
  const result = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    logLevel: 'silent',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [leaveImportsAlone],
  })
  const module = { exports: {} }
  const run = new Function('require', 'module', 'exports', result.outputFiles[0].text)
  run(createRequire(file), module, module.exports)
  return module.exports
}

/** The request in `() => import('./x')`, without calling it. */
export function requestOf(load, where) {
  const found = /\bimport\(\s*(["'`])(.+?)\1\s*\)/.exec(String(load))
  if (!found)
    throw new Error(`${where} must be written as () => import('./file'): the build reads it without calling it`)
  return found[2]
}

/** The contribution of a remote as data, each function replaced by the request of its `import()`. */
export async function readContribution(directory) {
  const file = path.join(directory, 'src/contribution.ts')
  const { default: contribution } = await evaluate(file)
  if (!contribution?.id) throw new Error(`${file} has no default export made with defineRemote()`)
  const { id, contract, routes, menu, slots, topics, i18n, setup } = contribution
  return {
    id,
    contract,
    routes: routes.map(({ page, ...route }) => ({
      ...route,
      request: requestOf(page, `${id}: page of ${route.path}`),
    })),
    menu,
    slots: slots.map(({ view, into, order = 0 }) => ({
      into,
      order,
      request: requestOf(view, `${id}: view of ${into}`),
    })),
    topics,
    i18n: Object.fromEntries(
      Object.entries(i18n).map(([language, load]) => [language, requestOf(load, `${id}: i18n.${language}`)]),
    ),
    setup: setup ? requestOf(setup, `${id}: setup`) : undefined,
  }
}
