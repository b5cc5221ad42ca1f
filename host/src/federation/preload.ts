import type { CodeFiles, ReleasedRemote } from '@pitchside/remote-kit/manifest'
import { hashOf } from './file-hashes'

const asked = new Set<string>()

function preload(href: string, as: 'script' | 'style', integrity: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  link.href = href
  link.integrity = integrity
  if (new URL(href, location.href).origin !== location.origin) link.crossOrigin = 'anonymous'
  document.head.append(link)
}

/** Later than this nothing is early any more. */
const warmMs = 3_000

/**
 * Brings a file whose hash is not known yet into the browser's cache: a preload without it would not be used. Given up
 * soon: a server that hangs must not keep the few connections that the version before needs.
 */
const warm = (href: string) =>
  fetch(href, { signal: AbortSignal.timeout(warmMs) })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined)

/**
 * Fetches files of a remote side by side that would be asked for one after the other: entry, contribution, page, texts.
 * What fails here is asked for again by who needs it.
 */
export function preloadFiles(remote: ReleasedRemote, parts: readonly (CodeFiles | undefined)[]): void {
  const files = parts.flatMap((part) => [
    ...(part?.js ?? []).map((file) => ({ file, as: 'script' as const })),
    ...(part?.css ?? []).map((file) => ({ file, as: 'style' as const })),
  ])
  for (const { file, as } of files) {
    const href = remote.base + file
    if (asked.has(href) || document.querySelector(`link[href="${href}"]`)) continue
    asked.add(href)
    const hash = hashOf(remote, file)
    if (hash) preload(href, as, hash)
    else void warm(href)
  }
}
