import {
  type Box,
  childOf,
  childrenOf,
  flagsOf,
  readBoxes,
  readTracks,
  splitFragments,
} from '../../modules/media/media.module'
import { avcCodec } from './avc-parameters'
import { CorruptMedia, type MediaFacts, requireSaneTimes, type SegmentFacts } from './picture-facts'

const nonSync = 0x1_0000
/** Flag of a data reference: this file. */
const isInside = 1
const tfhdFlag = { base: 0x1, description: 0x2, duration: 0x8, size: 0x10, flags: 0x20 }
const trunFlag = { offset: 0x1, first: 0x4, duration: 0x100, size: 0x200, flags: 0x400, cts: 0x800 }

/** Whether an upload is a header (`moov`) and not a segment (`moof`). */
export function isMp4Header(bytes: Buffer): boolean {
  const types = boxTypes(bytes)
  return types.includes('moov') && !types.includes('moof')
}

function boxTypes(bytes: Buffer): string[] {
  try {
    return readBoxes(bytes).map(({ type }) => type)
  } catch (cause) {
    throw new CorruptMedia('not an ISO media file, or cut off', { cause })
  }
}

/** Reads the head of a descriptor: its tag and where its content begins; lengths take one to four bytes. */
function descriptorAt(bytes: Buffer, at: number): { tag: number; body: number } {
  let body = at + 1
  while ((bytes[body] ?? 0) & 0x80) body++
  return { tag: bytes[at] ?? 0, body: body + 1 }
}

/** Object type of AAC, from the decoder's configuration inside the descriptors of `esds`. */
function aacObjectType(bytes: Buffer, esds: Box): number {
  const stream = descriptorAt(bytes, esds.body + 4)
  const decoder = descriptorAt(bytes, stream.body + 3)
  const config = descriptorAt(bytes, decoder.body + 13)
  if (stream.tag !== 3 || decoder.tag !== 4 || config.tag !== 5 || config.body >= esds.end) return 2
  return (bytes[config.body] ?? 0) >> 3 || 2
}

function audioCodec(bytes: Buffer, entry: Box): string {
  if (entry.type === 'Opus') return 'opus'
  if (entry.type !== 'mp4a') throw new CorruptMedia(`sound in ${entry.type}: send AAC`)
  const esds = readBoxes(bytes, entry.body + 28, entry.end).find(({ type }) => type === 'esds')
  return `mp4a.40.${esds ? aacObjectType(bytes, esds) : 2}`
}

function pictureOf(bytes: Buffer, entry: Box): Pick<MediaFacts, 'width' | 'height' | 'codecs'> {
  if (entry.type !== 'avc1' && entry.type !== 'avc3') throw new CorruptMedia(`picture in ${entry.type}: send H.264`)
  const size = { width: bytes.readUInt16BE(entry.body + 24), height: bytes.readUInt16BE(entry.body + 26) }
  const config = readBoxes(bytes, entry.body + 78, entry.end).find(({ type }) => type === 'avcC')
  if (!config) throw new CorruptMedia('an H.264 track without its configuration')
  const [profile = 0, constraints = 0, level = 0] = bytes.subarray(config.body + 1, config.body + 4)
  return { ...size, codecs: avcCodec(profile, constraints, level) }
}

/** Samples lie in the file itself: a header may name another place for them, which no player of ours shall ask. */
function requireOwnData(bytes: Buffer, trak: Box): void {
  let level = [trak]
  for (const type of ['mdia', 'minf', 'dinf', 'dref']) level = level.flatMap((box) => childrenOf(bytes, box, type))
  for (const entry of level.flatMap((dref) => readBoxes(bytes, dref.body + 8, dref.end)))
    if (!(flagsOf(bytes, entry) & isInside)) throw new CorruptMedia('a track whose samples lie elsewhere')
}

function sampleEntry(bytes: Buffer, trak: Box): Box {
  const stbl = ['mdia', 'minf', 'stbl'].reduce((box, type) => childOf(bytes, box, type), trak)
  const [entry] = readBoxes(bytes, childOf(bytes, stbl, 'stsd').body + 8, childOf(bytes, stbl, 'stsd').end)
  if (!entry) throw new CorruptMedia('a track without a sample description')
  return entry
}

