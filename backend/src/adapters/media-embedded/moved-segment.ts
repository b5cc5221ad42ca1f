import { splitFragments } from '../../modules/media/media.module'

/** Start of a segment's picture, seconds of its own timeline. */
export function pictureStartS(header: Buffer, segment: Buffer): number {
  const { tracks, fragments } = splitFragments(Buffer.concat([header, segment]))
  const video = tracks.find(({ isVideo }) => isVideo)
  const first = fragments.flatMap((fragment) => fragment.tracks).find(({ trackId }) => trackId === video?.id)
  if (!video || !first) throw new Error('a segment without a picture')
  return first.decodeTime / video.timescale
}

/** The same segment, later (or earlier) by so many seconds, in all its tracks. */
export function movedSegment(header: Buffer, segment: Buffer, byS: number): Buffer {
  const { tracks, fragments } = splitFragments(Buffer.concat([header, segment]))
  return Buffer.concat(
    fragments.map((fragment) => {
      const bytes = Buffer.from(fragment.bytes)
      for (const { trackId, decodeTime, decodeTimeAt } of fragment.tracks) {
        const timescale = tracks.find(({ id }) => id === trackId)?.timescale ?? 1
        bytes.writeBigUInt64BE(BigInt(Math.max(0, decodeTime + Math.round(byS * timescale))), decodeTimeAt)
      }
      return bytes
    }),
  )
}
