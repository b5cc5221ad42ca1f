import type { Audit } from '../core/document'
import type { PublishedVersion } from '../core/published'
import { isRemoteVersion } from '../core/published'
import { claimsOf, samePlaces, sameRoute } from './ownership'
import type { Register } from './register'
import type { PackageRecord } from './register-schema'

const nothing = { routes: [], menus: [], slots: [] }

function recordOf(version: PublishedVersion, known: PackageRecord | undefined): PackageRecord {
  const claims = isRemoteVersion(version) ? claimsOf(version.manifest) : nothing
  return { team: 'checkout', oidc: [], ...known, ...claims, followsCheckout: true }
}

/** Packages of the same checkout that are not built now, without the routes that moved from them to one that is. */
function yielding(packages: Readonly<Record<string, PackageRecord>>, records: Readonly<Record<string, PackageRecord>>) {
  const moved = samePlaces({ ...packages, ...records })
  const isMoved = (name: string, route: string) =>
    moved.some(([other, ...owners]) => sameRoute(other, route) && owners.includes(name))
  const others = Object.entries(packages).filter(([name, one]) => one.followsCheckout && !records[name])
  const left = others.map(([name, one]) => [
    name,
    { ...one, routes: one.routes.filter((route) => !isMoved(name, route)) },
  ])
  return Object.fromEntries(left) as Record<string, PackageRecord>
}

/**
 * Registers what is built from sources beside the store: whoever may write the store says what its packages own by building
 * them. A package somebody gave places by hand keeps those.
 */
export async function registerFromCheckout(
  register: Register,
  versions: readonly PublishedVersion[],
  audit: Audit,
): Promise<void> {
  const packages = (await register.current())?.packages ?? {}
  const following = versions.filter(({ name }) => !packages[name] || packages[name]?.followsCheckout)
  if (following.length === 0) return
  const records = Object.fromEntries(
    following.map((version) => [version.name, recordOf(version, packages[version.name])]),
  )
  await register.put({ ...yielding(packages, records), ...records }, audit)
}
