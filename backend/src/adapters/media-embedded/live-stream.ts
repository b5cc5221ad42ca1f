import { limits } from '@pitchside/contract'
import { digest } from '../../kernel/digest'
import type { Random } from '../../kernel/random'
import type { PushedSegment } from '../../modules/media-origin/ports/media.port'
import type { CmafPart } from './cmaf-writer'
import { LiveWindow, type ServedHeader, type ServedPart } from './live-window'
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

/** Where a segment lies, in all renditions that are made of it: number, date, stretch of the timeline. */
export interface SegmentPlace {
  sequence: number
  dateMs: number
  period: number
}

interface AddedSegment {
  place: SegmentPlace
  segment: PushedSegment
}

interface AddedPart {
  place: SegmentPlace
  /** The segment that is whole with it. */
  segment: PushedSegment | undefined
}

function pushed(
  variant: string,
  bytes: Buffer,
  { durationS }: SegmentFacts,
  { media, header, place }: { media: MediaFacts; header: Header | undefined; place: SegmentPlace },
): PushedSegment {
  const { width, height, codecs } = media
  return { variant, bytes, header: header?.bytes, durationS, period: place.period, width, height, codecs }
}

/** What a room plays: renditions in memory, on one timeline that survives pushes. */
export class LiveStream {
  readonly windows = new Map<string, LiveWindow>()
  readonly timeline = new MediaTimeline()
  readonly #headers = new Map<string, Header>()
  readonly #random: Random
  #push = 0
  #tellChange: () => void = () => undefined
  #change: Promise<void> = Promise.resolve()

  constructor(random: Random) {
    this.#random = random
    this.#changed()
  }

  /** A new push: headers must come again, the numbers of playlists go on. */
  beginPush(): void {
    this.#push++
    this.#headers.clear()
    this.timeline.begin()
    // What was not finished never will be.
    for (const window of this.windows.values()) window.open = undefined
    this.#changed()
  }

  /** Takes nothing of what was pushed before into what is seen from now on. */
  clear(): void {
    for (const window of this.windows.values()) window.clear()
    this.#changed()
  }

  /** Resolves when something was added, or went. */
  change(): Promise<void> {
    return this.#change
  }

  #changed(): void {
    this.#tellChange()
    this.#change = new Promise((resolve) => {
      this.#tellChange = resolve
    })
  }

  /** Somebody who waits should look again: the broadcast is over. */
  wake = (): void => this.#changed()

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

  mediaOf(variant: string): MediaFacts | undefined {
    return this.#headers.get(variant)?.media
  }

  /** Header of a rendition of ours: the program that was started anew writes the same one. */
  addMadeHeader(variant: string, bytes: Buffer): void {
    if (!this.isSameHeader(variant, bytes)) this.addHeader(variant, bytes)
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

  /** A whole segment. */
  add(variant: string, { bytes, kind, media, facts }: ReadSegment, now: number): AddedSegment {
    const window = this.#windowOf(variant, media)
    const header = kind === 'mp4' ? this.#headers.get(variant) : undefined
    const place = { ...this.timeline.place(variant, facts, now), sequence: window.end }
    const name = `${this.#random.token(12)}.${kind === 'ts' ? 'ts' : 'm4s'}`
    window.add({ ...facts, ...place, name, bytes, header: header?.served, receivedAt: now, parts: [] })
    this.#keepWithinMemory()
    this.#changed()
    return { place, segment: pushed(variant, bytes, facts, { media, header, place }) }
  }

  /** A part of a segment, of a stream whose header is known; with the last one, the segment. Undefined: its beginning is gone. */
  addPart(variant: string, part: CmafPart, now: number): AddedPart | undefined {
    const header = this.#headers.get(variant)
    if (!header) throw new CorruptMedia('a part before its header')
    const window = this.#windowOf(variant, header.media)
    if (!window.open && !part.isFirst) return undefined
    const place = window.open ?? this.timeline.place(variant, part, now)
    return this.#addPart(window, part, { ...place, sequence: window.end }, { header, now })
  }

  /** A part of a rendition of ours: it lies where the segment of the original does. */
  addMade(variant: string, part: CmafPart, place: SegmentPlace, now: number): AddedPart {
    const header = this.#headers.get(variant)
    if (!header) throw new CorruptMedia('a part before its header')
    const window = this.#windowOf(variant, header.media, place.sequence)
    // Parts that are missing between what was made and what is made now must not be listed as if they were there.
    if (window.end !== place.sequence) window.clear(place.sequence)
    return this.#addPart(window, part, place, { header, now })
  }

  #addPart(window: LiveWindow, part: CmafPart, place: SegmentPlace, { header, now }: { header: Header; now: number }) {
    const { dateMs, period } = place
    const open = window.open ?? { dateMs, period, header: header.served, parts: [] }
    window.addPart(open, part)
    const segment = part.isLast ? this.#complete(window, open.parts, place, { header, now }) : undefined
    this.#changed()
    return { place, segment }
  }

  /** Makes a segment of its parts, which are kept as pieces of it: nothing lies in memory twice. */
  #complete(
    window: LiveWindow,
    open: readonly ServedPart[],
    place: SegmentPlace,
    { header, now }: { header: Header; now: number },
  ): PushedSegment {
    const { variant } = window
    const bytes = Buffer.concat(open.map((part) => part.bytes))
    let at = 0
    const parts = open.map((part) => {
      const start = at
      at += part.bytes.length
      return { ...part, bytes: bytes.subarray(start, at) }
    })
    const facts = readMp4Segment(header.bytes, bytes)
    const name = `${this.#random.token(12)}.m4s`
    window.add({ ...facts, ...place, name, bytes, header: header.served, receivedAt: now, parts })
    this.#keepWithinMemory()
    this.timeline.reach(variant, facts.startS + facts.durationS)
    return pushed(variant, bytes, facts, { media: header.media, header, place })
  }

  #windowOf(variant: string, media: MediaFacts, wanted?: number): LiveWindow {
    // A rendition that appears later counts on from the others: players that fall back to it only go forward.
    const sequence = wanted ?? Math.max(0, ...[...this.windows.values()].map(({ end }) => end))
    const newName = (): string => `${this.#random.token(12)}.m4s`
    const options = { length: limits.liveWindowSegments, sequence, newName }
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
