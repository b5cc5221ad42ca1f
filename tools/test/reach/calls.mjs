import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../../checks/sources.mjs'

const textBelow = (folder, isWanted) =>
  existsSync(folder)
    ? [...sourceFiles(folder)]
        .filter((file) => isWanted(file) && !/\.test\.tsx?$/.test(file))
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n')
    : ''

/** Names of all calls, as the contract spells them. */
export function callNames(root) {
  const text = textBelow(join(root, 'shared/contract/src'), (file) => /\/endpoints[^/]*\.ts$/.test(file))
  return [...text.matchAll(/^\s+(\w+): '(?:GET|POST) api\//gm)].map(([, name]) => name)
}

/** Which calls each module of the backend answers, and which ones each part of the browser makes. */
export function callsOf(root) {
  const names = callNames(root)
  const modules = join(root, 'backend/src/modules')
  const answered = new Map(
    readdirSync(modules, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name: module }) => {
        const text = textBelow(join(modules, module), (file) => /\.(routes|module)\.ts$/.test(file))
        const keys = new Set([...text.matchAll(/^\s+(?:async )?(\w+)\s*[:(,]/gm)].map(([, key]) => key))
        return [module, names.filter((name) => keys.has(name))]
      }),
  )
  const browser = ['host', ...readdirSync(root).filter((name) => /^remote-[a-z]/.test(name))]
  const made = new Map(
    browser.map((folder) => {
      const quoted = new Set(
        [...textBelow(join(root, folder, 'src'), (file) => /\.tsx?$/.test(file)).matchAll(/'(\w+)'/g)].map(
          ([, key]) => key,
        ),
      )
      return [folder, names.filter((name) => quoted.has(name))]
    }),
  )
  return { answered, made }
}

/** Parts of the browser that call a module, those that make most of its calls first. */
export function callersOf(module, { answered, made }) {
  const names = new Set(answered.get(module) ?? [])
  return [...made]
    .map(([folder, calls]) => ({ folder, count: calls.filter((name) => names.has(name)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ folder }) => folder)
}
