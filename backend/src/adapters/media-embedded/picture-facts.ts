/** What a header or a segment says about its picture and sound. */
export interface MediaFacts {
  width: number
  height: number
  /** RFC 6381 names, comma separated. */
  codecs: string
  hasAudio: boolean
}

/** What a segment says about itself. */
export interface SegmentFacts {
  /** Decode time of its first frame on the publisher's own timeline, seconds. */
  startS: number
  durationS: number
  frames: number
  keyFrames: number
}

/** An upload that cannot be played: refused, with the reason in the message. */
export class CorruptMedia extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'CorruptMedia'
  }
}

/** Longest segment we take; a key frame every two seconds is what we ask for. */
export const longestSegmentS = 30

/** Refuses a segment whose times make no sense. */
export function requireSaneTimes(facts: SegmentFacts): SegmentFacts {
  const { startS, durationS, frames } = facts
  if (!(durationS > 0 && durationS <= longestSegmentS)) throw new CorruptMedia(`a segment of ${durationS} s`)
  if (!(startS >= 0 && Number.isFinite(startS))) throw new CorruptMedia(`a segment that begins at ${startS} s`)
  if (frames < 1) throw new CorruptMedia('a segment without a picture')
  return facts
}

/** Lists that make a reader load something else; they stand in no picture and no sound, but by one chance in 2^50. */
const lists = ['#EXTM3U', 'ffconcat version']

/** Refuses pictures and sound that carry a playlist, whoever would be talked into reading it. */
export function requireNoPlaylist(bytes: Buffer): void {
  if (lists.some((word) => bytes.includes(word, 0, 'latin1'))) throw new CorruptMedia('a playlist inside of a segment')
}
