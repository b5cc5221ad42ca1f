import type { RemoteManifest } from '@pitchside/remote-kit/manifest'
import type { BackendAnswer } from '../backend/ask-backend'
import type { HostManifest, PublishedVersion } from '../core/published'
import type { PackageRecord } from '../register/register-schema'

export type HostVersion = PublishedVersion<HostManifest>
export type RemoteVersion = PublishedVersion<RemoteManifest>

/** Something that would change. */
export interface Candidate {
  version: PublishedVersion
  /** What visitors have of the package today. */
  stable: PublishedVersion | undefined
  /** What is wrong with its stored files, see `fileProblem`. */
  damage: readonly string[]
  /** What its package owns; undefined: nobody registered it, or it owns what its sources claim. */
  record?: PackageRecord | undefined
}

/** Everything that could meet in one page after the change, as data. */
export interface Surroundings {
  /** Hosts visitors can have: the one that would be stable first, then the canary and what a rollback would bring back. */
  hosts: readonly HostVersion[]
  /** Per remote the versions visitors can have, the one that would be stable first. */
  remotes: readonly (readonly RemoteVersion[])[]
  candidates: readonly Candidate[]
  /** The backend they would ask; undefined: nobody said where it is. */
  backend?: BackendAnswer | undefined
}

export const titleOf = ({ name, version }: PublishedVersion): string => `${name} ${version}`
