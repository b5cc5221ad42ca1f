import type { CanaryShare, RemoteChoice, ResolvedRelease } from './manifest'

const buckets = 10_000

/** 32 bits of a text, every bit of which depends on every character (FNV-1a, then the last steps of MurmurHash3). */
function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Where a device stands among 10,000 for one canary. The salt makes other devices the first of the next canary. */
export const bucketOf = (device: string, salt: string): number => hash32(`${device}|${salt}`) % buckets

/** Whether a device gets the canary. Who is in stays in while the percentage grows. */
export function inCanary(device: string, { percent, salt }: CanaryShare): boolean {
  return bucketOf(device, salt) < (percent * buckets) / 100
}

function choiceFor({ current, previous, canary }: RemoteChoice, device: string): RemoteChoice {
  if (!canary || !inCanary(device, canary)) return { current, previous }
  // A canary that fails gives way to what everybody else has.
  return { current: canary.remote, previous: [current, ...previous], isCanary: true }
}

/** The release one device gets: the same on the server, which draws the page, and in a tab that hears of a newer one. */
export function releaseFor(release: ResolvedRelease, device: string): ResolvedRelease {
  const { canary, ...host } = release.host
  const remotes = Object.entries(release.remotes).map(([id, choice]) => [id, choiceFor(choice, device)] as const)
  return {
    ...release,
    host: canary && inCanary(device, canary) ? { version: canary.version, build: canary.build } : host,
    remotes: Object.fromEntries(remotes),
    device,
  }
}
