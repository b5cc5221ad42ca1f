import type { RemoteManifest } from '@pitchside/remote-kit/manifest'
import type { HostManifest, PublishedVersion } from '../core/published'
import { aHost, aVersion } from '../testing/a-version'
import { checkPromotion } from './check-promotion'
import type { Surroundings } from './surroundings'

export const files = { js: [], css: [] }
export const route = (path: string, pageFiles = files) => ({ path, title: 'scores:t', files: pageFiles })
export const slot = (into: string) => ({ into, order: 0, files })
export const menu = (to: string, into: 'header.tabs' | 'side.menu' = 'header.tabs') => ({
  into,
  to,
  label: 'scores:t',
  order: 1,
})
export const sized = (gz: number) => ({
  entry: { js: ['remoteEntry.js'], css: [] },
  files: [{ path: 'remoteEntry.js', bytes: gz * 3, gz, sri: 'sha384-x' }],
})
export type Remote = PublishedVersion<RemoteManifest>
export const scores = (change: Partial<RemoteManifest> = {}, build?: string): Remote => aVersion(change, build)
export const live = (change: Partial<RemoteManifest> = {}, build?: string): Remote =>
  aVersion({ id: 'live', ...change }, build)
export const local = (version: Remote): Remote => ({ ...version, origin: 'local' })
export const newer = '1.1.0-111111111111'
export const major = '2.0.0-222222222222'
export const host = (change: Partial<HostManifest> = {}) => aHost(change)
export const olderHost = (change: Partial<HostManifest>) => aHost({ version: '0.9.0', ...change }, '0.9.0-bbbbbbbbbbbb')

export interface Case {
  hosts?: Surroundings['hosts']
  remotes?: Surroundings['remotes']
  /** The change itself; the first remote when not given. */
  candidate?: PublishedVersion
  stable?: PublishedVersion
  damage?: string[]
}
export function reasonsOf({
  hosts = [host()],
  remotes = [[scores()]],
  candidate,
  stable,
  damage = [],
}: Case): string[] {
  const version = candidate ?? remotes[0]?.[0] ?? host()
  return checkPromotion({ hosts, remotes, candidates: [{ version, stable, damage }] }).map(({ reason }) => reason)
}
