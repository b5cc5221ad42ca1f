// npm run audit: what of other people's code runs in production, its terms, and what is known against it.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import {
  explained,
  installScripts,
  licenseOf,
  looseVersions,
  productionPackages,
  unknownLicenses,
  unlocked,
} from './dependencies.mjs'

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
/** undefined: the registry did not answer as one that knows advisories. */
function advisoriesIn(text) {
  try {
    const { advisories, metadata, error } = JSON.parse(text)
    return error || !metadata ? undefined : Object.values(advisories ?? {})
  } catch {
    return undefined
  }
}
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
  process.exit(problems.length > 0 ? 1 : 2)
}
for (const { severity, module_name, title, findings } of advisories)
  console.log(`✗ ${severity} ${module_name} ${findings?.[0]?.version ?? ''}: ${title}`)
console.log(`known advisories: ${advisories.length}`)
process.exit(problems.length + advisories.length > 0 ? 1 : 0)
