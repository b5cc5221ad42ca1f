import { checkPromotion } from '../checks/check-promotion'
import { runsIn } from '../checks/host-problems'
import type { Candidate, HostVersion, Surroundings } from '../checks/surroundings'
import type { ReleaseStore } from '../store/release-store'
import { fileProblem } from '../store/version-files'
import { rollbackTargets } from './decide'
import type { EnvironmentDocument, Pointer } from './document'
import { isHostVersion, isRemoteVersion, type PublishedVersion } from './published'
import { fallbacks } from './resolve'

/** Package → build that would be stable. */
export type Builds = Readonly<Record<string, string>>

async function damageOf(store: ReleaseStore, version: PublishedVersion): Promise<string[]> {
  const { name, build, manifest } = version
  const problems = await Promise.all(
    manifest.files.map(async (file) => fileProblem(file, await store.readFile(name, build, file.path))),
  )
  return problems.filter((one) => one !== undefined)
}

/** Builds of a package that can meet others in a page. */
interface Versions {
  /** Stable first, then the canary; a promotion ends the one that runs. */
  live: PublishedVersion[]
  /** Hosts a rollback could bring back; of a remote what a page that cannot load the stable one falls back to. */
  back: PublishedVersion[]
}

async function versionsOf(
  store: ReleaseStore,
  name: string,
  pointer: Pointer | undefined,
  first: string | undefined,
): Promise<Versions> {
  const known = pointer ? [pointer.stable, ...rollbackTargets(pointer)] : []
  const [stable, ...earlier] = [...new Set(first ? [first, ...known] : known)]
  const canary = first ? undefined : pointer?.canary?.build
  const read = (builds: readonly (string | undefined)[]) =>
    Promise.all(builds.flatMap((build) => (build ? [store.readVersion(name, build)] : [])))
  return {
    live: await read([stable, canary]),
    back: await read(name === 'host' ? earlier : earlier.slice(0, fallbacks)),
  }
}

async function candidateOf(
  store: ReleaseStore,
  document: EnvironmentDocument | undefined,
  [name, build]: readonly [string, string],
): Promise<Candidate> {
  const version = await store.readVersion(name, build)
  const pointer = document?.packages[name]
  const stable = pointer && pointer.stable !== build ? await store.findVersion(name, pointer.stable) : undefined
  return { version, stable, damage: await damageOf(store, version), record: await store.register.find(name) }
}

/** Of the hosts a rollback could bring back those that work with what is live today: another one is no way back. */
async function usableOf(store: ReleaseStore, document: EnvironmentDocument | undefined, hosts: readonly HostVersion[]) {
  const pointers = Object.entries(document?.packages ?? {}).filter(([name]) => name !== 'host')
  const live = await Promise.all(pointers.map(([name, { stable }]) => store.readVersion(name, stable)))
  const remotes = live.filter(isRemoteVersion).map((remote) => [remote])
  return hosts.filter((host) => checkPromotion({ hosts: [host], remotes, candidates: [] }).length === 0)
}

/**
 * Reads what could meet in one page if `builds` were live. What is built from this folder changes all day and does not
 * wait for a host of yesterday.
 */
export async function gather(
  store: ReleaseStore,
  document: EnvironmentDocument | undefined,
  builds: Builds,
): Promise<Surroundings> {
  const names = [...new Set([...Object.keys(document?.packages ?? {}), ...Object.keys(builds)])]
  const [packages, candidates] = await Promise.all([
    Promise.all(names.map((name) => versionsOf(store, name, document?.packages[name], builds[name]))),
    Promise.all(Object.entries(builds).map((entry) => candidateOf(store, document, entry))),
  ])
  const served = packages.flatMap(({ live }) => live.filter(isHostVersion))
  const isLocal = candidates.every(({ version }) => version.origin === 'local')
  const earlier = builds.host || isLocal ? [] : packages.flatMap(({ back }) => back.filter(isHostVersion))
  return {
    hosts: [...served, ...(await usableOf(store, document, earlier))],
    remotes: packages
      .map(({ live, back }) => [
        ...live.filter(isRemoteVersion),
        ...back.filter(isRemoteVersion).filter((remote) => runsIn(served, remote)),
      ])
      .filter((list) => list.length > 0),
    candidates,
  }
}
