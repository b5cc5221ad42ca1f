import type { ReleasedRemote } from '@pitchside/remote-kit/manifest'

const patienceMs = 5000

async function hashOf(address: string): Promise<string | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) return undefined
  const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer())
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/**
 * Whether a version did not start because a file is not the one that was published: a browser refuses such a script and
 * says no more than "failed". Asked only after a failure.
 */
export async function failedIntegrity({ manifest, base }: ReleasedRemote): Promise<boolean> {
  for (const { path, sri } of manifest.files) {
    const found = await hashOf(base + path).catch(() => undefined)
    if (found !== undefined && found !== sri) return true
  }
  return false
}
