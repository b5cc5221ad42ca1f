import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClipSegments, cutClip } from './clip-segments'
import type { Rendition } from './playlists'

/** One quality of a clip, ready to be served. */
export interface ClipQuality extends ClipSegments {
  rendition: Rendition
  /** Name of the header file; changes with its content, so it may be kept for ever. */
  headerName: string
}

export interface Clip {
  name: string
  qualities: ReadonlyMap<string, ClipQuality>
  /** Segments of one round; the same in every quality, so that switching is seamless. */
  count: number
}

interface ClipDescription {
  fps: number
  qualities: { name: string; width: number; height: number; codecs: string }[]
}

function readQuality(folder: string, fps: number, quality: ClipDescription['qualities'][number]): ClipQuality {
  const cut = cutClip(readFileSync(join(folder, `${quality.name}.mp4`)))
  const hash = createHash('sha256').update(cut.header).digest('hex').slice(0, 10)
  const { averageBitrate, peakBitrate } = cut
  return {
    ...cut,
    rendition: { ...quality, frameRate: fps, averageBitrate, peakBitrate },
    headerName: `init-${hash}.mp4`,
  }
}

function readClip(name: string, folder: string): Clip {
  const description = JSON.parse(readFileSync(join(folder, 'clip.json'), 'utf8')) as ClipDescription
  const qualities = new Map(
    description.qualities.map(({ name: quality, width, height, codecs }) => [
      quality,
      readQuality(folder, description.fps, { name: quality, width, height, codecs }),
    ]),
  )
  const counts = new Set([...qualities.values()].map(({ count }) => count))
  const [count] = counts
  if (counts.size !== 1 || count === undefined)
    throw new Error(`the qualities of clip ${name} have different numbers of segments: ${[...counts].join(', ')}`)
  return { name, qualities, count }
}

/** Every clip below a folder, one sub-folder each: `<sport>/clip.json` and `<sport>/<quality>.mp4`. */
export function readClips(folder: string): ReadonlyMap<string, Clip> {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'clip.json')))
  return new Map(names.map((name) => [name, readClip(name, join(folder, name))]))
}
