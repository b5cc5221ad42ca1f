import type { Preview } from '../access/preview'
import { promote } from '../core/decide'
import { ReleaseRefused } from '../core/document'
import { type Resolution, resolveRelease } from '../core/resolve'
import type { ReleaseStore } from '../store/release-store'

const kept = 20
const resolutions = new WeakMap<ReleaseStore, Map<string, Promise<Resolution>>>()

async function resolve(store: ReleaseStore, { environment, package: name, build, label }: Preview) {
  const document = await store.current(environment)
  if (!document) throw new ReleaseRefused('not-released', `nothing is released in ${environment}`)
  const audit = { by: 'preview', why: `preview of ${label}`, at: document.at }
  const unlocked = { ...document, lock: undefined }
  const isLive = document.packages[name]?.stable === build
  const shown = isLive
    ? unlocked
    : promote({ environment, document: unlocked, audit }, { [name]: build }, { isAgain: true })
  // Nobody who looks at a preview falls back in silence to what visitors have, or is given a canary beside it.
  const packages = Object.entries(shown.packages).map(([key, { canary: _canary, ...pointer }]) => [
    key,
    key === name ? { ...pointer, previous: [] } : pointer,
  ])
  return resolveRelease({ ...shown, packages: Object.fromEntries(packages) }, (one, which) =>
    store.readVersion(one, which),
  )
}

/** What an environment would be with one build in place of its own; nothing is written. */
export async function previewed(store: ReleaseStore, preview: Preview): Promise<Resolution> {
  const { environment, package: name, build } = preview
  const key = [environment, await store.newestSeq(environment), name, build].join(' ')
  const known = resolutions.get(store) ?? new Map<string, Promise<Resolution>>()
  resolutions.set(store, known)
  const found = known.get(key) ?? resolve(store, preview)
  known.delete(key)
  known.set(key, found)
  found.catch(() => known.delete(key))
  for (const oldest of known.keys()) {
    if (known.size <= kept) break
    known.delete(oldest)
  }
  return found
}
