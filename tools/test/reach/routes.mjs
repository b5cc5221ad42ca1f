import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readContribution } from '@pitchside/remote-sdk/build/contribution'
import { sourceFiles } from '../../checks/sources.mjs'

const isCode = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
const codeBelow = (folder) => [...sourceFiles(folder)].filter(isCode)

/** Pages that are no remote's: what the host's router and the servers' own pages declare. */
const declared = [
  { folder: 'host', files: 'host/src', pattern: /\bpath: '(\/[\w/-]+)'/g },
  { folder: 'releases', files: 'releases/src/http', pattern: /\bapp\.get\('(\/[\w/-]+)'/g },
  { folder: 'backend', files: 'backend/src/modules', pattern: /\bapp\.get\('(\/[\w/-]+)'/g },
]

function declaredRoutes(root) {
  return declared.flatMap(({ folder, files, pattern }) =>
    codeBelow(join(root, files))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)])
      .map(([, path]) => ({ path, owner: folder, page: undefined })),
  )
}

/** A file and all that imports it, directly or through others: where what it shows is shown. */
function shownBy(file, importers) {
  const seen = new Set([file])
  for (const one of seen) for (const importer of importers.get(one) ?? []) seen.add(importer)
  return seen
}

/** Slots with the files that show them. */
function slotPlaces(root, folder, importers) {
  return codeBelow(join(root, folder, 'src')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<Slot\s+name="([\w.-]+)"/g)].map(([, slot]) => ({
      slot,
      files: shownBy(relative(root, file), importers),
    })),
  )
}

const withEnding = (root, path) => ['.tsx', '.ts'].map((end) => path + end).find((one) => existsSync(join(root, one)))

/**
 * Every address of the site: whose page it is, and whose slots it shows. Read from what remotes contribute, so that a new
 * page or slot is known without a word here.
 */
export async function routesOf(root, importers) {
  const remotes = readdirSync(root).filter((name) => /^remote-[a-z]/.test(name))
  const contributions = await Promise.all(
    remotes.map(async (folder) => ({ folder, ...(await readContribution(join(root, folder))) })),
  )
  const pages = contributions.flatMap(({ folder, routes }) =>
    routes.map(({ path, request }) => ({ path, owner: folder, page: withEnding(root, join(folder, 'src', request)) })),
  )
  const main = { path: '/main', owner: 'host', page: withEnding(root, 'host/src/pages/main/main.page') }
  const places = ['host', ...remotes].flatMap((folder) => slotPlaces(root, folder, importers))
  const guestsOf = (page) => {
    const shown = new Set(places.filter(({ files }) => files.has(page)).map(({ slot }) => slot))
    return contributions.filter(({ slots }) => slots.some(({ into }) => shown.has(into))).map(({ folder }) => folder)
  }
  const all = [...declaredRoutes(root), ...pages, main]
  return new Map(
    all.map(({ path, owner, page }) => [path.toLowerCase(), { owner, guests: page ? guestsOf(page) : [] }]),
  )
}
