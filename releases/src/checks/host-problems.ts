import { satisfies } from '@pitchside/remote-kit/manifest'
import { contractsOf } from '../core/published'
import { type Problem, problem } from './problem'
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
    return [problem('shared-version', who, need, why, "build it against this host's version and promote both at once")]
  })
}

function contractProblems(host: HostVersion, remote: RemoteVersion, role: string): Problem[] {
  const contracts = contractsOf(host.manifest)
  if (contracts.includes(remote.manifest.contract)) return []
  const why = `host ${host.version}${role} speaks ${contracts.join(' and ')}`
  const isOld = remote.manifest.contract < Math.min(...contracts)
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

/** A host that is not the stable one has another way out: to do without it. */
const orRevoked = ({ reason, who, what, why, fix }: Problem, { build }: HostVersion) =>
  problem(reason, who, what, why, `${fix}, or revoke host ${build}: nobody goes back to it then`)

/** What of a remote does not work in a host it may meet. The same rule whichever of the two is new. */
export function hostProblems(hosts: readonly HostVersion[], remotes: readonly RemoteVersion[]): Problem[] {
  return hosts.flatMap((host, index) => {
    const role = roleOf(index === 0)
    const found = remotes.flatMap((remote) => [
      ...contractProblems(host, remote, role),
      ...sharedProblems(host, remote, role),
      ...slotProblems(host, remote, role),
    ])
    return index === 0 ? found : found.map((one) => orRevoked(one, host))
  })
}

/** Whether pages of all these hosts can run a remote: only then it is something to fall back to. */
export const runsIn = (hosts: readonly HostVersion[], remote: RemoteVersion): boolean =>
  hostProblems(hosts, [remote]).length === 0
