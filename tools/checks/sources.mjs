// What no linter says: file sizes, words of unfinished work, one socket, package references, hosts in files.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { endlessPainting } from './animations.mjs'

const skipped = new Set([
  'node_modules',
  '.git',
  'dist',
  '.data',
  '.cache',
  '.types',
  'coverage',
  'test-results',
  'playwright-report',
  'planted',
  'assets',
])

export function* sourceFiles(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = join(dir, entry.name)
    if (entry.isDirectory()) yield* sourceFiles(path)
    else yield path
  }
}

const unfinished = /\b(TODO|FIXME|not implemented|coming soon)\b|敬请期待|开发中/i
const registry = /https?:\/\/[^\s"']*(registry|npmjs|yarnpkg|npmmirror)[^\s"']*/

export function checkSources(root) {
  const problems = []
  for (const path of sourceFiles(root)) {
    const name = relative(root, path)
    const isCode = /\.[cm]?[jt]sx?$/.test(name)
    if (!isCode && !/\.(json|ya?ml|md|css|html|sh)$/.test(name)) continue
    const text = readFileSync(path, 'utf8')
    const lines = text.split('\n').length
    if (isCode && lines > 400) problems.push(`${name} has ${lines} lines: split it (400 is the limit)`)
    if (name !== 'tools/checks/sources.mjs' && isCode && unfinished.test(text))
      problems.push(`${name} speaks of unfinished work`)
    if (name.endsWith('.css'))
      for (const animation of endlessPainting(text))
        problems.push(`${name}: ${animation} is painted anew in every frame for ever: move opacity or transform`)
    if (registry.test(text)) problems.push(`${name} names a package registry`)
    if (/^(host|remote-[^/]+|shared\/(?!socket|testing))/.test(name) && /\bnew WebSocket\(/.test(text))
      problems.push(`${name} opens a socket of its own: use @pitchside/socket`)
    if (/^(host|remote-[^/]+)\/src\//.test(name) && /\.only\(/.test(text))
      problems.push(`${name} runs only some of its tests`)
  }
  return problems
}

/** Workspace packages that are imported must be declared, and referenced for the type checker: both ways. */
/** Known by a declaration alone: built from the package that loads it, which works without it. */
const loadedWhenAskedFor = { backend: '@pitchside/demo' }

export function checkReferences(root, packages) {
  const problems = []
  for (const name of packages) {
    const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))
    const declared = new Set(
      Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter((key) =>
        key.startsWith('@pitchside/'),
      ),
    )
    const config = JSON.parse(readFileSync(join(root, name, 'tsconfig.json'), 'utf8'))
    const referenced = new Set(
      (config.references ?? []).map(({ path }) => `@pitchside/${path.replace(/\/$/, '').split('/').pop()}`),
    )
    const imported = new Set()
    for (const path of sourceFiles(join(root, name))) {
      if (!/\.tsx?$/.test(path)) continue
      for (const [, dependency] of readFileSync(path, 'utf8').matchAll(
        /(?:from|import\()\s*'(@pitchside\/[a-z0-9-]+)/g,
      ))
        imported.add(dependency)
    }
    imported.delete(manifest.name)
    for (const dependency of imported) {
      const isTyped =
        existsSync(join(root, 'shared', dependency.slice('@pitchside/'.length), 'tsconfig.json')) ||
        !existsSync(join(root, 'shared', dependency.slice('@pitchside/'.length)))
      if (loadedWhenAskedFor[name] === dependency) continue
      if (!declared.has(dependency)) problems.push(`${name} imports ${dependency} without declaring it in package.json`)
      if (isTyped && !referenced.has(dependency))
        problems.push(`${name} imports ${dependency} without a reference in tsconfig.json`)
    }
  }
  return problems
}
