import { callersOf } from './calls.mjs'
import { closestTo, oneOfEach } from './closeness.mjs'
import { relatedTests } from './imports.mjs'
import { packageOfFile, withDependents } from './packages.mjs'

const isRemote = (folder) => /^remote-/.test(folder)
const isText = (file) => /\.md$|^docs\/|^CODEOWNERS$|^\.gitignore$/.test(file)
const isTest = (file) => /\.test\.tsx?$/.test(file)

/** What pages meet by calls alone: the backend, and the demo world it loads. */
export const isBehindCalls = (folder) => folder === 'backend' || folder === 'demo'

/** The journeys a change of the backend reaches: by the calls of its module, or all, when it is below the modules. */
function journeysOfBackend(files, { specs, routes, calls, remotes }) {
  const modules = files.map((file) => /^backend\/src\/modules\/([^/]+)\//.exec(file)?.[1])
  if (modules.includes(undefined)) return { journeys: oneOfEach(remotes, specs, routes), isSample: true }
  const names = new Set(modules.flatMap((module) => calls.answered.get(module) ?? []))
  const callers = [...new Set(modules.flatMap((module) => callersOf(module, calls)))]
  const direct = specs.filter((spec) => spec.calls.some((name) => names.has(name)))
  const byPage = callers.flatMap((folder) => closestTo(folder, specs, routes).filter(({ isOwn }) => isOwn))
  const ownPage = closestTo('backend', specs, routes).filter(() => modules.includes('operators'))
  return { journeys: [...direct, ...ownPage, ...byPage], isSample: false }
}

/** What journeys start; other tools are for people. */
const toolsOfJourneys = /^tools\/(start|scaffold|run|bundle)/

/** The journeys a change of one package reaches. */
function journeysOf(folder, files, world) {
  const { specs, routes, packages } = world
  if (folder === 'e2e') return { journeys: specs.filter(({ made }) => files.some((file) => made.includes(file))) }
  if (isBehindCalls(folder)) return journeysOfBackend(files, world)
  if (folder === 'tools')
    return { journeys: files.some((file) => toolsOfJourneys.test(file)) ? closestTo(folder, specs, routes) : [] }
  if (isRemote(folder) || folder === 'host' || folder === 'releases')
    return { journeys: closestTo(folder, specs, routes) }
  const users = [...withDependents([folder], packages)].filter((one) => isRemote(one) || one === 'host')
  return { journeys: oneOfEach(users, specs, routes), isSample: users.length > 0 }
}

/**
 * What a change can reach. `tests`: those that import it, the nearest first; `folders`: where a file lies that no import leads
 * to; `journeys`: the closest first; `everywhere`: files that everything depends on.
 */
export function reachOf(changed, world) {
  const code = changed.filter((file) => !isText(file))
  const byPackage = grouped(code, (file) => packageOfFile(file, world.packages))
  const everywhere = byPackage.get(undefined) ?? []
  byPackage.delete(undefined)
  // A changed test is run itself; it changes nothing that a browser sees.
  const found = [...byPackage]
    .map(([folder, files]) => [folder, files.filter((file) => !isTest(file))])
    .filter(([, files]) => files.length > 0)
    .map(([folder, files]) => journeysOf(folder, files, world))
  // What no import leads to (a migration, a file that is read) is tested where it lies.
  const unread = code.filter(
    (file) => !isTest(file) && !everywhere.includes(file) && !file.startsWith('e2e/') && !world.importers.has(file),
  )
  return {
    packages: [...byPackage.keys()],
    tests: relatedTests(code, world.importers),
    folders: [...new Set(unread.map(folderOf))],
    journeys: namedLike(inTurns(found.map(({ journeys }) => journeys)), code),
    isSample: found.some(({ isSample }) => isSample),
    everywhere,
    texts: changed.length - code.length,
  }
}

const wordsOf = (path) => path.toLowerCase().match(/[a-z]{4,}/g) ?? []

/** Journeys called like a folder or file that changed come first: teams name both after what they are about. */
function namedLike(journeys, changed) {
  const words = new Set(changed.flatMap((file) => wordsOf(file.replace(/^.*?\/src\//, ''))))
  const isAlike = ({ file }) => wordsOf(file.replace(/^.*\/|\.spec\.ts$/g, '')).some((word) => words.has(word))
  return [...journeys.filter(isAlike), ...journeys.filter((spec) => !isAlike(spec))]
}

/** The first of each list, then the second of each: no package waits for all journeys of another. */
function inTurns(lists) {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return [...new Map(all.map((spec) => [spec.file, spec])).values()]
}

const folderOf = (file) => file.slice(0, file.lastIndexOf('/'))

function grouped(list, keyOf) {
  const groups = new Map()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}
