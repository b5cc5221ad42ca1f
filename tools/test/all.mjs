// npm test: installs what is missing, then types, lint, boundaries, unit and integration tests, build, browser journeys.
// npm test -- remote-scores: the same for one package. npm test -- --changed [ref]: for what a change can reach.
import { rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readWith } from '../words.mjs'
import { hasPostgres } from './postgres.mjs'
import { quickFolder } from './quick-folder.mjs'
import { packageNamed, packagesOf } from './reach/packages.mjs'
import { measuredSpecs, readHistory } from './report/history.mjs'
import { writeReport } from './report/report.mjs'
import { readAsked } from './run/asked.mjs'
import { everything, ofChange, ofPackages } from './run/plan.mjs'
import { runSteps } from './run/run-steps.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const report = join(root, 'test-results/report')
const historyFile = join(root, '.cache/test-history.json')
const at = Date.now()

const packages = packagesOf(root)
const usage = 'npm test [-- <package> ... | --changed [ref]] [--whole] [--list] [--keep-going]'
const asked = readWith(usage, (words) => readAsked(words, (word) => packageNamed(word, packages)))
const measured = measuredSpecs(readHistory(historyFile))

async function planned() {
  if (asked.mode === 'everything') return { steps: everything(report, { hasPostgres: hasPostgres() }), left: [] }
  const { readWorld } = await import('./reach/world.mjs')
  const world = await readWorld(root)
  const options = { ...asked, root, report, measured }
  return asked.mode === 'packages' ? ofPackages(asked.packages, world, options) : ofChange(world, options)
}

const { steps, left, changed } = await planned()
if (changed)
  console.log(`${changed.length} files changed${changed.length > 0 ? `:\n  ${changed.slice(0, 20).join('\n  ')}` : ''}`)
const leftOut = left.length > 0 ? `\nleft out (--whole runs what only takes too long):\n  ${left.join('\n  ')}` : ''
if (asked.isListed) {
  for (const { name, args, env = {} } of steps) console.log(`${name}: ${env.JOURNEYS ?? args.slice(1).join(' ')}`)
  console.log(leftOut)
  process.exit(0)
}
rmSync(report, { recursive: true, force: true })
const done = await runSteps(steps, { root, report, keepsGoing: asked.keepsGoing, env: quickFolder() })
const isGreen = done.every(({ isOk }) => isOk)
console.log(leftOut)
const words = process.argv.slice(2).join(' ')
const page = writeReport(done, { root, report, historyFile, asked: `npm test${words && ` -- ${words}`}`, at, left })
const seconds = Math.round((Date.now() - at) / 1_000)
console.log(`\n${isGreen ? 'all green' : '✗ failed'} in ${seconds} s\nreport: ${relative(process.cwd(), page)}`)
process.exitCode = isGreen ? 0 : 1
