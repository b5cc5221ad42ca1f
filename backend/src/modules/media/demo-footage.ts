import { shiftS } from '@pitchside/contract/rooms'
import type { Footage } from '../ports/footage.port'
import type { Clip } from './clip-library'
import { segmentS } from './clip-segments'
import { liveWindow, roomOffset } from './live-window'

/** The best quality has more than a clip needs. */
const heightMost = 720

/** What demo rooms and their replays show: the same films for ever, where the clock or a replay has them. */
export function createDemoFootage(clips: ReadonlyMap<string, Clip>, now: () => number): Footage {
  function filmOf(source: string): { clip: Clip; offset: number; isLive: boolean } | undefined {
    const [, kind, name, room] = /^\/media\/(demo|playback)\/([\w-]+)\/(\d{1,9})$/.exec(source) ?? []
    const clip = name === undefined ? undefined : clips.get(name)
    if (!clip) return undefined
    const isLive = kind === 'demo'
    return { clip, isLive, offset: isLive ? roomOffset(Number(room), clip.count) : 0 }
  }

  /** Whole segments that show a stretch, by their places in the film. */
  function placesOf({ clip, offset }: { clip: Clip; offset: number }, fromS: number, untilS: number) {
    const first = Math.floor(fromS / segmentS)
    const count = Math.max(1, Math.ceil(untilS / segmentS) - first)
    return { first: (first + offset) % clip.count, count, startS: first * segmentS }
  }

  return {
    has: (source) => filmOf(source) !== undefined,
    async reach(source) {
      const film = filmOf(source)
      if (!film) return undefined
      const untilS = (film.isLive ? liveWindow(now()).end : film.clip.count) * segmentS
      return { fromS: film.isLive ? Math.max(0, untilS - shiftS) : 0, untilS }
    },
    async show(source, fromS, untilS) {
      const film = filmOf(source)
      if (!film) return undefined
      const { first, count, startS } = placesOf(film, fromS, untilS)
      const src = `/media/films/${film.clip.name}/${first}-${count}/master.m3u8`
      return { src, startS, lengthS: count * segmentS }
    },
    async read(source, fromS, untilS) {
      const film = filmOf(source)
      if (!film) return undefined
      const { first, count, startS } = placesOf(film, fromS, untilS)
      const qualities = [...film.clip.qualities.values()].sort((a, b) => b.rendition.height - a.rendition.height)
      const quality = qualities.find(({ rendition }) => rendition.height <= heightMost) ?? qualities.at(-1)
      if (!quality) return undefined
      const segments = Array.from({ length: count }, (_, place) => quality.segmentAt(first + place))
      return { container: 'mp4', bytes: Buffer.concat([quality.header, ...segments]), startS }
    },
  }
}
