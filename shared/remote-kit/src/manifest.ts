import type { MenuContribution, PageLayout } from './contribution'

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
  /** Module Federation manifest, served to the runtime without a request. */
  federation: Record<string, unknown>
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

/** Two remotes that cannot live in one page. */
export interface Clash {
  reason: 'route-clash' | 'container-clash' | 'unknown-slot' | 'contract-mismatch'
  owners: readonly [string, string]
  /** Who, what, why and the way out. */
  message: string
}

/** Contract version that host and remotes of this source speak. */
export const contractVersion = 1

const normalPath = (path: string) => path.toLowerCase().replace(/:[^/]+/g, ':')

/**
 * What cannot work together among remotes that would be live at the same time. One pure function for host, release
 * check and CI.
 */
export function findClashes(manifests: readonly RemoteManifest[], knownSlots: readonly string[]): Clash[] {
  const clashes: Clash[] = []
  const routes = new Map<string, string>()
  const containers = new Map<string, string>()
  for (const manifest of manifests) {
    const who = `remote-${manifest.id}`
    if (manifest.contract !== contractVersion) {
      clashes.push({
        reason: 'contract-mismatch',
        owners: [who, 'host'],
        message: `${who} ${manifest.version} speaks contract ${manifest.contract}, the host speaks ${contractVersion}: build it against the host's remote-kit`,
      })
    }
    for (const route of manifest.routes) {
      const owner = routes.get(normalPath(route.path))
      if (owner)
        clashes.push({
          reason: 'route-clash',
          owners: [owner, who],
          message: `${owner} and ${who} both own ${route.path}: one of them must drop the route`,
        })
      else routes.set(normalPath(route.path), who)
    }
    for (const slot of manifest.slots) {
      if (!knownSlots.includes(slot.into))
        clashes.push({
          reason: 'unknown-slot',
          owners: [who, 'host'],
          message: `${who} ${manifest.version} fills slot ${slot.into}, which this host does not have: release the host first`,
        })
    }
    const twin = containers.get(manifest.container)
    if (twin)
      clashes.push({
        reason: 'container-clash',
        owners: [twin, who],
        message: `${twin} and ${who} share the container ${manifest.container}: build one of them again`,
      })
    containers.set(manifest.container, who)
  }
  return clashes
}
