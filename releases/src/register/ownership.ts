import type { RemoteManifest } from '@pitchside/remote-kit/manifest'
import { type Problem, problem } from '../checks/problem'
import { titleOf } from '../checks/surroundings'
import { isRemoteVersion, type PublishedVersion } from '../core/published'
import type { PackageRecord } from './register-schema'

/** `/Match/:id/` → `match`, `:`. */
const partsOf = (route: string): string[] =>
  route
    .toLowerCase()
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? ':' : part))

const keyOf = (route: string): string => partsOf(route).join('/')
export const sameRoute = (one: string, other: string): boolean => keyOf(one) === keyOf(other)

/** Whether a registered route is the asked one, or stands above it. */
function covers(owned: string, route: string): boolean {
  const [above, asked] = [partsOf(owned), partsOf(route)]
  return above.length > 0 && above.every((part, index) => part === asked[index])
}

type Claims = Pick<PackageRecord, 'routes' | 'menus' | 'slots'>

/** What a manifest takes of the site. */
export function claimsOf({ routes, menu, slots }: Pick<RemoteManifest, 'routes' | 'menu' | 'slots'>): Claims {
  const unique = (words: readonly string[]) => [...new Set(words)].sort()
  return {
    routes: unique(routes.map(({ path }) => path)),
    menus: unique(menu.map(({ into }) => into)),
    slots: unique(slots.map(({ into }) => into)),
  }
}

/** Places a version takes that its package may not have. */
export function ownershipProblems(version: PublishedVersion, record: PackageRecord): Problem[] {
  if (!isRemoteVersion(version)) return []
  const claims = claimsOf(version.manifest)
  const foreign = [
    ...claims.routes.filter((route) => !record.routes.some((owned) => covers(owned, route))),
    ...claims.menus.filter((menu) => !record.menus.includes(menu)).map((menu) => `the menu ${menu}`),
    ...claims.slots.filter((slot) => !record.slots.includes(slot)).map((slot) => `the slot ${slot}`),
  ]
  const fix = 'register it for the package, or drop it'
  return foreign.map((what) =>
    problem('not-owned', titleOf(version), `takes ${what}`, `${version.name} (${record.team}) may not`, fix),
  )
}

/** Routes that two packages have: the route and both names. */
export function samePlaces(packages: Readonly<Record<string, PackageRecord>>): [string, string, string][] {
  const owners = new Map<string, string>()
  return Object.entries(packages).flatMap(([name, { routes }]) =>
    routes.flatMap((route): [string, string, string][] => {
      const owner = owners.get(keyOf(route))
      if (owner !== undefined && owner !== name) return [[route, owner, name]]
      owners.set(keyOf(route), name)
      return []
    }),
  )
}
