import type { BackendUses, CodeFiles, ManifestFile, RemoteManifest } from '@pitchside/remote-kit/manifest'

/** The host as data, written by its build. */
export interface HostManifest {
  schema: 1
  id: 'host'
  version: string
  /** Version of the contract it was built with. */
  contract: number
  /** Versions of the contract it can run; hosts from before they were named: their own only. */
  contracts?: readonly number[]
  /** Contract → last day, ISO, on which hosts run it. */
  contractEnds?: Readonly<Record<string, string>>
  slots: readonly string[]
  /** Slots that one view fills. */
  singleSlots?: readonly string[]
  /** Shared module → version the host provides. */
  shared: Readonly<Record<string, string>>
  entry: CodeFiles
  /** The shell's texts per language. */
  i18n: Readonly<Record<string, CodeFiles>>
  fonts: readonly string[]
  /** What it asks of the backend; builds from before it was read have none. */
  uses?: BackendUses
  /** Scripts that run as workers, for which no browser asks a hash. */
  workers?: readonly string[]
  files: readonly ManifestFile[]
}

/** A stored, immutable version. */
export interface PublishedVersion<M = RemoteManifest | HostManifest> {
  schema: 1
  /** Package: `host` or `remote-<id>`. */
  name: string
  version: string
  /** Version and hash of the sources: `1.0.0-9f31c2ab47d0`. */
  build: string
  /** ISO time of the publication. */
  at: string
  by: string
  /** See `Audit`. */
  via?: string
  /** `local`: published by `npm start` from this folder; `preview`: of a branch, never released. */
  origin: 'release' | 'local' | 'preview'
  manifest: M
}

/** Versions of the contract a host can run. */
export const contractsOf = ({ contract, contracts = [contract] }: HostManifest): readonly number[] => contracts

/** `remote-scores` → `scores`. */
export const remoteIdOf = (name: string): string => name.replace(/^remote-/, '')

/** Address of a version's folder, with the slash at the end. */
export const baseOf = (name: string, build: string): string => `/assets/${name}/${build}/`

/** Narrows a published version to the host. */
export function isHostVersion(version: PublishedVersion): version is PublishedVersion<HostManifest> {
  return version.name === 'host'
}

/** Narrows a published version to a remote. */
export function isRemoteVersion(version: PublishedVersion): version is PublishedVersion<RemoteManifest> {
  return version.name !== 'host'
}

/** The version a build is of: `1.4.0` of `1.4.0-0123456789ab`. */
export const versionOf = (build: string): string => build.replace(/-[0-9a-f]{12}$/, '')
