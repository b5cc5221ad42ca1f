import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RemoteManifest } from '@pitchside/remote-kit/manifest'
import type { HostManifest, PublishedVersion } from '../core/published'

/** Somebody who has a reason. */
export const audit = { by: 'mei', why: 'because', at: '2026-11-21T10:00:00.000Z' }

/** A remote as data; a test names what matters to it. */
export function aManifest(change: Partial<RemoteManifest> = {}): RemoteManifest {
  const id = change.id ?? 'scores'
  return {
    schema: 1,
    id,
    version: '1.0.0',
    contract: 1,
    container: `${id}_1_0_0_000000000000`,
    routes: [],
    menu: [],
    slots: [],
    topics: [],
    hasSetup: false,
    texts: {},
    i18n: {},
    entry: { js: ['remoteEntry.js'], css: [] },
    shared: { react: '^19.3.1' },
    files: [],
    ...change,
  }
}

/** A published version of a remote. */
export function aVersion(
  change: Partial<RemoteManifest> = {},
  build = '1.0.0-000000000000',
): PublishedVersion<RemoteManifest> {
  const manifest = aManifest(change)
  const version = build.replace(/-.*/, '')
  return {
    schema: 1,
    name: `remote-${manifest.id}`,
    version,
    build,
    at: '2026-11-21T10:00:00.000Z',
    by: 'mei',
    origin: 'release',
    manifest: { ...manifest, version },
  }
}

/** A published host. */
export function aHost(
  change: Partial<HostManifest> = {},
  build = '1.0.0-aaaaaaaaaaaa',
): PublishedVersion<HostManifest> {
  const manifest: HostManifest = {
    schema: 1,
    id: 'host',
    version: '1.0.0',
    contract: 1,
    slots: ['main.hero'],
    shared: { react: '19.3.1' },
    entry: { js: [], css: [] },
    i18n: {},
    fonts: [],
    files: [],
    ...change,
  }
  const { version } = manifest
  return {
    schema: 1,
    name: 'host',
    version,
    build,
    at: '2026-11-21T10:00:00.000Z',
    by: 'mei',
    origin: 'release',
    manifest,
  }
}

/** A folder with files and the version that describes them. */
export async function aBuiltVersion(files: Readonly<Record<string, string>>, build?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pitchside-build-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  const described = Object.entries(files).map(([name, text]) => ({
    path: name,
    bytes: Buffer.byteLength(text),
    sri: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  }))
  const entry = { js: Object.keys(files).filter((name) => name.endsWith('.js')), css: [] }
  return { folder, version: aVersion({ files: described, entry }, build) }
}

/** A build of `remote-scores` as it leaves the bundler, in a folder. */
export async function aBuiltFolder(version: string, digit: string, change: object = {}): Promise<string> {
  const build = `${version}-${digit.repeat(12)}`
  const built = await aBuiltVersion({ 'remoteEntry.js': `var build = '${build}'` }, build)
  const manifest = { ...built.version.manifest, container: `scores_${digit}`, ...change }
  await writeFile(path.join(built.folder, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(path.join(built.folder, 'build.json'), JSON.stringify({ name: 'remote-scores', version, build }))
  return built.folder
}
