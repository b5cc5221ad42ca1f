import type { CodeFiles, RemoteManifest } from '@pitchside/remote-kit/manifest'
import { isRemoteVersion, type PublishedVersion } from '../core/published'
import type { ReleaseStore } from '../store/release-store'

/** An address to look at. */
export interface Stop {
  path: string
  /** The page belongs to the candidate: it must be drawn. Else it is somebody's who leaves a place to the candidate. */
  isOwn: boolean
}

type Remote = PublishedVersion<RemoteManifest>

/** What a browser can open without knowing anything: no parameters, nobody signed in. */
const openRoutes = ({ manifest }: Remote) =>
  manifest.routes.filter(({ path, isMemberOnly }) => !isMemberOnly && !/[:*]/.test(path))

async function namesOne(store: ReleaseStore, { name, build }: Remote, files: CodeFiles, slots: readonly string[]) {
  for (const file of files.js) {
    const code = (await store.readFile(name, build, file))?.toString() ?? ''
    if (slots.some((slot) => code.includes(`"${slot}"`) || code.includes(`'${slot}'`))) return true
  }
  return false
}

/** Pages of others whose code names a slot that the candidate fills. */
async function pagesWithPlaces(store: ReleaseStore, environment: string, candidate: Remote): Promise<string[]> {
  const slots = candidate.manifest.slots.map(({ into }) => into)
  if (slots.length === 0) return []
  const live = Object.entries((await store.current(environment))?.packages ?? {})
  const found: string[] = []
  for (const [name, { stable }] of live) {
    if (name === candidate.name || !stable) continue
    const other = await store.readVersion(name, stable)
    if (!isRemoteVersion(other)) continue
    for (const { path, files } of openRoutes(other)) if (await namesOne(store, other, files, slots)) found.push(path)
  }
  return found
}

/** Where a candidate shows: its own pages, and those of others that leave it a place. A host: the start page. */
export async function stopsOf(store: ReleaseStore, environment: string, version: PublishedVersion): Promise<Stop[]> {
  if (!isRemoteVersion(version)) return [{ path: '/main', isOwn: true }]
  const own = openRoutes(version).map(({ path }) => ({ path, isOwn: true }))
  const others = await pagesWithPlaces(store, environment, version)
  return [...own, ...others.map((path) => ({ path, isOwn: false }))]
}
