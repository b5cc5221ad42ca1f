import type { ReleasedRemote } from '@pitchside/remote-kit/manifest'
import { hashOf } from './file-hashes'

const patienceMs = 5000

async function isForeign(address: string, hash: string | undefined): Promise<boolean> {
  if (hash === undefined) return false
  const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) return false
  const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer())
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` !== hash
}

/** The file a chunk or a style sheet was asked from, as the errors of webpack and of the style loader say it. */
function requestOf(error: unknown, base: string): string | undefined {
  const { request } = (error ?? {}) as { request?: unknown }
  const at = typeof request === 'string' ? request.lastIndexOf(base) : -1
  return at < 0 ? undefined : String(request).slice(at + base.length)
}

/**
 * Whether a version failed because a file is not the one that was published: a browser refuses such a file and says no
 * more than "failed". Asked only after a failure.
 */
export async function failedIntegrity(remote: ReleasedRemote, error: unknown): Promise<boolean> {
  const file = requestOf(error, remote.base)
  const files = file === undefined ? remote.manifest.files.map(({ path }) => path) : [file]
  for (const one of files) if (await isForeign(remote.base + one, hashOf(remote, one)).catch(() => false)) return true
  return false
}