/** Reads a header; refuses what players of ours could not play. */
export function readMp4Header(bytes: Buffer): MediaFacts {
  try {
    const moov = readBoxes(bytes).find(({ type }) => type === 'moov')
    if (!moov) throw new CorruptMedia('a header without moov')
    const traks = childrenOf(bytes, moov, 'trak')
    for (const trak of traks) requireOwnData(bytes, trak)
    const tracks = readTracks(bytes)
    const video = traks.filter((_, index) => tracks[index]?.isVideo)
    if (video.length !== 1 || !video[0]) throw new CorruptMedia(`${video.length} video tracks instead of one`)
    const sound = traks.filter((_, index) => !tracks[index]?.isVideo).map((trak) => sampleEntry(bytes, trak))
    const picture = pictureOf(bytes, sampleEntry(bytes, video[0]))
    const codecs = [picture.codecs, ...sound.map((entry) => audioCodec(bytes, entry))].join(',')
    return { ...picture, codecs, hasAudio: sound.length > 0 }
  } catch (cause) {
    if (cause instanceof CorruptMedia) throw cause
    throw new CorruptMedia('a header that cannot be read', { cause })
  }
}

/** Default flags of a track fragment's samples, from the fragment or from the header. */
function defaultFlags(bytes: Buffer, traf: Box, fallback: number): number {
  const tfhd = childOf(bytes, traf, 'tfhd')
  const flags = flagsOf(bytes, tfhd)
  if (!(flags & tfhdFlag.flags)) return fallback
  const before = [tfhdFlag.base, tfhdFlag.base, tfhdFlag.description, tfhdFlag.duration, tfhdFlag.size]
  return bytes.readUInt32BE(tfhd.body + 8 + before.filter((flag) => flags & flag).length * 4)
}

function countSamples(bytes: Buffer, trun: Box, fallback: number): { frames: number; keyFrames: number } {
  const flags = flagsOf(bytes, trun)
  const frames = bytes.readUInt32BE(trun.body + 4)
  let at = trun.body + 8 + (flags & trunFlag.offset ? 4 : 0)
  const first = flags & trunFlag.first ? bytes.readUInt32BE(at) : undefined
  if (first !== undefined) at += 4
  const width =
    [trunFlag.duration, trunFlag.size, trunFlag.flags, trunFlag.cts].filter((flag) => flags & flag).length * 4
  if (at + frames * width > trun.end) throw new CorruptMedia('a run of samples that is cut off')
  const flagsAt = [trunFlag.duration, trunFlag.size].filter((flag) => flags & flag).length * 4
  let keyFrames = 0
  for (let sample = 0; sample < Math.min(frames, 10_000); sample++) {
    const own = flags & trunFlag.flags ? bytes.readUInt32BE(at + sample * width + flagsAt) : fallback
    const value = sample === 0 && first !== undefined ? first : own
    if (!(value & nonSync)) keyFrames++
  }
  return { frames, keyFrames }
}

function trackDefaults(header: Buffer, trackId: number): number {
  const moov = readBoxes(header).find(({ type }) => type === 'moov')
  const trex = moov
    ? childrenOf(header, moov, 'mvex')
        .flatMap((mvex) => childrenOf(header, mvex, 'trex'))
        .find((box) => header.readUInt32BE(box.body + 4) === trackId)
    : undefined
  return trex ? header.readUInt32BE(trex.body + 20) : 0
}

/** Reads a segment with the help of its header; refuses one that is cut off, or whose tracks the header does not name. */
export function readMp4Segment(header: Buffer, bytes: Buffer): SegmentFacts {
  try {
    const { tracks, fragments } = splitFragments(Buffer.concat([header, bytes]))
    const video = tracks.find(({ isVideo }) => isVideo)
    if (!video) throw new CorruptMedia('a header without a video track')
    const fallback = trackDefaults(header, video.id)
    let [duration, frames, keyFrames, start] = [0, 0, 0, Number.POSITIVE_INFINITY]
    for (const fragment of fragments) {
      const moof = readBoxes(fragment.bytes)[0]
      const trafs = moof ? childrenOf(fragment.bytes, moof, 'traf') : []
      fragment.tracks.forEach((track, index) => {
        const traf = trafs[index]
        if (track.trackId !== video.id || !traf) return
        start = Math.min(start, track.decodeTime)
        duration += track.duration
        for (const trun of childrenOf(fragment.bytes, traf, 'trun')) {
          const counted = countSamples(fragment.bytes, trun, defaultFlags(fragment.bytes, traf, fallback))
          frames += counted.frames
          keyFrames += counted.keyFrames
        }
      })
    }
    const facts = { startS: start / video.timescale, durationS: duration / video.timescale, frames, keyFrames }
    return requireSaneTimes(facts)
  } catch (cause) {
    if (cause instanceof CorruptMedia) throw cause
    throw new CorruptMedia('a segment that cannot be read', { cause })
  }
}
