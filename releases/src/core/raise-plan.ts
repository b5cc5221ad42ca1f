import { satisfies } from '@pitchside/remote-kit/manifest'
import { hostProblems } from '../checks/host-problems'
import type { HostVersion, RemoteVersion } from '../checks/surroundings'

/** Shared modules in another version, and the range remotes declare for them from then on; without it what they declare now. */
export interface Raise {
  modules: readonly string[]
  to: string
  range?: string | undefined
}

/** What is live: the host with those a rollback could bring back, newest first, and the remotes. */
export interface LiveVersions {
  hosts: readonly [HostVersion, ...HostVersion[]]
  remotes: readonly RemoteVersion[]
}

/** What a live remote declares, and whether it runs with the version of today and with the other one. */
export interface Declared {
  name: string
  version: string
  ranges: Record<string, string>
  runsBefore: boolean
  runsAfter: boolean
}

/** A rollback, and why it is none any more. */
export interface WayBack {
  name: string
  build: string
  isOpen: boolean
  why?: string
}

export interface Step {
  /** Packages that go live in one document. */
  ships: readonly string[]
  /** False: works as it is, and may be left alone. */
  isNeeded: boolean
  /** Hosts to revoke first: nobody can go back to them with this. */
  revokes: readonly string[]
  /** What still stands in the way, whatever else is done. */
  blocks: readonly string[]
  /** Rollbacks once it is live. */
  back: readonly WayBack[]
}

export interface RaisePlan {
  declared: readonly Declared[]
  steps: readonly Step[]
}

const messagesOf = (host: HostVersion, remotes: readonly RemoteVersion[]) =>
  hostProblems([host], remotes).map(({ message }) => message)

const withShared = (host: HostVersion, { modules, to }: Raise): HostVersion => {
  const shared = { ...host.manifest.shared, ...Object.fromEntries(modules.map((name) => [name, to])) }
  return { ...host, version: `with ${to}`, build: '', manifest: { ...host.manifest, shared } }
}

const rangesOf = ({ manifest }: RemoteVersion, { modules }: Raise) =>
  Object.fromEntries(Object.entries(manifest.shared).filter(([name]) => modules.includes(name)))

/** The version of a remote that goes with the raise: what it declares holds the new version. */
function moved(remote: RemoteVersion, raise: Raise): RemoteVersion {
  const ranges = Object.entries(rangesOf(remote, raise)).map(([name, range]) => [
    name,
    raise.range ?? (satisfies(raise.to, range) ? range : `^${raise.to}`),
  ])
  const shared = { ...remote.manifest.shared, ...Object.fromEntries(ranges) }
  return { ...remote, version: 'next', build: '', manifest: { ...remote.manifest, shared } }
}

function wayTo({ name, build }: HostVersion | RemoteVersion, problems: readonly string[]): WayBack {
  const [why] = problems
  return why === undefined ? { name, build, isOpen: true } : { name, build, isOpen: false, why }
}

/** In which order to raise a shared library, by the rule every promotion is checked with: the host first, then each remote. */
export function planRaise({ hosts, remotes }: LiveVersions, raise: Raise): RaisePlan {
  const [live] = hosts
  const next = withShared(live, raise)
  const users = remotes.filter((remote) => Object.keys(rangesOf(remote, raise)).length > 0)
  const declared = users.map((remote) => ({
    name: remote.name,
    version: remote.version,
    ranges: rangesOf(remote, raise),
    runsBefore: messagesOf(live, [remote]).length === 0,
    runsAfter: messagesOf(next, [remote]).length === 0,
  }))
  // What doesn't run with both can't go alone.
  const together = users.filter((remote) => messagesOf(next, [remote]).length > 0)
  const state = new Map(remotes.map((remote) => [remote.name, remote]))
  const shipped: RemoteVersion[] = []
  let back = [...hosts]

  const ship = (ships: readonly string[], movers: readonly RemoteVersion[], isNeeded: boolean): Step => {
    const replaced = movers.map((remote) => moved(remote, raise))
    const isLost = (host: HostVersion) => messagesOf(host, replaced).length > 0
    const isOpen = (host: HostVersion) => messagesOf(host, [...state.values()]).length === 0
    // The host of before is no way back until the new one is live.
    const revokes = ships.includes('host') ? [] : back.filter((host) => isOpen(host) && isLost(host))
    back = back.filter((host) => !revokes.includes(host))
    for (const remote of replaced) state.set(remote.name, remote)
    shipped.push(...movers)
    return {
      ships,
      isNeeded,
      revokes: revokes.map(({ build }) => build),
      blocks: messagesOf(next, replaced),
      back: [
        ...back.map((host) => wayTo(host, messagesOf(host, [...state.values()]))),
        ...shipped.map((remote) => wayTo(remote, messagesOf(next, [remote]))),
      ],
    }
  }

  const first = ship(['host', ...together.map(({ name }) => name)], together, true)
  const others = users.filter((remote) => !together.includes(remote))
  const isRaised = (remote: RemoteVersion) =>
    JSON.stringify(rangesOf(moved(remote, raise), raise)) !== JSON.stringify(rangesOf(remote, raise))
  return { declared, steps: [first, ...others.map((remote) => ship([remote.name], [remote], isRaised(remote)))] }
}
