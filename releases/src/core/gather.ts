import { checkPromotion } from '../checks/check-promotion'
import type { Candidate, HostVersion, RemoteVersion, Surroundings } from '../checks/surroundings'
import type { ReleaseStore } from '../store/release-store'
import { fileProblem } from '../store/version-files'
import { rollbackTargets } from './decide'
import type { EnvironmentDocument, Pointer } from './document'
import { isHostVersion, isRemoteVersion, type PublishedVersion } from './published'

/** Package → build that would be stable. */
export type Builds = Readonly<Record<string, string>>

async function damageOf(store: ReleaseStore, version: PublishedVersion): Promise<string[]> {
  const { name, build, manifest } = version
  const problems = await Promise.all(
    manifest.files.map(async (file) => fileProblem(file, await store.readFile(name, build, file.path))),
  )
  return problems.filter((one) => one !== undefined)
}

/** Builds of a package a visitor can have: stable, canary, and the one a browser or a rollback goes back to. */
function buildsOf(pointer: Pointer | undefined, first: string | undefined): string[] {
  const live = pointer ? [pointer.stable, ...rollbackTargets(pointer)] : []
  const [stable, before] = [...new Set(first ? [first, ...live] : live)]
  return [stable, pointer?.canary?.build, before].filter((build) => build !== undefined)
}

async function candidateOf(
  store: ReleaseStore,
  document: EnvironmentDocument | undefined,
  [name, build]: readonly [string, string],
): Promise<Candidate> {
  const version = await store.readVersion(name, build)
  const pointer = document?.packages[name]
  const stable = pointer && pointer.stable !== build ? await store.findVersion(name, pointer.stable) : undefined
  return { version, stable, damage: await damageOf(store, version) }
}

/**
 * Reads what could meet in one page if `builds` were live. A host to go back to counts as long as it works with what is
 * live today: one that does not is no way back.
 */
export async function gather(
  store: ReleaseStore,
  document: EnvironmentDocument | undefined,
  builds: Builds,
): Promise<Surroundings> {
  const read = async (name: string, build: string) => store.readVersion(name, build)
  const names = [...new Set([...Object.keys(document?.packages ?? {}), ...Object.keys(builds)])]
  const versions = await Promise.all(
    names.map(async (name) => {
      const ids = [...new Set(buildsOf(document?.packages[name], builds[name]))]
      return Promise.all(ids.map((build) => read(name, build)))
    }),
  )
  const [stable, ...others] = versions.flatMap((list) => list.filter(isHostVersion)) as HostVersion[]
  const live = await Promise.all(
    Object.entries(document?.packages ?? {})
      .filter(([name]) => name !== 'host')
      .map(async ([name, pointer]) => [(await read(name, pointer.stable)) as RemoteVersion]),
  )
  const usable = builds.host
    ? []
    : others.filter((host) => checkPromotion({ hosts: [host], remotes: live, candidates: [] }).length === 0)
  return {
    hosts: stable ? [stable, ...usable] : [],
    remotes: versions.map((list) => list.filter(isRemoteVersion) as RemoteVersion[]).filter((list) => list.length > 0),
    candidates: await Promise.all(Object.entries(builds).map((entry) => candidateOf(store, document, entry))),
  }
}
