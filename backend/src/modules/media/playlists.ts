import { segmentS } from './clip-segments'
import { liveWindow, segmentStartMs, shiftSegments } from './live-window'

/** One entry of a master playlist. */
export interface Rendition {
  name: string
  /** Its playlist; `<name>/index.m3u8` where nothing else is said. */
  address?: string
  width: number
  height: number
  /** RFC 6381 names, e.g. `avc1.64001f,mp4a.40.2`. */
  codecs: string
  /** 0 unknown. */
  frameRate: number
  averageBitrate: number
  peakBitrate: number
}

/** Master playlist: best quality first. `facts`: lines about all of it. */
export function masterPlaylist(renditions: readonly Rendition[], facts: readonly string[] = []): string {
  const entries = [...renditions]
    .sort((a, b) => b.height - a.height)
    .map((rendition) => {
      const attributes = [
        `BANDWIDTH=${rendition.peakBitrate}`,
        `AVERAGE-BANDWIDTH=${rendition.averageBitrate}`,
        `RESOLUTION=${rendition.width}x${rendition.height}`,
        ...(rendition.frameRate > 0 ? [`FRAME-RATE=${rendition.frameRate.toFixed(3)}`] : []),
        `CODECS="${rendition.codecs}"`,
        `NAME="${rendition.name}"`,
      ]
      return `#EXT-X-STREAM-INF:${attributes.join(',')}\n${rendition.address ?? `${rendition.name}/index.m3u8`}`
    })
  return `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...facts, ...entries].join('\n')}\n`
}

const head = (type: string, sequence: number, headerUrl: string): string[] => [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${segmentS}`,
  ...(type ? [`#EXT-X-PLAYLIST-TYPE:${type}`] : []),
  `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
  '#EXT-X-INDEPENDENT-SEGMENTS',
  `#EXT-X-MAP:URI="${headerUrl}"`,
]

/** Media playlist of an endless broadcast at `nowMs`. */
export function livePlaylist(nowMs: number, headerUrl: string): string {
  const { first, end } = liveWindow(nowMs)
  const lines = head('', first, headerUrl)
  for (let sequence = first; sequence < end; sequence++) {
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(segmentStartMs(sequence)).toISOString()}`,
      `#EXTINF:${segmentS.toFixed(3)},`,
      `${sequence}.m4s`,
    )
  }
  return `${lines.join('\n')}\n`
}

/** Media playlist of the last two hours of an endless broadcast, as they are at `nowMs`. */
export function shiftPlaylist(nowMs: number, headerUrl: string): string {
  const { end } = liveWindow(nowMs)
  const first = Math.max(0, end - shiftSegments)
  const lines = head('VOD', first, headerUrl)
  lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segmentStartMs(first)).toISOString()}`)
  for (let sequence = first; sequence < end; sequence++)
    lines.push(`#EXTINF:${segmentS.toFixed(3)},`, `${sequence}.m4s`)
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`
}

/** Media playlist of one round of a clip, with an end: the playback of a broadcast that is over. */
export function playbackPlaylist(segments: number, headerUrl: string): string {
  const lines = head('VOD', 0, headerUrl)
  for (let sequence = 0; sequence < segments; sequence++)
    lines.push(`#EXTINF:${segmentS.toFixed(3)},`, `${sequence}.m4s`)
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`
}
