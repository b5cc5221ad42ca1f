import type { Door } from '../../modules/media-origin/ports/media.port'
import type { PushOwner } from './push-owner'
import type { UploadName } from './upload-name'

/** Segment names a push remembers: enough to know a stranger who repeats them. */
const namesMax = 4_000

/** A push in progress. */
export class RunningPush {
  readonly door: Door
  readonly owner: PushOwner | undefined
  readonly startedAt: number
  /** Newest accepted upload. */
  lastAt: number
  refused = 0
  hasLeft = false
  /** The publisher's playlist ends with this segment, which has not come yet. */
  goodbye: { segment: string; at: number } | undefined
  /** Renditions the publisher's own master playlist lists. */
  expected = 0
  /** Renditions we make of it ourselves. */
  made = 0
  readonly #names = new Set<string>()
  readonly #last = new Map<string, string>()
  readonly #segments = new Map<string, number>()

  constructor(door: Door, owner: PushOwner | undefined, now: number) {
    this.door = door
    this.owner = owner
    this.startedAt = now
    this.lastAt = now
  }

  hasUsed(name: string): boolean {
    return this.#names.has(name)
  }

  use(name: string, { variant }: UploadName): void {
    this.#names.add(name)
    if (this.#names.size > namesMax) this.#names.delete(this.#names.values().next().value as string)
    this.#last.set(variant, name)
    this.#segments.set(variant, (this.#segments.get(variant) ?? 0) + 1)
  }

  /** Whether this name is the newest segment of its rendition. */
  isNewest(name: string): boolean {
    return [...this.#last.values()].includes(name)
  }

  /** All renditions can be played: known by the publisher's list, or by a second round. */
  isReady({ isNamed }: UploadName): boolean {
    const counts = [...this.#segments.values()]
    // Our own renditions may be late, but nobody waits long for them.
    if (!isNamed) return counts.length > this.made || (this.#segments.get('main') ?? 0) >= 3
    return (this.expected > 0 && counts.length >= this.expected) || counts.some((count) => count >= 2)
  }
}
