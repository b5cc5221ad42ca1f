import { compareVersions } from '@pitchside/remote-kit/manifest'
import { type Grant, mayChange } from '../access/grants'
import { contractEnd } from '../checks/contract-end'
import type { HostVersion } from '../checks/surroundings'
import { stableAlarms } from '../health/alarms'
import type { Health } from '../health/health'
import type { ReleaseStore } from '../store/release-store'
import { rollbackTargets } from './decide'
import type { EnvironmentDocument, Pointer } from './document'
import { isHostVersion, isRemoteVersion, versionOf } from './published'

const shownChanges = 40

/** The newest release build that is neither live nor taken back: what could be promoted next. */
async function readyBuild(store: ReleaseStore, name: string, pointer: Pointer): Promise<string | undefined> {
  const known = [pointer.stable, pointer.canary?.build, ...pointer.previous, ...pointer.revoked]
  const fresh = (await store.listVersions(name)).filter((one) => one.origin === 'release' && !known.includes(one.build))
  const newest = fresh.at(-1)
  return newest && compareVersions(newest.version, versionOf(pointer.stable)) >= 0 ? newest.build : undefined
}

async function packageRow(
  store: ReleaseStore,
  health: Health | undefined,
  name: string,
  pointer: Pointer,
  grant: Grant,
  host: HostVersion | undefined,
) {
  const remote = name.replace(/^remote-/, '')
  const figures = (build: string | undefined) => (build && health ? health.figures(remote, build) : undefined)
  const version = await store.readVersion(name, pointer.stable)
  return {
    name,
    contractEnd: isRemoteVersion(version) ? contractEnd(host, version) : undefined,
    stable: pointer.stable,
    previous: pointer.previous,
    revoked: pointer.revoked,
    canary: pointer.canary && { build: pointer.canary.build, percent: pointer.canary.percent },
    ready: await readyBuild(store, name, pointer),
    canRollBack: pointer.canary !== undefined || rollbackTargets(pointer).length > 0,
    mayChange: mayChange(grant, name),
    health: { stable: figures(pointer.stable), canary: figures(pointer.canary?.build) },
  }
}

const entriesOf = ({ seq, at, by, why, via, changes }: EnvironmentDocument) =>
  changes.map((change) => ({ seq, at, by, why, via, ...change }))

/** Everything the console shows of an environment, for one person. */
export async function consoleState(
  store: ReleaseStore,
  { environment, main }: { environment: string; main: string },
  grant: Grant,
  health: Health | undefined,
) {
  const document = await store.current(environment)
  const newest = document?.seq ?? 0
  const first = Math.max(1, newest - shownChanges + 1)
  const documents = await Promise.all(
    Array.from({ length: newest - first + 1 }, (_, index) => store.readDocument(environment, first + index)),
  )
  const packages = document?.packages ?? {}
  const host = packages.host && (await store.readVersion('host', packages.host.stable))
  const rows = Object.entries(packages).map(([name, pointer]) =>
    packageRow(store, health, name, pointer, grant, host as HostVersion | undefined),
  )
  return {
    me: { name: grant.name, role: grant.role, package: grant.package, mayLock: mayChange(grant, undefined) },
    environment,
    environments: [...new Set([environment, ...(await store.environments())])],
    /** Visitors get it unless the name of the site says otherwise. */
    isMain: environment === main,
    /** Shared module → version the host provides. */
    shared: host && isHostVersion(host) ? host.manifest.shared : {},
    seq: newest,
    at: document?.at,
    lock: document?.lock,
    packages: await Promise.all(rows),
    log: documents.flatMap(entriesOf).reverse().slice(0, shownChanges),
    alarms: document && health ? stableAlarms(document, health) : [],
  }
}
