import path from 'node:path'

/** How a world asks its runtime for a module that is kept. */
export const keptMark = 'kept:'
export const isKept = (file) => file.endsWith('.kept.ts')

/**
 * A module called `*.kept` is run once for all test files of a worker, outside of their realms: it holds what follows from
 * the sources alone and takes long to work out. Whoever imports it asks the runtime of the tests for it.
 */
export const keptOutside = {
  name: 'kept-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /\.kept$/ }, ({ path: request, resolveDir }) => ({
      path: `${keptMark}${path.resolve(resolveDir, request)}.ts`,
      external: true,
    }))
  },
}
