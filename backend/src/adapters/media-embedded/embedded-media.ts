import type { Clock } from '../../kernel/clock'
import type { Log } from '../../kernel/log'
import type { Random } from '../../kernel/random'
import { masterPlaylist } from '../../modules/media/media.module'
import type { MediaDesk, MediaEngine, MediaQuality, PushHealth } from '../../modules/media-origin/ports/media.port'
import { nameQualities } from '../../modules/media-origin/quality-names.rules'
import type { Ladder } from './ladder'
import { holds, isInParts, liveMediaPlaylist, lowLatencyPlaylist, type ReloadAsk } from './live-playlist'
import type { LiveWindow } from './live-window'
import { RoomIngest } from './room-ingest'

/** So long after the end players are still told that it is one. */
const goodbyeMs = 60_000
/** A push without a broadcast that is silent for so long is forgotten. */
const previewSilenceMs = 30_000
/** Tells players that `master.m3u8?latency=low` leads to parts. */
const hasParts = '#EXT-X-SESSION-DATA:DATA-ID="app.pitchside.low-latency",VALUE="YES"'
/** A player is told that nothing came after so many target durations. */
const lateTargets = 3

export const liveAddress = (uid: number): string => `/media/live/${uid}/master.m3u8`
const playlistAddress = (uid: number, variant: string): string => `/media/live/${uid}/${variant}/index.m3u8`

export interface EmbeddedMediaDeps {
  clock: Clock
  random: Random
  desk: MediaDesk
  log: Log
}

/** The origin inside our own process: takes segments, keeps a window of them in memory, writes the playlists. */
export class EmbeddedMedia implements MediaEngine {
  readonly name = 'embedded'
  readonly #rooms = new Map<number, RoomIngest>()
  #isClosed = false
  readonly #cutters: ((uid: number) => void)[] = []
  readonly #deps: EmbeddedMediaDeps
  /** Set before the first push, where lower qualities can be made. */
  ladder: Ladder | undefined

  constructor(deps: EmbeddedMediaDeps) {
    this.#deps = deps
  }

  /** A door that holds connections hears when the push of a room is cut off. */
  onCut(listener: (uid: number) => void): void {
    this.#cutters.push(listener)
  }

