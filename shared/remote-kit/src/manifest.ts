import type { MenuContribution, PageLayout } from './contribution'
import type { PageDocument } from './page-document'

/** Files behind one piece of code, relative to the version's folder; they can be preloaded before it is asked for. */
export interface CodeFiles {
  js: readonly string[]
  css: readonly string[]
}

export interface ManifestRoute {
  path: string
  title: string
  layout?: PageLayout
  isMemberOnly?: boolean
  files: CodeFiles
}

export interface ManifestSlot {
  into: string
  order: number
  files: CodeFiles
}

/** Calls and topics of the backend by their names, read in built code; `*` in a topic is what comes in while it runs. */
export interface BackendUses {
  calls: readonly string[]
  topics: readonly string[]
}

/** One file of a published version. */
export interface ManifestFile {
  path: string
  bytes: number
  /** Size as gzip sends it; builds from before it was measured have none. */
  gz?: number
  /** Sub-resource integrity, `sha384-...`. */
  sri: string
}

/**
 * A remote as data: what the host needs to draw routes and menus without running the remote's code. Written by the
 * build from `contribution.ts`; position i of `routes` and `slots` is position i of the contribution.
 */
export interface RemoteManifest {
  schema: 1
  /** Remote id, e.g. `scores`. */
  id: string
  version: string
  contract: number
  /** Global and container name, unique per build, e.g. `scores_1_0_0_9f31c2ab47d0`. */
  container: string
  routes: readonly ManifestRoute[]
  menu: readonly MenuContribution[]
  slots: readonly ManifestSlot[]
  topics: readonly string[]
  hasSetup: boolean
  /** Texts of titles and menus per language: `{ zh: { 'title.football': '足球比分' } }`. */
  texts: Record<string, Record<string, string>>
  /** Text files per language. */
  i18n: Record<string, CodeFiles>
  /** Entry and contribution: needed before anything else of the remote. */
  entry: CodeFiles
  /** Shared module → range the remote was built against. */
  shared: Record<string, string>
  /** What its pages say before any script runs: for the server, browsers get none of it. */
  documents?: readonly PageDocument[]
  /** What it asks of the backend; builds from before it was read have none. */
  uses?: BackendUses
  /** Scripts that run as workers, for which no browser asks a hash; builds from before they were named have none. */
  workers?: readonly string[]
  files: readonly ManifestFile[]
}

/** A published version with the address of its folder. */
export interface ReleasedRemote {
  manifest: RemoteManifest
  /** Folder of the version, ends with a slash: `/assets/remote-scores/1.0.0-9f31c2ab47d0/`. */
  base: string
  /** Build id: version and hash of the content. */
  build: string
}

/** A version some visitors get, see `inCanary`. */
export interface CanaryShare {
  percent: number
  salt: string
}

/** One remote of a release: the version to run, and earlier ones that worked, newest first. */
export interface RemoteChoice {
  current: ReleasedRemote
  previous: readonly ReleasedRemote[]
  /** A version beside `current`, as long as nobody chose for a device. */
  canary?: CanaryShare & { remote: ReleasedRemote }
  /** The choice was made: `current` is the canary. */
  isCanary?: boolean
}

/** What one browser gets: inlined in the page as `<script type="application/json" id="release">`. */
export interface ResolvedRelease {
  schema: 1
  environment: string
  /** Number of the environment document; grows with every promotion and rollback. */
  seq: number
  host: { version: string; build: string; canary?: CanaryShare & { version: string; build: string } }
  remotes: Record<string, RemoteChoice>
  /** Builds that were taken back: who shows one leaves it at once. */
  revoked?: readonly string[]
  /** Remotes open tabs take at once, not at their next navigation. */
  urgent?: readonly string[]
  /** Whom the choice was made for. */
  device?: string
  /** An old document a member of staff looks at: newer ones are not taken. */
  isPinned?: boolean
  /** A member of staff: versions from this machine may take a remote's place in this browser. */
  mayOverride?: boolean
}

/** Contract version that remotes of this source speak. */
export const contractVersion = 2

/** Versions of the contract the host of this source can run: its own, and the one before while remotes move over. */
export const supportedContracts: readonly number[] = [contractVersion, contractVersion - 1].filter((one) => one > 0)

/** Contract → last day, ISO, on which hosts run it: later ones may not. */
export const contractEnds: Readonly<Record<number, string>> = { 1: '2027-06-30' }
