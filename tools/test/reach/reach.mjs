import { callersOf } from './calls.mjs'
import { closestTo, oneOfEach } from './closeness.mjs'
import { packageOfFile, withDependents } from './packages.mjs'

const isRemote = (folder) => /^remote-/.test(folder)
const isText = (file) => /\.md$|^docs\/|^CODEOWNERS$|^\.gitignore$/.test(file)
const isTest = (file) => /\.test\.tsx?$/.test(file)
/** Files no import leads to: what reads them is found by its folder. */
const isImported = (file) => /\.[cm]?[jt]sx?$|\.json$/.test(file)

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

/** The journeys a change of one package reaches. */
function journeysOf(folder, files, world) {
  const { specs, routes, packages } = world
  if (folder === 'e2e') return { journeys: specs.filter(({ made }) => files.some((file) => made.includes(file))) }
  if (folder === 'backend') return journeysOfBackend(files, world)
  if (folder === 'tools' || folder === 'shared/testing') return { journeys: closestTo(folder, specs, routes) }
  if (isRemote(folder) || folder === 'host' || folder === 'releases')
    return { journeys: closestTo(folder, specs, routes) }
  const users = [...withDependents([folder], packages)].filter((one) => isRemote(one) || one === 'host')
  return { journeys: oneOfEach(users, specs, routes), isSample: users.length > 0 }
}

/**
 * What a change can reach. `related`: sources whose importers' tests run; `folders`: whole folders of tests, where no import
 * leads to the changed file; `journeys`: the closest first; `everywhere`: files that everything depends on.
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
  return {
    packages: [...byPackage.keys()],
    related: code.filter((file) => isImported(file) && packageOfFile(file, world.packages) !== 'e2e'),
    folders: [...new Set(code.filter((file) => !isImported(file) && !everywhere.includes(file)).map(folderOf))],
    journeys: inTurns(found.map(({ journeys }) => journeys)),
    isSample: found.some(({ isSample }) => isSample),
    everywhere,
    texts: changed.length - code.length,
  }
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
