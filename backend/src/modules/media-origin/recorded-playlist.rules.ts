import type { RecordedSegment } from './ports/recording-store.port'

/** Renditions of a recording, best first, with their segments. */
export function renditionsOf(segments: readonly RecordedSegment[]) {
  const byVariant = new Map<string, RecordedSegment[]>()
  for (const segment of segments) {
    const own = byVariant.get(segment.variant) ?? []
    byVariant.set(segment.variant, own)
    own.push(segment)
  }
  return [...byVariant].map(([name, own]) => {
    const seconds = own.reduce((sum, { durationS }) => sum + durationS, 0)
    const bits = own.reduce((sum, { bytes }) => sum + bytes * 8, 0)
    const best = own.reduce((a, b) => (b.height > a.height ? b : a))
    return {
      name,
      segments: own,
      seconds,
      averageBitrate: Math.round(bits / Math.max(seconds, 0.001)),
      peakBitrate: Math.round(Math.max(...own.map(({ bytes, durationS }) => (bytes * 8) / durationS))),
      width: best.width,
      height: best.height,
      codecs: best.codecs,
    }
  })
}

/** Playlist of a recording's rendition: from beginning to end. */
export function recordedPlaylist(segments: readonly RecordedSegment[]): string {
  const target = Math.max(1, ...segments.map(({ durationS }) => Math.round(durationS)))
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${target}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ]
  let [period, header] = [segments[0]?.period, undefined as string | undefined]
  for (const segment of segments) {
    if (segment.period !== period) lines.push('#EXT-X-DISCONTINUITY')
    if (segment.header !== undefined && segment.header !== header) lines.push(`#EXT-X-MAP:URI="${segment.header}"`)
    lines.push(`#EXTINF:${segment.durationS.toFixed(5)},`, segment.file)
    period = segment.period
    header = segment.header
  }
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`
}

/** Seconds of a recording: those of its longest rendition. */
export const lengthOf = (segments: readonly RecordedSegment[]): number =>
  Math.max(0, ...renditionsOf(segments).map(({ seconds }) => seconds))
