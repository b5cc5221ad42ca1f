// When the known advisories about other people's code were last seen. The record is part of the sources: registries that
// know none are common, and "nothing is known" must not look like "nobody asked".
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const dayMs = 86_400_000
const fileOf = (root) => join(root, 'tools/checks/advisories.json')

/** What stands for the versions that were asked about. */
export const lockDigest = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
    .slice(0, 16)

/** `{ seenAt, lock, known }`: day, digest of the lock file, lines about what was known; undefined when nobody ever saw any. */
export const readSeen = (root) =>
  existsSync(fileOf(root)) ? JSON.parse(readFileSync(fileOf(root), 'utf8')) : undefined

export const writeSeen = (root, seen) => writeFileSync(fileOf(root), `${JSON.stringify(seen, null, 2)}\n`)

/** Advisories in what `pnpm audit --json` says; undefined when the registry did not answer as one that knows them. */
export function advisoriesIn(text) {
  try {
    const { advisories, metadata, error } = JSON.parse(text)
    return error || !metadata ? undefined : Object.values(advisories ?? {})
  } catch {
    return undefined
  }
}

export const lineOf = ({ severity, module_name, title, findings }) =>
  `${severity} ${module_name} ${findings?.[0]?.version ?? ''}: ${title}`

/** In a sentence: when they were seen, of which versions, and how many there are. */
export function tellSeen(seen, { lock, now }) {
  if (!seen) return 'never seen: no registry that was asked tells them; "npm run audit" asks again'
  const days = Math.floor((now - Date.parse(seen.seenAt)) / dayMs)
  const when = `last seen on ${seen.seenAt}, ${days === 1 ? 'a day' : `${days} days`} ago`
  return `${when}${seen.lock === lock ? '' : ', of other versions than these'}: ${seen.known.length} known`
}
