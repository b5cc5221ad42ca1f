import { type Problem, problem } from './problem'
import { satisfies } from './satisfies'
import { type HostVersion, type RemoteVersion, titleOf } from './surroundings'

const roleOf = (isStable: boolean) => (isStable ? '' : ' (a canary, or what a rollback of the host brings back)')

function sharedProblems(host: HostVersion, remote: RemoteVersion, role: string): Problem[] {
  return Object.entries(remote.manifest.shared).flatMap(([name, range]) => {
    const provided = host.manifest.shared[name]
    const who = titleOf(remote)
    const need = `was built for ${name} ${range}`
    if (provided === undefined) {
      const why = `host ${host.version}${role} does not provide it`
      return [problem('shared-missing', who, `expects ${name} from the host`, why, 'release a host that does, first')]
    }
    if (satisfies(provided, range)) return []
    const why = `host ${host.version}${role} provides ${provided}`
    return [problem('shared-version', who, need, why, "build it against this host's version")]
  })
}

function contractProblems(host: HostVersion, remote: RemoteVersion, role: string): Problem[] {
  const { contract } = host.manifest
  if (remote.manifest.contract === contract) return []
  const why = `host ${host.version}${role} speaks ${contract}`
  const isOld = remote.manifest.contract < contract
  const fix = isOld ? "build it against the host's remote-kit" : 'release a host that speaks it, first'
  return [problem('contract-mismatch', titleOf(remote), `speaks contract ${remote.manifest.contract}`, why, fix)]
}

function slotProblems(host: HostVersion, remote: RemoteVersion, role: string): Problem[] {
  const unknown = new Set(
    remote.manifest.slots.map((slot) => slot.into).filter((into) => !host.manifest.slots.includes(into)),
  )
  return [...unknown].map((into) => {
    const why = `host ${host.version}${role} does not have it`
    return problem('unknown-slot', titleOf(remote), `fills slot ${into}`, why, 'release the host first')
  })
}

/** What of a remote does not work in a host it may meet. The same rule whichever of the two is new. */
export function hostProblems(hosts: readonly HostVersion[], remotes: readonly RemoteVersion[]): Problem[] {
  return hosts.flatMap((host, index) => {
    const role = roleOf(index === 0)
    return remotes.flatMap((remote) => [
      ...contractProblems(host, remote, role),
      ...sharedProblems(host, remote, role),
      ...slotProblems(host, remote, role),
    ])
  })
}
