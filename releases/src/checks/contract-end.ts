import type { HostVersion, RemoteVersion } from './surroundings'

/** The contract of a remote and the last day of it, when its host says that one. */
export function contractEnd(host: HostVersion | undefined, remote: RemoteVersion) {
  const { contract } = remote.manifest
  const ends = host?.manifest.contractEnds?.[contract]
  return ends === undefined ? undefined : { contract, ends }
}
