import type { CodeFiles, ResolvedRelease } from '@pitchside/remote-kit/manifest'

const segments = (path: string) => path.toLowerCase().split('/').filter(Boolean)

function isMatch(pattern: string, path: string): boolean {
  const wanted = segments(pattern)
  const given = segments(path)
  if (wanted.at(-1) === '*') wanted.pop()
  else if (wanted.length !== given.length) return false
  return wanted.every((part, index) => part.startsWith(':') || part === given[index])
}

/** Remote and files behind a page address; undefined for pages of the host. */
export function filesOfPath(release: ResolvedRelease, path: string): { id: string; files: CodeFiles } | undefined {
  let found: { id: string; files: CodeFiles; parameters: number } | undefined
  for (const [id, { current }] of Object.entries(release.remotes)) {
    for (const route of current.manifest.routes) {
      if (!isMatch(route.path, path)) continue
      const parameters = (route.path.match(/[:*]/g) ?? []).length
      if (!found || parameters < found.parameters) found = { id, files: route.files, parameters }
    }
  }
  return found
}
