import { childOf, readBoxes } from './boxes'
import { type Fragment, splitFragments, type Track } from './fragments'

/** Length of every segment of a demo broadcast. */
export const segmentS = 2

/** One quality of a clip, cut into segments that can be repeated for ever. */
export interface ClipSegments {
  header: Buffer
  /** Segments of one round. */
  count: number
  /** Mean bits per second of one round. */
  averageBitrate: number
  /** Bits per second of the largest segment. */
  peakBitrate: number
  /**
   * Segment at a position of the endless timeline: position `count` is the first segment again, its decode times one
   * round later, so a player sees a straight line and no seam.
   */
  segmentAt(position: number): Buffer
}

/** Puts each fragment into the segment its first video sample falls in; audio-only fragments follow the one before. */
function group(fragments: readonly Fragment[], video: Track): Fragment[][] {
  const segments: Fragment[][] = []
  for (const fragment of fragments) {
    const own = fragment.tracks.find(({ trackId }) => trackId === video.id)
    const index = own
      ? Math.floor(own.decodeTime / video.timescale / segmentS + 1e-6)
      : Math.max(0, segments.length - 1)
    if (index > segments.length) throw new Error(`no fragment begins in segment ${segments.length}`)
    const segment = segments[index] ?? []
    segments[index] = segment
    segment.push(fragment)
  }
  return segments
}

function moved(fragment: Fragment, rounds: number, roundS: number, tracks: readonly Track[], sequence: number): Buffer {
  const bytes = Buffer.from(fragment.bytes)
  const moof = readBoxes(bytes)[0]
  if (moof) bytes.writeUInt32BE(sequence >>> 0, childOf(bytes, moof, 'mfhd').body + 4)
  for (const { trackId, decodeTime, decodeTimeAt } of fragment.tracks) {
    const timescale = tracks.find(({ id }) => id === trackId)?.timescale ?? 1
    bytes.writeBigUInt64BE(BigInt(decodeTime) + BigInt(rounds) * BigInt(Math.round(roundS * timescale)), decodeTimeAt)
  }
  return bytes
}

/**
 * Cuts a fragmented MP4 into two-second segments.
 *
 * The video must be a whole number of segments long with a key frame at the start of each, and every track must end
 * with the video: otherwise the sound would drift from the picture a little more in every round.
 */
export function cutClip(file: Buffer): ClipSegments {
  const { header, tracks, fragments } = splitFragments(file)
  const video = tracks.find(({ isVideo }) => isVideo)
  if (!video) throw new Error('the clip has no video track')
  const lengthOf = (track: Track): number =>
    Math.max(
      ...fragments
        .flatMap((fragment) => fragment.tracks.filter(({ trackId }) => trackId === track.id))
        .map(({ decodeTime, duration }) => (decodeTime + duration) / track.timescale),
    )
  const segments = group(fragments, video)
  const roundS = segments.length * segmentS
  for (const track of tracks) {
    const length = lengthOf(track)
    if (Math.abs(length - roundS) > 0.001)
      throw new Error(`track ${track.id} lasts ${length} s, ${segments.length} segments last ${roundS} s`)
  }
  const bytesOf = (segment: readonly Fragment[]): number => segment.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const sizes = segments.map(bytesOf)
  const longest = Math.max(...segments.map((segment) => segment.length))
  return {
    header,
    count: segments.length,
    averageBitrate: Math.round((sizes.reduce((sum, size) => sum + size, 0) * 8) / roundS),
    peakBitrate: Math.round((Math.max(...sizes) * 8) / segmentS),
    segmentAt(position) {
      const segment = segments[position % segments.length] ?? []
      const rounds = Math.floor(position / segments.length)
      return Buffer.concat(
        segment.map((fragment, index) => moved(fragment, rounds, roundS, tracks, position * longest + index + 1)),
      )
    },
  }
}
