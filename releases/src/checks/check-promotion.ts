import { findClashes, type RemoteManifest } from '@pitchside/remote-kit/manifest'
import type { HostManifest, PublishedVersion } from '../core/published'
import { satisfies } from './satisfies'

/** Why a version may not go live. */
export interface Problem {
  reason: string
  /** Who, what, why and the way out. */
  message: string
}

/** Everything that could meet in one page after the promotion. */
export interface Surroundings {
  host: PublishedVersion<HostManifest> | undefined
  /** Per remote the versions a visitor can have: the one that would be stable first, then the ones before it. */
  remotes: readonly (readonly PublishedVersion<RemoteManifest>[])[]
}

function sharedProblems(host: PublishedVersion<HostManifest>, remote: PublishedVersion<RemoteManifest>): Problem[] {
  return Object.entries(remote.manifest.shared).flatMap(([name, range]) => {
    const provided = host.manifest.shared[name]
    const who = `${remote.name} ${remote.version}`
    if (provided === undefined) {
      const message = `${who} expects ${name} from the host, host ${host.version} does not provide it: release a host that does, first`
      return [{ reason: 'shared-missing', message }]
    }
    if (satisfies(provided, range)) return []
    const message = `${who} was built for ${name} ${range}, host ${host.version} provides ${provided}: build it against this host's version`
    return [{ reason: 'shared-version', message }]
  })
}

function contractProblems(host: PublishedVersion<HostManifest>, remote: PublishedVersion<RemoteManifest>): Problem[] {
  const { contract } = host.manifest
  if (remote.manifest.contract === contract) return []
  const message = `${remote.name} ${remote.version} speaks contract ${remote.manifest.contract}, host ${host.version} speaks ${contract}: build it against the host's remote-kit`
  return [{ reason: 'contract-mismatch', message }]
}

/** One page holds one version of each remote: the stable one, or while it fails or a tab is old, an earlier one. */
function combinations(remotes: Surroundings['remotes']): RemoteManifest[][] {
  const stable = remotes.flatMap(([first]) => (first ? [first.manifest] : []))
  const withOneEarlier = remotes.flatMap((versions, index) =>
    versions.slice(1).map((earlier) => stable.map((manifest, at) => (at === index ? earlier.manifest : manifest))),
  )
  return [stable, ...withOneEarlier]
}

/** What would not work if this were live. Empty: it may be promoted. */
export function checkPromotion({ host, remotes }: Surroundings): Problem[] {
  if (!host) {
    return [{ reason: 'host-missing', message: 'no host is released here: publish and promote the host first' }]
  }
  const own = remotes.flat().flatMap((remote) => [...contractProblems(host, remote), ...sharedProblems(host, remote)])
  const clashes = combinations(remotes).flatMap((manifests) =>
    findClashes(manifests, host.manifest.slots)
      .filter((clash) => clash.reason !== 'contract-mismatch')
      .map(({ reason, message }) => ({ reason, message })),
  )
  const seen = new Set<string>()
  return [...own, ...clashes].filter(({ message }) => !seen.has(message) && seen.add(message))
}
