import type { CodeFiles, ReleasedRemote } from '@pitchside/remote-kit/manifest'

const asked = new Set<string>()

function preload(href: string, as: 'script' | 'style', integrity: string | undefined): void {
  if (asked.has(href) || document.querySelector(`link[href="${href}"]`)) return
  asked.add(href)
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  link.href = href
  if (integrity) link.integrity = integrity
  if (as === 'script' && new URL(href, location.href).origin !== location.origin) link.crossOrigin = 'anonymous'
  document.head.append(link)
}

/**
 * Fetches files of a remote side by side that would be asked for one after the other: entry, contribution, page, texts.
 * What fails here is asked for again by who needs it.
 */
export function preloadFiles(remote: ReleasedRemote, parts: readonly (CodeFiles | undefined)[]): void {
  const hashes = new Map(remote.manifest.files.map((file) => [file.path, file.sri]))
  for (const part of parts) {
    for (const file of part?.js ?? []) preload(remote.base + file, 'script', hashes.get(file))
    for (const file of part?.css ?? []) preload(remote.base + file, 'style', undefined)
  }
}
