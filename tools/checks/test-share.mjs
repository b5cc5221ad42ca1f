// node tools/checks/test-share.mjs [folder ...]: lines of tests for each line of source, by package of the browser, or by
// the folders that are named, e.g. remote-scores/src/features/*. Told, not held: it shows where to look, it is no aim.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Fixtures and texts count as neither. */
function kindOf(file) {
  if (!/\.tsx?$/.test(file) || /\.fixture\.|\/testing\//.test(file)) return undefined
  return /\.test\.tsx?$/.test(file) ? 'tests' : 'source'
}

function linesOf(folder) {
  const files = spawnSync('git', ['ls-files', '--', folder], { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n')
  const lines = { tests: 0, source: 0 }
  for (const file of files) {
    const kind = kindOf(file)
    if (kind) lines[kind] += readFileSync(join(root, file), 'utf8').split('\n').length - 1
  }
  return lines
}

const packages = readdirSync(root).filter((name) => name === 'host' || name.startsWith('remote-'))
const asked = process.argv.slice(2)
for (const folder of asked.length > 0 ? asked : packages.map((name) => `${name}/src`)) {
  const { tests, source } = linesOf(folder)
  console.log(`${(tests / source).toFixed(3)}  ${tests} / ${source}  ${folder}`)
}
