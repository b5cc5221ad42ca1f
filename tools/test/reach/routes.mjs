import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContribution } from '@pitchside/build/contribution'
import { sourceFiles } from '../../checks/sources.mjs'

const isCode = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
const codeBelow = (folder) => [...sourceFiles(folder)].filter(isCode)
const folderOf = (path) => path.slice(0, path.lastIndexOf('/'))

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

/** Slots by the folder of the file that shows them: a page shows what its own feature folder holds. */
function slotPlaces(root, folder) {
  return codeBelow(join(root, folder, 'src')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<Slot\s+name="([\w.-]+)"/g)].map(([, slot]) => ({
      slot,
      place: folderOf(file),
    })),
  )
}

/**
 * Every address of the site: whose page it is, and whose slots it shows. Read from what remotes contribute, so that a new
 * page or slot is known without a word here.
 */
export async function routesOf(root) {
  const remotes = readdirSync(root).filter((name) => /^remote-[a-z]/.test(name))
  const contributions = await Promise.all(
    remotes.map(async (folder) => ({ folder, ...(await readContribution(join(root, folder))) })),
  )
  const pages = contributions.flatMap(({ folder, routes }) =>
    routes.map(({ path, request }) => ({ path, owner: folder, page: folderOf(join(root, folder, 'src', request)) })),
  )
  const main = { path: '/main', owner: 'host', page: join(root, 'host/src/pages/main') }
  const places = ['host', ...remotes].flatMap((folder) => slotPlaces(root, folder))
  const guestsOf = (page) => {
    const shown = new Set(places.filter(({ place }) => place === page).map(({ slot }) => slot))
    return contributions.filter(({ slots }) => slots.some(({ into }) => shown.has(into))).map(({ folder }) => folder)
  }
  const all = [...declaredRoutes(root), ...pages, main]
  return new Map(
    all.map(({ path, owner, page }) => [path.toLowerCase(), { owner, guests: page ? guestsOf(page) : [] }]),
  )
}
