import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildIdentity, deployables, repositoryRoot, sourceHash } from '@pitchside/build/packages'
import { configOf, run, webpack } from '@pitchside/build/webpack'
import { filesOfGroup } from '@pitchside/remote-sdk/build/contribution-manifest'

const output = path.join(repositoryRoot, '.cache/bench/mono')

/** Files of the chunk groups that an `import()` in a file started. */
function filesOfImports(compilation) {
  const found = []
  for (const group of compilation.chunkGroups)
    for (const { module, request } of group.origins)
      if (request && module?.resource) found.push({ from: module.resource, request, files: filesOfGroup(group) })
  return found
}

/** A remote that is missing in mono-runtime.ts would make the single build look lighter than the product is. */
function requireAll(imports) {
  const missing = deployables.filter(
    (name) => name !== 'host' && !imports.some(({ from }) => from.startsWith(path.join(repositoryRoot, name, 'src'))),
  )
  if (missing.length > 0) throw new Error(`the single build lacks ${missing.join(', ')}: see mono-runtime.ts`)
}

/**
 * The same sources as one build: host and remotes in one webpack run, the shared libraries in it once, pages behind the
 * same import() calls. Resolves with the folder, its manifest and the files of a page.
 */
export async function buildMono() {
  const identity = buildIdentity('host')
  const hash = deployables
    .map((name) => sourceHash(name, '1.0.0'))
    .join('')
    .slice(0, 12)
  let imports = []
  const config = configOf({ ...identity, hash }, { output, variant: 'mono' })
  config.resolve.modules = [
    path.join(repositoryRoot, 'host/node_modules'),
    ...deployables.map((name) => path.join(repositoryRoot, name, 'node_modules')),
    'node_modules',
  ]
  config.plugins.push(
    new webpack.NormalModuleReplacementPlugin(/^\.\/runtime$/, (resource) => {
      if (resource.context.endsWith(path.join('host', 'src', 'federation')))
        resource.request = path.join(repositoryRoot, 'tools/bench/federation/mono-runtime.ts')
    }),
    {
      apply: (compiler) =>
        compiler.hooks.afterEmit.tap('Imports', (compilation) => {
          imports = filesOfImports(compilation)
        }),
    },
  )
  await run(config)
  requireAll(imports)
  const manifest = JSON.parse(readFileSync(path.join(output, 'manifest.json'), 'utf8'))
  const find = (from, request) =>
    imports.find((one) => one.from === from && one.request === request)?.files ?? { js: [], css: [] }
  return { output, manifest, find }
}
