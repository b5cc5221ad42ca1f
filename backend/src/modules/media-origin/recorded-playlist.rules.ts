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

/** Segments so far apart are told with their times: somebody was away between them. */
const gapMs = 1_000

const endOf = ({ at, durationS }: RecordedSegment): number | undefined =>
  at === undefined ? undefined : at + durationS * 1_000

/** Playlist of a recording's rendition: from beginning to end, with the times of what says them. */
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
  let expectedAt: number | undefined
  for (const segment of segments) {
    const isNew = segment.period !== period
    if (isNew) lines.push('#EXT-X-DISCONTINUITY')
    if (segment.header !== undefined && segment.header !== header) lines.push(`#EXT-X-MAP:URI="${segment.header}"`)
    if (segment.at !== undefined && (isNew || expectedAt === undefined || Math.abs(segment.at - expectedAt) > gapMs))
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.at).toISOString()}`)
    lines.push(`#EXTINF:${segment.durationS.toFixed(5)},`, segment.file)
    period = segment.period
    header = segment.header
    expectedAt = endOf(segment)
  }
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`
}

/** The last `seconds` of a rendition. */
export function lastOf(segments: readonly RecordedSegment[], seconds: number): RecordedSegment[] {
  let [first, left] = [segments.length, seconds]
  while (first > 0 && left > 0) left -= segments[--first]!.durationS
  return segments.slice(first)
}

/** Where in a recording what was on air at `at` stands, seconds; undefined: it has no picture of then. */
export function secondOf(segments: readonly RecordedSegment[], at: number): number | undefined {
  let [second, found] = [0, undefined as number | undefined]
  for (const segment of segments) {
    const intoIt = segment.at === undefined ? undefined : at - segment.at
    if (intoIt !== undefined && intoIt < -gapMs) return found
    if (intoIt !== undefined && intoIt < segment.durationS * 1_000 + gapMs && (found === undefined || intoIt >= 0))
      found = second + Math.min(Math.max(0, intoIt / 1_000), segment.durationS)
    second += segment.durationS
  }
  return found
}

/** When the picture at a second of a recording was taken, epoch milliseconds; undefined: it has none there, or no times. */
export function momentOf(segments: readonly RecordedSegment[], second: number): number | undefined {
  let start = 0
  for (const { at, durationS } of segments) {
    if (second < start + durationS) return at === undefined ? undefined : at + (second - start) * 1_000
    start += durationS
  }
  return undefined
}

/** The segments that show any of `from` to `until` seconds, and the second at which the first of them begins. */
export function stretchOf(segments: readonly RecordedSegment[], from: number, until: number) {
  let [second, startS] = [0, 0]
  const own: RecordedSegment[] = []
  for (const segment of segments) {
    const endS = second + segment.durationS
    if (endS > from && second < until) {
      if (own.length === 0) startS = second
      own.push(segment)
    }
    second = endS
  }
  return { startS, segments: own }
}

/** Seconds of a recording: those of its longest rendition. */
export const lengthOf = (segments: readonly RecordedSegment[]): number =>
  Math.max(0, ...renditionsOf(segments).map(({ seconds }) => seconds))
