import { hostPages, type ManifestRoute, type ResolvedRelease } from '@pitchside/remote-kit/manifest'

const segments = (path: string) => path.toLowerCase().split('/').filter(Boolean)

function isMatch(pattern: string, path: string): boolean {
  const wanted = segments(pattern)
  const given = segments(path)
  if (wanted.at(-1) === '*') wanted.pop()
  else if (wanted.length !== given.length) return false
  return wanted.every((part, index) => part.startsWith(':') || part === given[index])
}

/** The first page of the site is the host's, and has two addresses. */
export const isHome = (path: string): boolean => /^\/(main\/?)?$/i.test(path)

/** Whether a release has a page at an address. The page that says "not found" is one of them, and is told as that. */
export function hasPage(release: ResolvedRelease, path: string): boolean {
  const own = segments(path).join('/')
  return own !== '404' && (hostPages.includes(own) || routeOfPath(release, path) !== undefined)
}

/**
 * The one spelling of a page's address: that of its route, without a slash at the end or twice. What is a parameter stays as it is
 * written. Undefined where there is no page.
 */
export function spellingOf(release: ResolvedRelease, path: string): string | undefined {
  if (!hasPage(release, path)) return undefined
  const route = routeOfPath(release, path)?.route.path.split('/').filter(Boolean)
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((part, index) => {
      if (!route) return part.toLowerCase()
      const named = route[index]
      // A rest (`*`) is whatever its page makes of it.
      return named === undefined || named === '*' || named.startsWith(':') ? part : named
    })
  return `/${parts.join('/')}`
}

/** Remote and route behind a page address; undefined for pages of the host. */
export function routeOfPath(release: ResolvedRelease, path: string): { id: string; route: ManifestRoute } | undefined {
  let found: { id: string; route: ManifestRoute; parameters: number } | undefined
  for (const [id, { current }] of Object.entries(release.remotes)) {
    for (const route of current.manifest.routes) {
      if (!isMatch(route.path, path)) continue
      const parameters = (route.path.match(/[:*]/g) ?? []).length
      if (!found || parameters < found.parameters) found = { id, route, parameters }
    }
  }
  return found
}
