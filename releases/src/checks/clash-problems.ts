import { ownedPaths } from '@pitchside/remote-kit/manifest'
import { type Problem, problem } from './problem'
import { type RemoteVersion, type Surroundings, titleOf } from './surroundings'

const normalPath = (path: string) =>
  path
    .toLowerCase()
    .replace(/:[^/]+/g, ':')
    .replace(/\/+$/, '')

/** One page holds one version of each remote: the stable one, or while it fails or a tab is old, another one. */
function combinations(remotes: Surroundings['remotes']): RemoteVersion[][] {
  const stable = remotes.flatMap(([first]) => (first ? [first] : []))
  const withOneOther = remotes.flatMap((versions) =>
    versions.slice(1).map((other) => stable.map((one) => (one.name === other.name ? other : one))),
  )
  return [stable, ...withOneOther]
}

interface Claim {
  key: string
  /** What is claimed, in words. */
  thing: string
  reason: string
  fix: string
}

function claimsOf({ manifest }: RemoteVersion, singleSlots: readonly string[]): Claim[] {
  const drop = (word: string) => `one of them must drop the ${word}`
  const slots = manifest.slots.filter((slot) => singleSlots.includes(slot.into))
  return [
    ...manifest.routes.map(({ path }) => ({
      key: `route ${normalPath(path)}`,
      thing: path,
      reason: 'route-clash',
      fix: drop('route'),
    })),
    ...slots.map(({ into }) => ({
      key: `slot ${into}`,
      thing: `slot ${into}`,
      reason: 'slot-clash',
      fix: drop('view'),
    })),
    ...manifest.menu.map(({ into, to }) => ({
      key: `menu ${into} ${to.toLowerCase()}`,
      thing: `${to} in ${into}`,
      reason: 'menu-clash',
      fix: drop('entry'),
    })),
    {
      key: `container ${manifest.container}`,
      thing: `the container ${manifest.container}`,
      reason: 'container-clash',
      fix: 'build one of them again',
    },
  ]
}

function clashesAmong(remotes: readonly RemoteVersion[], singleSlots: readonly string[]): Problem[] {
  const owners = new Map<string, RemoteVersion>()
  return remotes.flatMap((remote) =>
    claimsOf(remote, singleSlots).flatMap(({ key, thing, reason, fix }) => {
      const owner = owners.get(key)
      if (owner) return [problem(reason, titleOf(remote), `claims ${thing}`, `${titleOf(owner)} has it`, fix)]
      owners.set(key, remote)
      return []
    }),
  )
}

function ownedProblems(remote: RemoteVersion): Problem[] {
  return remote.manifest.routes.flatMap(({ path }) => {
    const [, first = ''] = path.toLowerCase().split('/')
    const isEverything = first.startsWith('*') || first.startsWith(':')
    if (!isEverything && !ownedPaths.includes(first)) return []
    const why = isEverything
      ? 'it would take the addresses of all others'
      : `/${first} belongs to the host or the server`
    return [problem('route-owned', titleOf(remote), `claims ${path}`, why, 'choose another first part')]
  })
}

/** Places two versions that may meet in one page both claim, and addresses no remote may claim. */
export function clashProblems({ hosts, remotes }: Surroundings): Problem[] {
  const singleSlots = [...new Set(hosts.flatMap((host) => host.manifest.singleSlots ?? []))]
  return [
    ...remotes.flat().flatMap(ownedProblems),
    ...combinations(remotes).flatMap((together) => clashesAmong(together, singleSlots)),
  ]
}
