import { readStored, type TextStorage, writeStored } from '@pitchside/base'
import type { ReleasedRemote, RemoteManifest, ResolvedRelease } from '@pitchside/remote-kit/manifest'

const key = 'releaseOverrides'
const localAddress = /^http:\/\/(localhost|127\.0\.0\.1):\d{2,5}\/$/
/** A machine that builds and tests at once answers late; a server that does not run refuses at once. */
const patienceMs = 15_000

/** Remote id → address of a version on this machine. */
type Addresses = Readonly<Record<string, string>>

const isAddresses = (value: unknown): value is Addresses =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string' && localAddress.test(one))

/** Versions of this machine that take a remote's place in this tab, and those that could not be read. */
export interface Overrides {
  remotes: ReadonlyMap<string, ReleasedRemote>
  failed: readonly string[]
}

export const noOverrides: Overrides = { remotes: new Map(), failed: [] }

async function readLocal(id: string, base: string): Promise<ReleasedRemote> {
  const response = await fetch(`${base}manifest.json`, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`${base} answered ${response.status}`)
  const manifest = (await response.json()) as RemoteManifest
  if (manifest.id !== id) throw new Error(`${base} serves remote-${manifest.id}`)
  return { manifest, base, build: `${manifest.version}-local` }
}

/**
 * Reads what a member of staff chose in the console for this tab. The server says who is staff; an address comes from
 * the tab's own storage and never from the page's address, and is one of this machine.
 */
export async function readOverrides(release: ResolvedRelease, storage: TextStorage): Promise<Overrides> {
  const addresses = release.mayOverride ? (readStored(storage, key, isAddresses) ?? {}) : {}
  const entries = Object.entries(addresses)
  const found = await Promise.allSettled(entries.map(([id, base]) => readLocal(id, base)))
  const remotes = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  return {
    remotes: new Map(remotes.map((remote) => [remote.manifest.id, remote])),
    failed: entries.filter((_, index) => found[index]?.status === 'rejected').map(([id]) => id),
  }
}

/** A release with versions of this machine in the places of the released ones, which stay behind them. */
export function withOverrides(release: ResolvedRelease, { remotes }: Overrides): ResolvedRelease {
  if (remotes.size === 0) return release
  const changed = [...remotes].map(([id, current]) => {
    const choice = release.remotes[id]
    return [id, { current, previous: choice ? [choice.current] : [] }] as const
  })
  return { ...release, remotes: { ...release.remotes, ...Object.fromEntries(changed) } }
}

/** Back to what everybody gets. */
export function resetOverrides(storage: TextStorage): void {
  writeStored(storage, key, {})
}
