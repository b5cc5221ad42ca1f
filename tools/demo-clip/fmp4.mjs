/** Reads fragmented MP4 files: only what is needed to cut and to check broadcast clips. */

const SAMPLE_IS_NOT_SYNC = 0x10000

export function readBoxes(bytes, start = 0, end = bytes.length) {
  const boxes = []
  let at = start
  while (at + 8 <= end) {
    const size = bytes.readUInt32BE(at)
    if (size < 8 || at + size > end) throw new Error(`box of ${size} bytes at ${at} does not fit`)
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at, body: at + 8, end: at + size })
    at += size
  }
  return boxes
}

/** The boxes below `box` along a path such as `mdia/minf/stbl`. */
export function findBoxes(bytes, box, path) {
  return path
    .split('/')
    .reduce(
      (parents, type) =>
        parents.flatMap((parent) => readBoxes(bytes, parent.body, parent.end).filter((child) => child.type === type)),
      [box],
    )
}

/** Byte ranges: everything before the first `moof`, then one range per `moof` with its `mdat`. */
export function splitFragments(bytes) {
  const boxes = readBoxes(bytes)
  const first = boxes.findIndex((box) => box.type === 'moof')
  const fragments = []
  for (let i = first; i < boxes.length; i++) {
    if (boxes[i].type !== 'moof') continue
    if (boxes[i + 1]?.type !== 'mdat') throw new Error('a moof without its mdat')
    fragments.push({ offset: boxes[i].start, size: boxes[i + 1].end - boxes[i].start })
  }
  return { initSize: boxes[first].start, fragments }
}

const hex = (value) => value.toString(16).padStart(2, '0')

function readSampleEntry(bytes, stsd) {
  const entry = readBoxes(bytes, stsd.body + 8, stsd.end)[0]
  if (entry.type === 'avc1') {
    const [avcC] = readBoxes(bytes, entry.body + 78, entry.end).filter((box) => box.type === 'avcC')
    const codec = `avc1.${hex(bytes[avcC.body + 1])}${hex(bytes[avcC.body + 2])}${hex(bytes[avcC.body + 3])}`
    return {
      kind: 'video',
      codec,
      width: bytes.readUInt16BE(entry.body + 24),
      height: bytes.readUInt16BE(entry.body + 26),
    }
  }
  const [esds] = readBoxes(bytes, entry.body + 28, entry.end).filter((box) => box.type === 'esds')
  return { kind: 'audio', codec: `mp4a.40.${readAudioObjectType(bytes, esds)}` }
}

/** The AudioSpecificConfig is descriptor 5 inside 4 inside 3; an empty one makes players refuse the track. */
function readAudioObjectType(bytes, esds) {
  const skip = { 3: 3, 4: 13 }
  let at = esds.body + 4
  while (at < esds.end) {
    const tag = bytes[at++]
    let length = 0
    let more = true
    while (more) {
      length = (length << 7) | (bytes[at] & 0x7f)
      more = (bytes[at++] & 0x80) !== 0
    }
    if (tag === 5) return length > 0 ? bytes[at] >> 3 : 0
    at += skip[tag] ?? length
  }
  return 0
}

/** Tracks of an init segment: { id, kind, codec, timescale, width, height, hasEditList }. */
export function readTracks(init) {
  const moov = readBoxes(init).find((box) => box.type === 'moov')
  return findBoxes(init, moov, 'trak').map((trak) => {
    const [tkhd] = findBoxes(init, trak, 'tkhd')
    const [mdhd] = findBoxes(init, trak, 'mdia/mdhd')
    const [stsd] = findBoxes(init, trak, 'mdia/minf/stbl/stsd')
    return {
      id: init.readUInt32BE(tkhd.body + (init[tkhd.body] ? 20 : 12)),
      timescale: init.readUInt32BE(mdhd.body + (init[mdhd.body] ? 20 : 12)),
      hasEditList: findBoxes(init, trak, 'edts').length > 0,
      ...readSampleEntry(init, stsd),
    }
  })
}

function readHeader(bytes, tfhd) {
  const flags = bytes.readUInt32BE(tfhd.body) & 0xffffff
  let at = tfhd.body + 8
  const take = (bit, size = 4) => {
    if (!(flags & bit)) return undefined
    at += size
    return bytes.readUInt32BE(at - 4)
  }
  take(0x1, 8)
  take(0x2)
  const duration = take(0x8)
  const size = take(0x10)
  return { track: bytes.readUInt32BE(tfhd.body + 4), duration, size, flags: take(0x20) }
}

function readRun(bytes, trun, header) {
  const flags = bytes.readUInt32BE(trun.body) & 0xffffff
  const count = bytes.readUInt32BE(trun.body + 4)
  let at = trun.body + 8
  const take = (bit) => {
    if (!(flags & bit)) return undefined
    at += 4
    return bytes.readUInt32BE(at - 4)
  }
  const dataOffset = take(0x1) ?? 0
  const firstFlags = take(0x4)
  const samples = Array.from({ length: count }, (_, i) => {
    const duration = take(0x100) ?? header.duration
    const size = take(0x200) ?? header.size
    const own = take(0x400)
    const sampleFlags = (i === 0 ? firstFlags : undefined) ?? own ?? header.flags
    const shift = (take(0x800) ?? 0) | 0
    return { duration, size, isSync: !(sampleFlags & SAMPLE_IS_NOT_SYNC), shift }
  })
  return { dataOffset, samples }
}

/**
 * The runs of one fragment, per track: { track, decodeTime, clockAt, clockBits, samples, dataAt }.
 * `clockAt` is where the decode time is written inside the file, `dataAt` where the first sample starts.
 */
export function readFragment(bytes, { offset, size }) {
  return readBoxes(bytes, offset, offset + size)
    .filter((box) => box.type === 'moof')
    .flatMap((moof) =>
      findBoxes(bytes, moof, 'traf').map((traf) => {
        const header = readHeader(bytes, findBoxes(bytes, traf, 'tfhd')[0])
        const [tfdt] = findBoxes(bytes, traf, 'tfdt')
        const isLong = bytes[tfdt.body] === 1
        const clockAt = tfdt.body + 4
        const runs = findBoxes(bytes, traf, 'trun').map((trun) => readRun(bytes, trun, header))
        return {
          track: header.track,
          decodeTime: isLong ? Number(bytes.readBigUInt64BE(clockAt)) : bytes.readUInt32BE(clockAt),
          clockAt,
          clockBits: isLong ? 64 : 32,
          samples: runs.flatMap((run) => run.samples),
          dataAt: moof.start + runs[0].dataOffset,
        }
      }),
    )
}

/** NAL unit types of one H.264 sample with 4-byte lengths; 5 is a picture that needs no other. */
export function readNalTypes(bytes, start, size) {
  const types = []
  for (let at = start; at + 4 < start + size; ) {
    types.push(bytes[at + 4] & 0x1f)
    at += 4 + bytes.readUInt32BE(at)
  }
  return types
}
