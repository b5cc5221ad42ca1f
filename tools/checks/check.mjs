// npm run check [-- <folder> ...]: everything that can be said of the sources without running the product; of some packages
// only, when they are named: their types with those of what they use, their lint, boundaries and languages, the sources of all.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import table from '../boundaries/table.cjs'
import { readWith } from '../words.mjs'
import { lockDigest, readSeen, tellSeen } from './advisories.mjs'
import { checkDocs } from './docs.mjs'
import { countHouse } from './house/house.mjs'
import { checkLanguages } from './i18n.mjs'
import { checkReferences, checkSources } from './sources.mjs'
import { untestedRequirements } from './trace.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const bin = (name) => join(root, 'node_modules', '.bin', name)
const packages = [
  ...['host', 'backend', 'demo', 'releases', 'e2e'],
  ...readdirSync(root).filter((name) => name.startsWith('remote-')),
  ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`),
].filter((name) => existsSync(join(root, name, 'tsconfig.json')))
const { asked, isUpdate } = readWith('npm run check [-- <folder> ...] [--update]', (args) => {
  const { values, positionals } = parseArgs({ args, options: { update: { type: 'boolean' } }, allowPositionals: true })
  const missing = positionals.find((name) => !existsSync(join(root, name)))
  if (missing !== undefined) throw new Error(`there is no folder "${missing}"`)
  return { asked: positionals, isUpdate: values.update }
})
let failures = 0

function report(what, problems) {
  failures += problems.length
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${what}`)
  for (const problem of problems) console.log(`    ${problem}`)
}

function run(what, command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  report(what, status === 0 ? [] : [`${[command.split('/').pop(), ...args].join(' ')} failed`])
}

/** Counts that may only fall. `--update` writes lower ones down. */
function ratchet(counts) {
  const path = join(root, 'tools', 'checks', 'ratchet.json')
  const allowed = JSON.parse(readFileSync(path, 'utf8'))
  const problems = Object.entries(counts)
    .filter(([name, count]) => count > allowed[name])
    .map(([name, count]) => `${name}: ${count}, at most ${allowed[name]} allowed`)
  const lower = Object.entries(counts).filter(([name, count]) => count < allowed[name])
  if (lower.length > 0 && isUpdate) writeFileSync(path, `${JSON.stringify(counts, null, 2)}\n`)
  else
    for (const [name, count] of lower)
      problems.push(`${name} fell to ${count}: run "node tools/checks/check.mjs --update"`)
  return problems
}

// A package names all it uses ("package references" below), so that the compiler comes by itself to what it needs.
run('types', bin('tsc'), ['-b', ...asked.filter((name) => existsSync(join(root, name, 'tsconfig.json')))])
run('lint and format', bin('biome'), ['check', ...(asked.length > 0 ? asked : ['.'])])
const bounded = asked.filter((name) => name in table.packages)
if (asked.length === 0 || bounded.length > 0)
  run('boundaries', process.execPath, ['tools/boundaries/check.mjs', ...bounded])
report('sources', checkSources(root))
report('documents', checkDocs(root))
report('package references', checkReferences(root, packages))
report('languages', checkLanguages(root, asked.length > 0 ? packages.filter((name) => asked.includes(name)) : packages))
/** What may only become less is counted over everything. */
function countAll() {
  const untested = untestedRequirements(root)
  if (untested.length > 0) console.log(`  requirements without a test: ${untested.join(' ')}`)
  const suppressions = spawnSync('git', ['grep', '-cE', 'biome-ignore', '--', '*.ts', '*.tsx', '*.mjs', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  })
    .stdout.trim()
    .split('\n')
    .filter(Boolean)
  report(
    'ratchet',
    ratchet({
      requirementsWithoutTest: untested.length,
      filesWithLintExceptions: suppressions.filter((line) => !line.startsWith('tools/checks/')).length,
      ...countHouse(root),
    }),
  )
}

const seen = readSeen(root)
console.log(`  advisories about other people's code: ${tellSeen(seen, { lock: lockDigest(root), now: Date.now() })}`)
report('no advisory is known', seen?.known ?? [])

if (asked.length === 0) countAll()
process.exit(failures > 0 ? 1 : 0)
