import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { sourceFiles } from '../../checks/sources.mjs'

const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file)
const request = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|\brequire\(\s*)['"]([^'"]+)['"]/g
const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '/index.ts', '/index.tsx']

const found = (path) => endings.map((ending) => path + ending).find((one) => existsSync(one) && statSync(one).isFile())

/** File behind `@pitchside/ui` or `@pitchside/build/bundle`, by the package's own table. */
function ownPackage(root, name, packages) {
  const [, short, rest] = /^@pitchside\/([\w-]+)(\/.+)?$/.exec(name) ?? []
  const folder = [short, `shared/${short}`].find((one) => short && packages.has(one))
  if (!folder) return undefined
  const { exports: table = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const target = typeof table === 'string' ? table : table[rest ? `.${rest}` : '.']
  const path = typeof target === 'string' ? target : (target?.default ?? target?.import)
  return path && found(join(root, folder, path))
}

/** Who imports whom, over all packages: files by path from the root, with those that import them. */
export function importersOf(root, packages) {
  const importers = new Map()
  const known = new Map()
  for (const folder of packages.keys())
    for (const file of sourceFiles(join(root, folder))) {
      if (!isCode(file)) continue
      for (const [, name] of readFileSync(file, 'utf8').matchAll(request)) {
        if (!known.has(name) && !name.startsWith('.')) known.set(name, ownPackage(root, name, packages))
        const target = name.startsWith('.') ? found(join(dirname(file), name)) : known.get(name)
        if (!target) continue
        const key = relative(root, target)
        importers.set(key, (importers.get(key) ?? new Set()).add(relative(root, file)))
      }
    }
  return importers
}

/** Tests that import one of the files, directly or through others, the nearest first. */
export function relatedTests(files, importers) {
  const seen = new Set(files)
  const tests = []
  for (let ring = [...seen]; ring.length > 0; ) {
    tests.push(...ring.filter((file) => /\.test\.tsx?$/.test(file)))
    ring = [...new Set(ring.flatMap((file) => [...(importers.get(file) ?? [])]))].filter((file) => !seen.has(file))
    for (const file of ring) seen.add(file)
  }
  return tests
}
