import type { RemoteManifest } from './manifest'
import { satisfies } from './version-numbers'

/** What a host has for remotes. */
export interface HostOffer {
  /** Versions of the contract it can run. */
  contracts: readonly number[]
  /** Shared module → version it provides. */
  shared: Readonly<Record<string, string>>
}

/** Whether the code of a remote can run in a host. The release check asks before a promotion, the page before it loads. */
export function fits({ contracts, shared }: HostOffer, remote: Pick<RemoteManifest, 'contract' | 'shared'>): boolean {
  const isProvided = ([name, range]: [string, string]) => satisfies(shared[name] ?? '', range)
  return contracts.includes(remote.contract) && Object.entries(remote.shared).every(isProvided)
}
