import type { Clock } from '../../kernel/clock'
import type { Log } from '../../kernel/log'
import type { Random } from '../../kernel/random'
import { masterPlaylist } from '../../modules/media/media.module'
import type { MediaDesk, MediaEngine, MediaQuality, PushHealth } from '../../modules/media-origin/ports/media.port'
import { nameQualities } from '../../modules/media-origin/quality-names.rules'
import { liveMediaPlaylist } from './live-playlist'
import type { LiveWindow } from './live-window'
import { RoomIngest } from './room-ingest'
import type { Transcoder } from './transcoder'

/** So long after the end players are still told that it is one. */
const goodbyeMs = 60_000
/** A push without a broadcast that is silent for so long is forgotten. */
const previewSilenceMs = 30_000

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
  readonly #cutters: ((uid: number) => void)[] = []
  readonly #deps: EmbeddedMediaDeps
  /** Set before the first push, where lower qualities can be made. */
  transcoder: Transcoder | undefined

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
    const room = new RoomIngest(uid, { ...this.#deps, onCut, transcoder: this.transcoder })
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

  master(uid: number): string | undefined {
    const windows = this.#shown(uid)?.stream.playable() ?? []
    if (windows.length === 0) return undefined
    return masterPlaylist(
      windows.map((window) => {
        const { average, peak } = window.bitrates()
        const { width, height, codecs } = window.media
        const rates = { averageBitrate: average, peakBitrate: Math.max(1, peak), frameRate: window.frameRate() }
        return { name: window.variant, width, height, codecs, ...rates }
      }),
    )
  }

  playlist(uid: number, variant: string): string | undefined {
    const room = this.#shown(uid)
    const window = room?.stream.window(variant)
    return room && window ? liveMediaPlaylist(window, !room.isOpen) : undefined
  }

  file(uid: number, name: string): Buffer | undefined {
    return this.#shown(uid)?.stream.file(name)
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
    }
  }
}
