import {
  type PageDocument,
  type ReleasedRemote,
  type RemoteManifest,
  type ResolvedRelease,
  releaseFor,
} from '@pitchside/remote-kit/manifest'
import { runsIn } from '../checks/host-problems'
import type { HostVersion, RemoteVersion } from '../checks/surroundings'
import { rollbackTargets } from './decide'
import type { EnvironmentDocument, Pointer } from './document'
import { baseOf, type HostManifest, isRemoteVersion, type PublishedVersion, remoteIdOf } from './published'

/** Reads a published version; rejects when it does not exist. */
export type ReadVersion = (name: string, build: string) => Promise<PublishedVersion>

interface ResolvedHost {
  base: string
  build: string
  manifest: HostManifest
}

/** What pages are made from: the release for everybody, canaries undecided, and the hosts somebody can get. */
export interface Resolution {
  release: ResolvedRelease
  hosts: ReadonlyMap<string, ResolvedHost>
  /** Address → hash of every file a page may be told to fetch early. */
  hashes: ReadonlyMap<string, string>
  /** Folder of a version → what it declares of its pages. */
  documents: ReadonlyMap<string, readonly PageDocument[]>
}

/** What one page is made from. */
export interface PageRelease {
  release: ResolvedRelease
  host: ResolvedHost
  hashes: ReadonlyMap<string, string>
  documents: Resolution['documents']
}

/** Earlier versions a browser may fall back to; more would only make the page larger. */
export const fallbacks = 1

/**
 * What a browser needs: the hashes of what starts the remote, which brings those of its other files along. The rest stays
 * with the server, and so does the manifest of the federation plugin, which older builds had.
 */
function slim({
  federation: _old,
  documents: _documents,
  uses: _uses,
  workers: _workers,
  ...manifest
}: RemoteManifest & { federation?: unknown }): RemoteManifest {
  const isEntry = (file: string) => manifest.entry.js.includes(file) || manifest.entry.css.includes(file)
  const files = manifest.files.filter((file) => isEntry(file.path)).map(({ gz: _gz, ...file }) => file)
  return { ...manifest, files }
}

const released = ({ name, build, manifest }: RemoteVersion): ReleasedRemote => ({
  manifest: slim(manifest),
  base: baseOf(name, build),
  build,
})

async function choiceOf(
  read: ReadVersion,
  name: string,
  pointer: Pointer,
  hosts: readonly HostVersion[],
): Promise<ResolvedRelease['remotes'][string]> {
  const { stable, canary } = pointer
  const remote = async (build: string) => (await read(name, build)) as RemoteVersion
  const earlier = await Promise.all(rollbackTargets(pointer).slice(0, fallbacks).map(remote))
  return {
    current: released(await remote(stable)),
    previous: earlier.filter((one) => runsIn(hosts, one)).map(released),
    ...(canary
      ? { canary: { percent: canary.percent, salt: canary.salt, remote: released(await remote(canary.build)) } }
      : {}),
  }
}

/** Everything somebody can get, with its folder. */
async function livingOf(document: EnvironmentDocument, read: ReadVersion) {
  const builds = Object.entries(document.packages).flatMap(([name, { stable, canary }]) =>
    [stable, ...(canary ? [canary.build] : [])].map((build) => ({ name, build })),
  )
  return Promise.all(
    builds.map(async ({ name, build }) => ({ base: baseOf(name, build), version: await read(name, build) })),
  )
}

type Living = Awaited<ReturnType<typeof livingOf>>

const hashesOf = (living: Living) =>
  new Map(living.flatMap(({ base, version }) => version.manifest.files.map((file) => [base + file.path, file.sri])))

const documentsOf = (living: Living) =>
  new Map(
    living.flatMap(({ base, version }) =>
      isRemoteVersion(version) ? [[base, version.manifest.documents ?? []] as const] : [],
    ),
  )

/** The release of a document. Rejects when the environment has no host yet. */
export async function resolveRelease(document: EnvironmentDocument, read: ReadVersion): Promise<Resolution> {
  const pointer = document.packages.host
  if (!pointer) throw new Error(`no host is released in ${document.environment}: promote one first`)
  const builds = [pointer.stable, ...(pointer.canary ? [pointer.canary.build] : [])]
  const hosts = (await Promise.all(builds.map((build) => read('host', build)))) as HostVersion[]
  const [host, canaryHost] = hosts
  if (!host) throw new Error('a host that was read is gone')
  const remotes: ResolvedRelease['remotes'] = {}
  for (const [name, one] of Object.entries(document.packages))
    if (name !== 'host') remotes[remoteIdOf(name)] = await choiceOf(read, name, one, hosts)
  const { canary } = pointer
  const living = await livingOf(document, read)
  return {
    release: {
      schema: 1,
      environment: document.environment,
      seq: document.seq,
      host: {
        version: host.version,
        build: host.build,
        ...(canary && canaryHost
          ? { canary: { version: canaryHost.version, build: canary.build, percent: canary.percent, salt: canary.salt } }
          : {}),
      },
      remotes,
      revoked: Object.values(document.packages).flatMap((one) => one.revoked),
      urgent: (document.urgent ?? []).map(remoteIdOf),
    },
    hashes: hashesOf(living),
    documents: documentsOf(living),
    hosts: new Map(hosts.map(({ build, manifest }) => [build, { base: baseOf('host', build), build, manifest }])),
  }
}

/** What the page of one device is made from. */
export function resolveFor({ release, hosts, hashes, documents }: Resolution, device: string): PageRelease {
  const chosen = releaseFor(release, device)
  const host = hosts.get(chosen.host.build)
  if (!host) throw new Error(`host ${chosen.host.build} was not resolved`)
  return { release: chosen, host, hashes, documents }
}