  room(uid: number): RoomIngest {
    const known = this.#rooms.get(uid)
    if (known) return known
    const onCut = (cut: number): void => this.#cutters.forEach((listener) => void listener(cut))
    const room = new RoomIngest(uid, { ...this.#deps, onCut, ladder: this.ladder })
    this.#rooms.set(uid, room)
    return room
  }

  addressOf = liveAddress

  open(uid: number): void {
    const room = this.room(uid)
    room.stream.clear()
    room.forgive()
    room.isOpen = true
    room.overUntil = 0
  }

  close(uid: number): void {
    const room = this.#rooms.get(uid)
    if (!room) return
    if (room.isOpen) room.overUntil = this.#deps.clock.now() + goodbyeMs
    room.isOpen = false
    room.cut(true)
    room.stream.wake()
  }

  revoke(uid: number): void {
    this.#rooms.get(uid)?.cut(false)
  }

  /** Forgets pushes without a broadcast whose publisher fell silent. */
  sweep(): void {
    const now = this.#deps.clock.now()
    for (const room of this.#rooms.values()) {
      if (room.isOpen || now < room.overUntil) continue
      if (!room.push || now - room.push.lastAt >= previewSilenceMs) room.forget()
    }
  }

  /** The room as everybody may see it: undefined while its broadcast is not open. */
  #shown(uid: number): RoomIngest | undefined {
    const room = this.#rooms.get(uid)
    return room && (room.isOpen || this.#deps.clock.now() < room.overUntil) ? room : undefined
  }

  /** `isLow`: for players that want what is there in parts. */
  master(uid: number, isLow = false): string | undefined {
    const windows = this.#shown(uid)?.stream.playable() ?? []
    if (windows.length === 0) return undefined
    return masterPlaylist(
      windows.map((window) => {
        const { average, peak } = window.bitrates()
        const { width, height, codecs } = window.media
        const rates = { averageBitrate: average, peakBitrate: Math.max(1, peak), frameRate: window.frameRate() }
        const address = `${window.variant}/${isLow && isInParts(window) ? 'low' : 'index'}.m3u8`
        return { name: window.variant, address, width, height, codecs, ...rates }
      }),
      windows.some(isInParts) ? [hasParts] : [],
    )
  }

  playlist(uid: number, variant: string): string | undefined {
    const room = this.#shown(uid)
    const window = room?.stream.window(variant)
    return room && window ? liveMediaPlaylist(window, !room.isOpen) : undefined
  }

  /**
   * The playlist in parts, as soon as it holds what is asked for; the usual one where there are no parts. `too-far` is what
   * nobody can know of, `late` what did not come in three target durations.
   */
  async lowPlaylist(uid: number, variant: string, ask: ReloadAsk): Promise<string | 'gone' | 'too-far' | 'late'> {
    const look = (): string | undefined | 'gone' | 'too-far' => {
      const room = this.#shown(uid)
      const window = room?.stream.window(variant)
      if (!room || !window) return 'gone'
      const isOver = !room.isOpen
      if (!isInParts(window)) return liveMediaPlaylist(window, isOver)
      if (!isOver && ask.msn !== undefined && ask.msn > window.end + 1) return 'too-far'
      if (!isOver && !holds(window, ask)) return undefined
      const others = room.stream.playable().filter((other) => other !== window && isInParts(other))
      return lowLatencyPlaylist(window, { isOver, isDelta: ask.isDelta, others })
    }
    const targetS = this.#shown(uid)?.stream.window(variant)?.targetS ?? 0
    return (await this.#soon(uid, look, targetS * lateTargets)) ?? 'late'
  }

  /** Bytes of a name in a playlist; those of a part that is hinted at, as soon as it is there. */
  async file(uid: number, name: string): Promise<Buffer | undefined> {
    const stream = this.#shown(uid)?.stream
    const bytes = stream?.file(name)
    const hinting = bytes ? undefined : stream?.playable().find(({ nextPart }) => nextPart === name)
    return hinting ? this.#soon(uid, () => this.#shown(uid)?.stream.file(name), hinting.targetS * lateTargets) : bytes
  }

  /** What `look` finds, looked for whenever something changes; undefined when it is not there in time, or the site stops. */
  async #soon<T>(uid: number, look: () => T | undefined, withinS: number): Promise<T | undefined> {
    let isLate = false
    const { stream } = this.room(uid)
    const timer = setTimeout(() => {
      isLate = true
      stream.wake()
    }, withinS * 1_000)
    timer.unref()
    try {
      for (;;) {
        const found = look()
        if (found !== undefined || isLate || this.#isClosed || !this.#shown(uid)) return found
        await stream.change()
      }
    } finally {
      clearTimeout(timer)
    }
  }

  /** Nobody waits any longer. */
  stop(): void {
    this.#isClosed = true
    for (const { stream } of this.#rooms.values()) stream.wake()
  }

  qualitiesOf(uid: number): MediaQuality[] {
    return this.#qualities(uid, this.#rooms.get(uid)?.stream.playable() ?? [])
  }

  #qualities(uid: number, windows: readonly LiveWindow[]): MediaQuality[] {
    return nameQualities(windows.map(({ media }) => media.height)).flatMap(({ name, index }) => {
      const window = windows[index]
      if (!window) return []
      const { width, height, codecs } = window.media
      const url = playlistAddress(uid, window.variant)
      return [{ name, url, width, height, codecs, bitrate: window.bitrates().average }]
    })
  }

  healthOf(uid: number): PushHealth | undefined {
    const room = this.#rooms.get(uid)
    const push = room?.push
    if (!room || !push || push.hasLeft) return undefined
    const windows = room.stream.playable()
    const [best] = windows
    const newest = best?.segments.at(-1)
    return {
      door: push.door,
      startedAt: push.startedAt,
      bitrate: windows.reduce((sum, window) => sum + window.bitrates().average, 0),
      frameRate: best?.frameRate() ?? 0,
      keyFrameS: best?.keyFrameS() ?? 0,
      segmentAgeMs: newest ? this.#deps.clock.now() - newest.receivedAt : undefined,
      segmentS: newest?.durationS ?? 0,
      hasAudio: best?.media.hasAudio ?? false,
      refused: push.refused,
      qualities: this.#qualities(uid, windows),
      lower: this.ladder?.stateOf(uid) ?? 'none',
    }
  }
}
