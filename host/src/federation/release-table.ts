import type { Disposer } from '@pitchside/base'
import { type ResolvedRelease, releaseFor } from '@pitchside/remote-kit/manifest'
import { noOverrides, type Overrides, withOverrides } from './overrides'

/** Id of the element that carries the release in the page. */
const elementId = 'release'

/** The releases a page knows: what it started with, and what was promoted since. */
export class ReleaseTable {
  #newest: ResolvedRelease
  readonly #listeners = new Set<() => void>()

  constructor(
    first: ResolvedRelease,
    readonly overrides: Overrides = noOverrides,
  ) {
    this.#newest = withOverrides(first, overrides)
  }

  /** This tab shows something that was not released. */
  get isOverridden(): boolean {
    return this.overrides.remotes.size > 0
  }

  /** What a place that is entered now should run. A place that is open keeps what it has. */
  newest = (): ResolvedRelease => this.#newest

  /** Takes a release when it is newer than the one known. False: it is old news. */
  offer(release: ResolvedRelease): boolean {
    if (release.environment !== this.#newest.environment || release.seq <= this.#newest.seq) return false
    const { device, mayOverride } = this.#newest
    // The same choice the server made for the page, taken here for this device.
    const chosen = device === undefined ? release : releaseFor(release, device)
    this.#newest = withOverrides(mayOverride ? { ...chosen, mayOverride } : chosen, this.overrides)
    for (const listener of [...this.#listeners]) listener()
    return true
  }

  subscribe = (listener: () => void): Disposer => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

/** Reads the release that the release service put into the page. Throws when there is none. */
export function readInlineRelease(page: Document): ResolvedRelease {
  const text = page.getElementById(elementId)?.textContent
  if (!text) throw new Error(`the page has no #${elementId}: it must come from the release service`)
  return JSON.parse(text) as ResolvedRelease
}
