// npm run audit: what of other people's code runs in production, its terms, and what is known against it.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readWords } from '../words.mjs'
import { advisoriesIn, lineOf, lockDigest, readSeen, tellSeen, writeSeen } from './advisories.mjs'
import {
  explained,
  installScripts,
  licenseOf,
  looseVersions,
  productionPackages,
  unknownLicenses,
  unlocked,
} from './dependencies.mjs'

readWords('npm run audit')
const root = path.resolve(import.meta.dirname, '../..')
const packages = productionPackages(root)
const problems = [...looseVersions(root), ...unlocked(root), ...unknownLicenses(packages)]

const byTerms = new Map()
for (const { manifest } of packages.values())
  byTerms.set(licenseOf(manifest), [...(byTerms.get(licenseOf(manifest)) ?? []), manifest])
console.log(`${packages.size} packages can be reached by production code:`)
for (const [terms, list] of [...byTerms].sort(([, a], [, b]) => b.length - a.length))
  console.log(`  ${String(list.length).padStart(4)}  ${terms}${explained[terms] ? `: ${explained[terms]}` : ''}`)
console.log(`would run a script when installed, and may not: ${installScripts(root).join(', ')}`)
for (const problem of problems) console.log(`✗ ${problem}`)

const asked = spawnSync('npx', ['--yes', 'pnpm@12.21.0', 'audit', '--prod', '--json'], { cwd: root, encoding: 'utf8' })
const advisories = advisoriesIn(asked.stdout)
if (!advisories) {
  const said =
    `${asked.stderr}${asked.stdout}`
      .trim()
      .split('\n')
      .find((line) => /ERR|status|respond/i.test(line)) ?? 'no answer'
  console.log(
    `known advisories: NOT ASKED, this registry does not tell (${said.replace(/https?:\S+/g, 'its address').slice(0, 160)})`,
  )
  console.log(`  ${tellSeen(readSeen(root), { lock: lockDigest(root), now: Date.now() })}`)
  process.exit(problems.length > 0 ? 1 : 2)
}
const known = advisories.map(lineOf)
for (const line of known) console.log(`✗ ${line}`)
console.log(`known advisories: ${known.length}`)
writeSeen(root, { seenAt: new Date().toISOString().slice(0, 10), lock: lockDigest(root), known })
console.log('  noted in tools/checks/advisories.json: commit it')
process.exit(problems.length + advisories.length > 0 ? 1 : 0)
