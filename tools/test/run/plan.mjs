import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { needOf, withinBudget } from '../reach/budget.mjs'
import { baseOf, changedFiles } from '../reach/changed-files.mjs'
import { closestTo, oneOfEach } from '../reach/closeness.mjs'
import { withDependents } from '../reach/packages.mjs'
import { isBehindCalls, reachOf } from '../reach/reach.mjs'
import {
  build,
  check,
  fetchBrowsers,
  fetchNewestNode,
  install,
  installOnce,
  journeys,
  newestNode,
  otherBrowsers,
  unit,
} from './steps.mjs'

/** A team waits two minutes for its remote: this much of it is for browsers. */
const journeyBudgetMs = 60_000
/** More unit tests than this are a run of their own. */
const unitFilesMax = 120

/**
 * What the embedded data base does by itself: it is run on it again. Not here: files that open it beside PostgreSQL or run a
 * server of their own on it (`backend/src/db`, the import of real seasons), which the unit tests have proven already, and
 * rules that know no data base.
 */
const embedded = [
  'backend/src/app.test',
  'backend/src/modules/account/account-safety.test',
  'backend/src/modules/account/account.test',
  'backend/src/modules/account/log-in-tries.test',
  'backend/src/modules/content/content',
  'backend/src/modules/search/',
  'backend/src/modules/scores/archive/archive-desk',
  'backend/src/modules/scores/archive/import-file',
  'backend/src/modules/wallet/',
  'backend/src/money-proof/',
  'releases/src/health/exchange',
  'releases/src/store/object-stores',
]

/**
 * What needs no server, disturbs nobody and may take its time: its limits are minutes. Who watches a broadcast waits for it,
 * and what is left of the cores meanwhile is theirs.
 */
const patient = [
  'demo/src/feed-sim/',
  'releases/src/cli/main',
  'releases/src/core/',
  'tools/operations/damage',
  'tools/scaffold/',
]

/** What CI runs: everything. */
export function everything(report, { hasPostgres }) {
  const beside = unit('the embedded data base, and tests that can wait', report, {
    paths: [...(hasPostgres ? embedded : []), ...patient],
    args: ['--selectProjects', 'node'],
  })
  return [
    { ...install, needs: ['ffmpeg', 'redis', 'rtmp'], alongside: [fetchNewestNode] },
    // Types are looked at by one core.
    { ...check(), alongside: [build, fetchBrowsers] },
    unit('unit and integration tests', report, { needs: ['postgres'], without: patient }),
    journeys(report, { projects: ['journeys', 'apart', 'rooms'] }),
    // One browser at a time.
    { ...otherBrowsers, alongside: [newestNode] },
    { ...journeys(report, { projects: ['playback'], name: 'broadcasts' }), alongside: [beside] },
  ]
}

const onServer = (paths) => paths.some((path) => /^(backend|demo|releases|tools|shared\/contract)/.test(path))

/** Journeys that fit, as a step, and a line for each that does not. Those with a site of their own only when all are asked for. */
function journeySteps(specs, report, { isWhole, measured, needsOwn }) {
  if (specs.length === 0) return { steps: [], left: [] }
  const able = isWhole || needsOwn ? specs : specs.filter(({ needsOwnSite }) => !needsOwnSite)
  const { taken } = isWhole ? { taken: able } : withinBudget(able, { ms: journeyBudgetMs, measured })
  const left = specs
    .filter((spec) => !taken.includes(spec))
    .map((spec) => {
      const why = able.includes(spec) ? `about ${Math.round(needOf(spec, measured) / 1_000)} s` : 'a site of its own'
      return `${spec.file} (${why})`
    })
  const isOneSite = taken.every(({ needsOwnSite }) => !needsOwnSite)
  const files = taken.map(({ file }) => file)
  return { steps: files.length > 0 ? [build, journeys(report, { files, isOneSite })] : [], left, files }
}

/** A team's own loop: its package from types to browsers. */
export function ofPackages(folders, world, { report, isWhole, measured }) {
  const found = folders.flatMap((folder) => {
    if (folder === 'e2e') return world.specs
    const close = closestTo(folder, world.specs, world.routes)
    if (close.length > 0 && !isBehindCalls(folder)) return close
    const users = [...withDependents([folder], world.packages)].filter((one) => /^(remote-|host)/.test(one))
    return [...close, ...oneOfEach(isBehindCalls(folder) ? world.remotes : users, world.specs, world.routes)]
  })
  const specs = [...new Map(found.map((spec) => [spec.file, spec])).values()]
  const needsOwn = folders.some((folder) => ['host', 'releases', 'tools', 'e2e'].includes(folder))
  const chosen = journeySteps(specs, report, { isWhole, measured, needsOwn })
  const tested = folders.filter((folder) => folder !== 'e2e').map((folder) => `${folder}/`)
  return {
    steps: [
      installOnce,
      // Who uses a package is looked at with it.
      check([...withDependents(folders, world.packages)]),
      ...(tested.length > 0
        ? [
            unit('unit tests', report, {
              paths: tested,
              args: ['--passWithNoTests'],
              needs: onServer(tested) ? ['postgres'] : [],
            }),
          ]
        : []),
      ...chosen.steps,
    ],
    left: [
      ...chosen.left.map((line) => `journey ${line}`),
      'packages beside it, and the journeys that do not meet it: CI runs all',
    ],
  }
}

/** The folder itself or the nearest above it in which a test stands: what no import leads to is tested there. */
function nearestTested(root, folder) {
  for (let at = folder; at !== '.'; at = dirname(at)) {
    if (!existsSync(join(root, at))) continue
    if (readdirSync(join(root, at), { recursive: true }).some((name) => /\.test\.tsx?$/.test(name))) return `${at}/`
  }
  return undefined
}

/** What a change can reach: packages by imports, journeys by the pages and calls they meet. */
export function ofChange(world, { root, report, ref, isWhole, measured }) {
  const base = baseOf(root, ref)
  if (!base) throw new Error(`there is no commit "${ref ?? 'main'}"`)
  const changed = changedFiles(root, base)
  const reach = reachOf(changed, world)
  const related = reach.tests.filter((file) => existsSync(join(root, file)))
  const folders = reach.folders.flatMap((folder) => nearestTested(root, folder) ?? [])
  const files = isWhole ? related : related.slice(0, unitFilesMax)
  const paths = [...new Set([...folders, ...files])]
  const isReleasing = reach.packages.some((folder) => ['host', 'releases', 'tools', 'e2e'].includes(folder))
  const chosen = journeySteps(reach.journeys, report, { isWhole, measured, needsOwn: isReleasing })
  return {
    changed,
    base,
    steps: [
      installOnce,
      check(),
      ...(paths.length > 0
        ? [unit('unit tests it reaches', report, { paths, needs: onServer(paths) ? ['postgres'] : [] })]
        : []),
      ...chosen.steps,
    ],
    left: [
      ...(related.length > files.length
        ? [`${related.length - files.length} of ${related.length} test files that import it`]
        : []),
      ...chosen.left.map((line) => `journey ${line}`),
      ...(reach.isSample && !isWhole
        ? ['journeys: any of them can meet this change; a sample ran, one of each remote']
        : []),
      ...reach.everywhere.map((file) => `${file} reaches everything: only npm test without words proves it`),
      ...(reach.packages.length === 0 && reach.texts > 0 ? ['tests and journeys: only texts changed'] : []),
    ],
  }
}
