import type { ReleasedRemote, RemoteManifest, ResolvedRelease } from '@pitchside/remote-kit/manifest'
import type { EnvironmentDocument } from './document'
import { baseOf, type HostManifest, type PublishedVersion, remoteIdOf } from './published'

/** Reads a published version; rejects when it does not exist. */
export type ReadVersion = (name: string, build: string) => Promise<PublishedVersion>

/** What a page is made from. */
export interface Resolution {
  release: ResolvedRelease
  host: { base: string; build: string; manifest: HostManifest }
}

/** Earlier versions a browser may fall back to; more would only make the page larger. */
const fallbacks = 1

/** What a browser needs: it checks the integrity of what starts the remote; the rest stays with the server. */
function slim(manifest: RemoteManifest): RemoteManifest {
  const isEntry = (file: string) => manifest.entry.js.includes(file) || manifest.entry.css.includes(file)
  return { ...manifest, files: manifest.files.filter((file) => isEntry(file.path)), shared: {}, federation: {} }
}

async function released(read: ReadVersion, name: string, build: string): Promise<ReleasedRemote> {
  const { manifest } = await read(name, build)
  return { manifest: slim(manifest as RemoteManifest), base: baseOf(name, build), build }
}

/** The release one browser gets. Rejects when the environment has no host yet. */
export async function resolveRelease(document: EnvironmentDocument, read: ReadVersion): Promise<Resolution> {
  const pointer = document.packages.host
  if (!pointer) throw new Error(`no host is released in ${document.environment}: promote one first`)
  const host = (await read('host', pointer.stable)) as PublishedVersion<HostManifest>
  const remotes: ResolvedRelease['remotes'] = {}
  for (const [name, { stable, previous, revoked }] of Object.entries(document.packages)) {
    if (name === 'host') continue
    const earlier = previous.filter((id) => !revoked.includes(id)).slice(0, fallbacks)
    remotes[remoteIdOf(name)] = {
      current: await released(read, name, stable),
      previous: await Promise.all(earlier.map((build) => released(read, name, build))),
    }
  }
  return {
    release: {
      schema: 1,
      environment: document.environment,
      seq: document.seq,
      host: { version: host.version, build: host.build },
      remotes,
    },
    host: { base: baseOf('host', host.build), build: host.build, manifest: host.manifest },
  }
}
