import { limits } from '@pitchside/contract'
import { digest } from '../../kernel/digest'
import type { Random } from '../../kernel/random'
import type { PushedSegment } from '../../modules/media-origin/ports/media.port'
import { LiveWindow, type ServedHeader } from './live-window'
import { MediaTimeline } from './media-timeline'
import { readMp4Header, readMp4Segment } from './mp4-media'
import { CorruptMedia, type MediaFacts, type SegmentFacts } from './picture-facts'
import { readTsSegment } from './ts-media'

interface Header {
  bytes: Buffer
  hash: string
  media: MediaFacts
  served: ServedHeader
}

/** A segment that was read, before it is known whether it belongs to the push. */
export interface ReadSegment {
  bytes: Buffer
  kind: 'mp4' | 'ts'
  media: MediaFacts
  facts: SegmentFacts
}

/** What a room plays: renditions in memory, on one timeline that survives pushes. */
export class LiveStream {
  readonly windows = new Map<string, LiveWindow>()
  readonly timeline = new MediaTimeline()
  readonly #headers = new Map<string, Header>()
  readonly #random: Random
  #push = 0

  constructor(random: Random) {
    this.#random = random
  }

  /** A new push: headers must come again, the numbers of playlists go on. */
  beginPush(): void {
    this.#push++
    this.#headers.clear()
    this.timeline.begin()
  }

  /** Takes nothing of what was pushed before into what is seen from now on. */
  clear(): void {
    for (const window of this.windows.values()) window.clear()
  }

  hasHeader(variant: string): boolean {
    return this.#headers.has(variant)
  }

  isSameHeader(variant: string, bytes: Buffer): boolean {
    return this.#headers.get(variant)?.hash === digest(bytes)
  }

  addHeader(variant: string, bytes: Buffer): void {
    const media = readMp4Header(bytes)
    this.timeline.breakOff(variant)
    const served = { name: `${this.#random.token(12)}.mp4`, bytes }
    this.#headers.set(variant, { bytes, hash: digest(bytes), media, served })
  }

  headerOf(variant: string): Buffer | undefined {
    return this.#headers.get(variant)?.bytes
  }

  /** A rendition is not made any more. */
  drop(variant: string): void {
    this.windows.delete(variant)
    this.#headers.delete(variant)
  }

  /** Reads a segment; throws when it cannot be played. */
  read(variant: string, kind: 'mp4' | 'ts', bytes: Buffer): ReadSegment {
    if (kind === 'ts') return { bytes, kind, ...readTsSegment(bytes) }
    const header = this.#headers.get(variant)
    if (!header) throw new CorruptMedia('a segment before its header: start the encoder anew')
    return { bytes, kind, media: header.media, facts: readMp4Segment(header.bytes, bytes) }
  }

  add(variant: string, { bytes, kind, media, facts }: ReadSegment, now: number): PushedSegment {
    const window = this.#windowOf(variant, media)
    const header = kind === 'mp4' ? this.#headers.get(variant) : undefined
    const { dateMs, period } = this.timeline.place(variant, facts, now)
    const name = `${this.#random.token(12)}.${kind === 'ts' ? 'ts' : 'm4s'}`
    window.add({ ...facts, name, bytes, header: header?.served, dateMs, period, receivedAt: now })
    this.#keepWithinMemory()
    const { width, height, codecs } = media
    return { variant, bytes, header: header?.bytes, durationS: facts.durationS, period, width, height, codecs }
  }

  #windowOf(variant: string, media: MediaFacts): LiveWindow {
    // A rendition that appears later counts on from the others: players that fall back to it only go forward.
    const sequence = Math.max(0, ...[...this.windows.values()].map(({ end }) => end))
    const options = { length: limits.liveWindowSegments, sequence }
    const window = this.windows.get(variant) ?? new LiveWindow(variant, media, options)
    window.media = media
    window.push = this.#push
    this.windows.set(variant, window)
    return window
  }

  #keepWithinMemory(): void {
    const sum = (): number => [...this.windows.values()].reduce((bytes, window) => bytes + window.bytes, 0)
    while (sum() > limits.ingestRoomBytes) {
      const largest = [...this.windows.values()].sort((a, b) => b.bytes - a.bytes)[0]
      if (!largest?.shrink()) return
    }
  }

  /** Renditions of the newest push that have something to play, best first. */
  playable(): LiveWindow[] {
    const windows = [...this.windows.values()].filter(({ segments }) => segments.length > 0)
    const newest = Math.max(0, ...windows.map(({ push }) => push))
    return windows.filter(({ push }) => push === newest).sort((a, b) => b.media.height - a.media.height)
  }

  /** A rendition by its name; the best one in place of a rendition that is pushed no more. */
  window(variant: string): LiveWindow | undefined {
    const playable = this.playable()
    const own = this.windows.get(variant)
    return playable.find((window) => window === own) ?? (own ? (playable[0] ?? own) : undefined)
  }

  /** Bytes behind a name of any playlist. */
  file(name: string): Buffer | undefined {
    for (const window of this.windows.values()) {
      const bytes = window.file(name)
      if (bytes) return bytes
    }
    return undefined
  }
}
