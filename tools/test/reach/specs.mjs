import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { playback } from '../../../e2e/projects.mjs'
import { sourceFiles } from '../../checks/sources.mjs'

/** A path in a text or a pattern: what stands before it is a quote, the end of a `${…}`, or the mask of a pattern. */
const addresses = /(?<=['"`}\s\\])\/([A-Za-z][\w-]*(?:\/[a-z][\w-]*)?)(?=['"`?#$\\/&\s]|$)/gm

/** Addresses of pages a text names, of those that exist. */
export function routesIn(text, routes) {
  const found = [...text.matchAll(addresses)].map(([, path]) => `/${path}`.toLowerCase())
  return [...new Set(found.filter((path) => routes.has(path)))]
}

/** What only one package writes, and specs about it read. Each stands in the sources of its package, or a test fails. */
export const ownMarks = [
  {
    folder: 'releases',
    says: /\brelease\('(publish|promote|canary|rollback|status|history|lock)'/,
    source: "'rollback'",
  },
  { folder: 'host', says: /data-remote-down|fixtures\/remote-files/, source: 'data-remote-down' },
  { folder: 'tools', says: /fixtures\/(tree-copy|remote-under-work)/, source: '--local' },
]

const importOf = /from '(\.{1,2}\/[^']+)'/g

function withImports(file, seen = new Map()) {
  if (seen.has(file)) return seen
  const text = readFileSync(file, 'utf8')
  seen.set(file, text)
  for (const [, request] of text.matchAll(importOf)) {
    const found = join(dirname(file), `${request}.ts`)
    if (existsSync(found)) withImports(found, seen)
  }
  return seen
}

/** What releases something or moves the clock on can not do so on a site that other tests look at. */
const ownSite = /\bsite\.(release|dataDir)\b|(?:await|=>) moveClock\(/
/** What starts a site, or more, for itself. */
const ownStart = /\bstartRunningSite\(|\btestApart\b|\bspawn\(/

const countOf = (text, pattern) => (text.match(pattern) ?? []).length
/** What stands in a loop or a group is several tests. */
const testsOfLoop = 3

/** Every browser journey: what it opens, calls and needs, with the files of `e2e` it is made of. */
export function specsOf(root, routes) {
  const folder = join(root, 'e2e')
  return [...sourceFiles(folder)]
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => {
      const texts = withImports(file)
      const all = [...texts.values()].join('\n')
      const own = texts.get(file) ?? ''
      return {
        file: relative(folder, file),
        made: [...texts.keys()].map((one) => relative(root, one)),
        routes: routesIn(all, routes),
        marks: ownMarks.filter(({ says }) => says.test(own)).map(({ folder: name }) => name),
        named: [...new Set([...own.matchAll(/\bremote-[a-z]+\b/g)].map(([name]) => name))],
        calls: [...new Set([...all.matchAll(/\b(?:call|ask)\(\s*[\w.]+,\s*'(\w+)'/g)].map(([, name]) => name))],
        tests: Math.max(1, countOf(own, /^test\(/gm) + countOf(own, /^ +test\(/gm) * testsOfLoop),
        runsAlone: playback.test(file),
        needsOwnSite: ownSite.test(all),
        startsOwn: ownStart.test(own),
      }
    })
}
