import { withDeadline } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { addTexts, language, type Texts } from '@pitchside/i18n'
import type { RemoteContribution } from '@pitchside/remote-kit'
import {
  type CodeFiles,
  fits,
  type ReleasedRemote,
  type RemoteManifest,
  type ResolvedRelease,
  supportedContracts,
} from '@pitchside/remote-kit/manifest'
import { BadBuilds } from './bad-builds'
import { failedIntegrity } from './failed-integrity'
import { reportHealth } from './health-beacons'
import { preloadFiles } from './preload'
import { importContribution } from './runtime'

/** Longer than every deadline inside it, so that the reason that arrives is the precise one. */
const contributionTimeoutMs = 10_000
const codeTimeoutMs = 10_000

/** A version of a remote whose code is in the page. */
export interface LoadedRemote {
  remote: ReleasedRemote
  contribution: RemoteContribution
}

/** No version of the remote could be loaded. */
export class RemoteUnavailable extends Error {
  readonly reason = 'remote-unavailable'
  constructor(
    readonly remoteId: string,
    cause: unknown,
  ) {
    super(`remote-${remoteId} cannot be loaded`, { cause })
    this.name = 'RemoteUnavailable'
  }
}

export const badBuilds = new BadBuilds(sessionStorage, Date.now)

const contributions = new Map<string, Promise<RemoteContribution>>()
const texts = new Map<string, Promise<void>>()

/** One running promise per key; a failure is forgotten so that the next call tries again. */
function once<T>(cache: Map<string, Promise<T>>, key: string, start: () => Promise<T>): Promise<T> {
  const running = cache.get(key)
  if (running) return running
  const started = start()
  cache.set(key, started)
  started.catch(() => cache.delete(key))
  return started
}

const nameOf = ({ manifest }: ReleasedRemote) => `remote-${manifest.id}@${manifest.version}`

/** Tells telemetry what failed in which version. */
export function reportFailure(remote: ReleasedRemote, reason: string, error: unknown): void {
  bus.emit('failure.seen', { where: nameOf(remote), reason, detail: `${remote.build}: ${String(error)}` })
}

async function reportLoadFailure(remote: ReleasedRemote, hasStarted: boolean, error: unknown): Promise<void> {
  const isForeign = await failedIntegrity(remote, error)
  reportHealth(remote, isForeign ? 'integrity' : hasStarted ? 'chunk' : 'entry', { detail: String(error) })
}

/** The contribution of one version: loaded once, with a deadline; a failure is forgotten. */
export function contributionOf(remote: ReleasedRemote): Promise<RemoteContribution> {
  const { container } = remote.manifest
  return once(contributions, container, () =>
    withDeadline(importContribution(remote), contributionTimeoutMs, `${nameOf(remote)} contribution`),
  )
}

function loadTexts({ remote, contribution }: LoadedRemote): Promise<void> {
  return once(texts, remote.manifest.container, async () => {
    const loaded = await contribution.i18n[language()]()
    addTexts(contribution.id, loaded.default as Texts)
  })
}

/** Whether this host can run a version: a tab that is older than the release may not. */
const runsHere = ({ manifest }: ReleasedRemote): boolean =>
  fits({ contracts: supportedContracts, shared: __SHARED_VERSIONS__ }, manifest)

/** The version to run first, then the ones that worked before, if this host can run them. What failed in this tab comes last. */
export function candidates(release: ResolvedRelease, remoteId: string): ReleasedRemote[] {
  const entry = release.remotes[remoteId]
  if (!entry) return []
  const all = [entry.current, ...entry.previous].filter(runsHere)
  const isBad = ({ manifest }: ReleasedRemote) => badBuilds.isBad(manifest.container)
  return [...all.filter((one) => !isBad(one)), ...all.filter(isBad)]
}

function reportMisfit(remote: ReleasedRemote): void {
  const error = new Error(`contract ${remote.manifest.contract} and its shared modules are not those of this host`)
  reportFailure(remote, 'contract-mismatch', error)
  reportHealth(remote, 'contract', { detail: String(error) })
}

/**
 * Loads a remote and something of it, in the newest version that works: `pick` says what, undefined when a version does
 * not have it; `filesOf` names its files, which are then fetched side by side. Its texts are there when this resolves. Rejects with {@link RemoteUnavailable}.
 */
export async function loadFrom<T>(
  release: ResolvedRelease,
  remoteId: string,
  pick: (loaded: LoadedRemote) => (() => Promise<{ default: T }>) | undefined,
  filesOf: (manifest: RemoteManifest) => CodeFiles | undefined = () => undefined,
): Promise<LoadedRemote & { code: T }> {
  const current = release.remotes[remoteId]?.current
  if (current && !runsHere(current)) reportMisfit(current)
  let lastError: unknown = new Error(
    `this release has ${current ? 'no version of it for this host' : 'no such remote'}`,
  )
  for (const remote of candidates(release, remoteId)) {
    const { manifest } = remote
    preloadFiles(remote, [manifest.entry, filesOf(manifest), manifest.i18n[language()]])
    let hasStarted = false
    try {
      const contribution = await contributionOf(remote)
      hasStarted = true
      const loaded = { remote, contribution }
      const load = pick(loaded)
      if (!load) continue
      const work = Promise.all([load(), loadTexts(loaded)])
      const [code] = await withDeadline(work, codeTimeoutMs, `${nameOf(remote)} code`)
      return { ...loaded, code: code.default }
    } catch (error) {
      lastError = error
      badBuilds.mark(remote.manifest.container)
      reportFailure(remote, 'load-failed', error)
      void reportLoadFailure(remote, hasStarted, error)
    }
  }
  throw new RemoteUnavailable(remoteId, lastError)
}

/** The contribution of a remote in the newest version that works. Rejects with {@link RemoteUnavailable}. */
export async function loadContribution(release: ResolvedRelease, remoteId: string): Promise<LoadedRemote> {
  const { remote, contribution } = await loadFrom(release, remoteId, () => async () => ({ default: undefined }))
  return { remote, contribution }
}

/** The visitor asked to try again: no version is skipped for what happened before. */
export function forgiveRemote(release: ResolvedRelease, remoteId: string): void {
  badBuilds.forgive(candidates(release, remoteId).map(({ manifest }) => manifest.container))
}
