// [<folder> ...]: checks who imports whom in the project, and that every planted breach is reported: a rule that catches
// nothing is worse than none. Folders of one level that reach back to themselves over others are an error. Of some packages
// only, when they are named; the planted breaches are for all of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import { readWords } from '../words.mjs'
import { cyclesByLevel } from './direction.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
const rules = createRequire(import.meta.url)('./rules.cjs')
const { packages } = createRequire(import.meta.url)('./table.cjs')

async function violationsIn(baseDir, folders, extra = {}) {
  const options = { ...rules.options, ...extra, ruleSet: { forbidden: rules.forbidden }, validate: true, baseDir }
  const { output } = await cruise(folders, options, { ...rules.options.enhancedResolveOptions })
  const levels = cyclesByLevel(output.modules, rules.tests)
  return { violations: output.summary.violations, seen: output.summary.totalCruised, levels }
}

const { names: asked } = readWords('npm run boundaries [-- <package> ...]', { names: Object.keys(packages) })
const folders = Object.keys(packages)
  .filter((name) => asked.length === 0 || asked.includes(name))
  .map((name) => `${name}/src`)
  .filter((folder) => existsSync(join(root, folder)))
const nothing = { violations: [], seen: 0, levels: [] }
const { violations: found, seen, levels } = folders.length > 0 ? await violationsIn(root, folders) : nothing
for (const { from, to, rule } of found) console.error(`✗ ${rule.name}: ${from} → ${to}`)

const tangled = levels.filter(({ folders: count }) => count > 0)
for (const { level, cycles, edges } of tangled) {
  for (const cycle of cycles) console.error(`✗ folder-direction: in ${level} each reaches each: ${cycle.join(', ')}`)
  for (const { file, to } of edges) console.error(`    ${file} → ${to}`)
}

// Each planted file says in its first line which rule must catch it.
const planted = join(here, 'planted')
const wanted = new Map()
function collect(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) {
      collect(path)
      continue
    }
    const expected = /^\/\/ breach: (\S+)/.exec(readFileSync(path, 'utf8'))?.[1]
    if (expected) wanted.set(path.slice(planted.length + 1), expected)
  }
}
if (asked.length === 0) collect(planted)
const plantedRun = asked.length === 0 ? await violationsIn(planted, readdirSync(planted)) : nothing
const backwards = plantedRun.levels.flatMap(({ edges }) => edges)
const caught = [
  ...plantedRun.violations,
  ...backwards.map(({ file }) => ({ from: file, rule: { name: 'folder-direction' } })),
]
const missed = [...wanted].filter(
  ([file, rule]) => !caught.some((violation) => violation.from === file && violation.rule.name === rule),
)
for (const [file, rule] of missed) console.error(`✗ the planted breach ${file} was not caught by ${rule}`)

console.log(
  `boundaries: ${found.length} violations in ${seen} modules of ${folders.length} packages; ${wanted.size - missed.length} of ${wanted.size} planted breaches caught`,
)
process.exit(found.length + tangled.length + missed.length > 0 ? 1 : 0)
