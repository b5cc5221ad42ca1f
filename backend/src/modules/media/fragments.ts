import { type Box, childOf, childrenOf, flagsOf, readBoxes, versionOf } from './boxes'

/** What the header of a fragmented file says of one track. */
export interface Track {
  id: number
  /** Units per second. */
  timescale: number
  isVideo: boolean
  defaultSampleDuration: number
}

/** One run of samples of one track inside a fragment. */
export interface TrackFragment {
  trackId: number
  /** Decode time of the first sample, in the track's units. */
  decodeTime: number
  /** Sum of the sample durations, in the track's units. */
  duration: number
  /** Offset of the 64-bit decode time inside the fragment. */
  decodeTimeAt: number
}

/** A movie fragment with its data, decode times widened to 64 bit. */
export interface Fragment {
  bytes: Buffer
  tracks: TrackFragment[]
}

const tfhdFlag = { baseDataOffset: 0x1, descriptionIndex: 0x2, defaultDuration: 0x8 }
const trunFlag = { dataOffset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, cts: 0x800 }

function readTrack(buffer: Buffer, trak: Box): Omit<Track, 'defaultSampleDuration'> {
  const tkhd = childOf(buffer, trak, 'tkhd')
  const mdia = childOf(buffer, trak, 'mdia')
  const mdhd = childOf(buffer, mdia, 'mdhd')
  const hdlr = childOf(buffer, mdia, 'hdlr')
  return {
    id: buffer.readUInt32BE(tkhd.body + (versionOf(buffer, tkhd) === 1 ? 20 : 12)),
    timescale: buffer.readUInt32BE(mdhd.body + (versionOf(buffer, mdhd) === 1 ? 20 : 12)),
    isVideo: buffer.toString('latin1', hdlr.body + 8, hdlr.body + 12) === 'vide',
  }
}

/** Pictures, sound in some languages, words. */
const tracksMax = 16

/** Tracks of a header (`ftyp` + `moov`). */
export function readTracks(header: Buffer): Track[] {
  const moov = readBoxes(header).find((box) => box.type === 'moov')
  if (!moov) throw new Error('the file has no moov box')
  const defaults = new Map(
    childrenOf(header, moov, 'mvex')
      .flatMap((mvex) => childrenOf(header, mvex, 'trex'))
      .map((trex) => [header.readUInt32BE(trex.body + 4), header.readUInt32BE(trex.body + 12)]),
  )
  const traks = childrenOf(header, moov, 'trak')
  if (traks.length > tracksMax) throw new Error(`${traks.length} tracks are too many`)
  return traks.map((trak) => {
    const track = readTrack(header, trak)
    return { ...track, defaultSampleDuration: defaults.get(track.id) ?? 0 }
  })
}

/** Length of one sample entry of a `trun`, and whether it carries its own duration. */
function sampleEntryBytes(flags: number): number {
  return [trunFlag.duration, trunFlag.size, trunFlag.flags, trunFlag.cts].filter((flag) => flags & flag).length * 4
}

function runDuration(buffer: Buffer, trun: Box, defaultDuration: number): number {
  const flags = flagsOf(buffer, trun)
  const samples = buffer.readUInt32BE(trun.body + 4)
  if (!(flags & trunFlag.duration)) return samples * defaultDuration
  const entry = sampleEntryBytes(flags)
  let at = trun.body + 8 + (flags & trunFlag.dataOffset ? 4 : 0) + (flags & trunFlag.firstFlags ? 4 : 0)
  let sum = 0
  for (let sample = 0; sample < samples; sample++, at += entry) sum += buffer.readUInt32BE(at)
  return sum
}

function readTrackFragment(buffer: Buffer, traf: Box, tracks: readonly Track[]): TrackFragment {
  const tfhd = childOf(buffer, traf, 'tfhd')
  const tfdt = childOf(buffer, traf, 'tfdt')
  const flags = flagsOf(buffer, tfhd)
  if (flags & tfhdFlag.baseDataOffset) throw new Error('absolute data offsets cannot be moved: write default_base_moof')
  const trackId = buffer.readUInt32BE(tfhd.body + 4)
  const track = tracks.find(({ id }) => id === trackId)
  if (!track) throw new Error(`fragment of unknown track ${trackId}`)
  const defaultDuration =
    flags & tfhdFlag.defaultDuration
      ? buffer.readUInt32BE(tfhd.body + 8 + (flags & tfhdFlag.descriptionIndex ? 4 : 0))
      : track.defaultSampleDuration
  const runs = childrenOf(buffer, traf, 'trun')
  return {
    trackId,
    decodeTime: Number(buffer.readBigUInt64BE(tfdt.body + 4)),
    decodeTimeAt: tfdt.body + 4,
    duration: runs.reduce((sum, trun) => sum + runDuration(buffer, trun, defaultDuration), 0),
  }
}

const grow = (bytes: Buffer, box: Box, by: number): number => bytes.writeUInt32BE(box.end - box.start + by, box.start)

/** Gives every `tfdt` of a fragment 64 bits: a live timeline outgrows 32 within a day. */
function widenDecodeTimes(fragment: Buffer): Buffer {
  const moof = readBoxes(fragment)[0]
  const trafs = moof ? childrenOf(fragment, moof, 'traf') : []
  const narrow = trafs.filter((traf) => versionOf(fragment, childOf(fragment, traf, 'tfdt')) === 0)
  if (!moof || narrow.length === 0) return fragment
  const copy = Buffer.from(fragment)
  const added = narrow.length * 4
  for (const trun of trafs.flatMap((traf) => childrenOf(copy, traf, 'trun'))) {
    if (!(flagsOf(copy, trun) & trunFlag.dataOffset)) continue
    copy.writeInt32BE(copy.readInt32BE(trun.body + 8) + added, trun.body + 8)
  }
  const pieces: Buffer[] = []
  let from = 0
  for (const traf of narrow) {
    const tfdt = childOf(copy, traf, 'tfdt')
    const wide = Buffer.alloc(20)
    wide.writeUInt32BE(20, 0)
    wide.write('tfdt', 4, 'latin1')
    wide.writeUInt8(1, 8)
    wide.writeBigUInt64BE(BigInt(copy.readUInt32BE(tfdt.body + 4)), 12)
    pieces.push(copy.subarray(from, tfdt.start), wide)
    from = tfdt.end
  }
  for (const traf of narrow) grow(copy, traf, 4)
  grow(copy, moof, added)
  return Buffer.concat([...pieces, copy.subarray(from)])
}

/** Splits a fragmented file into its header and its movie fragments; index and padding boxes are dropped. */
export function splitFragments(file: Buffer): { header: Buffer; tracks: Track[]; fragments: Fragment[] } {
  const top = readBoxes(file)
  const header = Buffer.concat(
    top.filter(({ type }) => type === 'ftyp' || type === 'moov').map((box) => file.subarray(box.start, box.end)),
  )
  const tracks = readTracks(header)
  const fragments: Fragment[] = []
  top.forEach((moof, position) => {
    if (moof.type !== 'moof') return
    const mdat = top[position + 1]
    if (mdat?.type !== 'mdat') throw new Error('a moof box is not followed by its mdat')
    const bytes = widenDecodeTimes(file.subarray(moof.start, mdat.end))
    const own = readBoxes(bytes)[0]
    if (!own) throw new Error('an empty fragment')
    fragments.push({
      bytes,
      tracks: childrenOf(bytes, own, 'traf').map((traf) => readTrackFragment(bytes, traf, tracks)),
    })
  })
  if (fragments.length === 0) throw new Error('the file is not fragmented')
  return { header, tracks, fragments }
}
