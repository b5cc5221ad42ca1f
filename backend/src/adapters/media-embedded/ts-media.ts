import { readAvcParameters } from './avc-parameters'
import { CorruptMedia, type MediaFacts, requireSaneTimes, type SegmentFacts } from './picture-facts'

const packetBytes = 188
const clockHz = 90_000
const clockWrap = 2 ** 33
const streamType = { h264: 0x1b, aac: 0x0f }

interface Packet {
  pid: number
  isStart: boolean
  isKey: boolean
  payload: Buffer
}

function readPacket(bytes: Buffer, at: number): Packet {
  if (bytes[at] !== 0x47) throw new CorruptMedia(`no transport packet at ${at}`)
  const adaptation = ((bytes[at + 3] ?? 0) >> 4) & 3
  const length = adaptation & 2 ? 1 + (bytes[at + 4] ?? 0) : 0
  const hasPayload = (adaptation & 1) === 1 && length <= packetBytes - 4
  return {
    pid: bytes.readUInt16BE(at + 1) & 0x1fff,
    isStart: ((bytes[at + 1] ?? 0) & 0x40) !== 0,
    isKey: length > 1 && ((bytes[at + 5] ?? 0) & 0x40) !== 0,
    payload: hasPayload ? bytes.subarray(at + 4 + length, at + packetBytes) : Buffer.alloc(0),
  }
}

/** A table of the transport stream without its pointer; tables of one program fit into one packet. */
const tableOf = (payload: Buffer): Buffer => payload.subarray(1 + (payload[0] ?? 0))

function programPid(payload: Buffer): number | undefined {
  const table = tableOf(payload)
  return table[0] === 0 && table.length >= 12 ? table.readUInt16BE(10) & 0x1fff : undefined
}

function streamsOf(payload: Buffer): Map<number, number> {
  const table = tableOf(payload)
  const streams = new Map<number, number>()
  if (table[0] !== 2 || table.length < 12) return streams
  const end = Math.min(table.length, 3 + (table.readUInt16BE(1) & 0xfff) - 4)
  let at = 12 + (table.readUInt16BE(10) & 0xfff)
  while (at + 5 <= end) {
    streams.set(table.readUInt8(at), table.readUInt16BE(at + 1) & 0x1fff)
    at += 5 + (table.readUInt16BE(at + 3) & 0xfff)
  }
  return streams
}

/** Presentation time of a packet that begins a frame, in units of 90 kHz. */
function timeOf(payload: Buffer): number | undefined {
  if (payload.length < 14 || payload.readUIntBE(0, 3) !== 1 || !((payload[7] ?? 0) & 0x80)) return undefined
  const high = ((payload[9] ?? 0) >> 1) & 7
  return high * 2 ** 30 + (payload.readUInt16BE(10) >> 1) * 2 ** 15 + (payload.readUInt16BE(12) >> 1)
}

/** First unit of a type in the stream of a picture. */
function unitOf(bytes: Buffer, type: number): Buffer | undefined {
  for (let at = bytes.indexOf('\0\0\u0001', 0, 'latin1'); at >= 0; at = bytes.indexOf('\0\0\u0001', at + 3, 'latin1')) {
    if (((bytes[at + 3] ?? 0) & 31) !== type) continue
    const next = bytes.indexOf('\0\0\u0001', at + 4, 'latin1')
    return bytes.subarray(at + 3, next < 0 ? undefined : next)
  }
  return undefined
}

function timesOf(stamps: number[]): Pick<SegmentFacts, 'startS' | 'durationS'> {
  const [first = 0] = stamps
  // The clock starts anew every 26.5 hours: stamps far below the first one lie behind it.
  const straight = stamps.map((stamp) => (first - stamp > clockWrap / 2 ? stamp + clockWrap : stamp))
  const [start, end] = [Math.min(...straight), Math.max(...straight)]
  const frame = stamps.length > 1 ? (end - start) / (stamps.length - 1) : clockHz / 25
  return { startS: start / clockHz, durationS: (end - start + frame) / clockHz }
}

interface Reading {
  streams: Map<number, number>
  stamps: number[]
  keyFrames: number
  /** Beginning of the picture's stream: holds the parameter set. */
  opening: Buffer
}

function readPackets(bytes: Buffer): Reading {
  let program: number | undefined
  const reading: Reading = { streams: new Map(), stamps: [], keyFrames: 0, opening: Buffer.alloc(0) }
  for (let at = 0; at < bytes.length; at += packetBytes) {
    const { pid, isStart, isKey, payload } = readPacket(bytes, at)
    if (pid === 0 && isStart) program = programPid(payload) ?? program
    else if (pid === program && isStart) reading.streams = streamsOf(payload)
    else if (pid === reading.streams.get(streamType.h264)) {
      const time = isStart ? timeOf(payload) : undefined
      if (time !== undefined) reading.stamps.push(time)
      if (isKey && isStart) reading.keyFrames++
      if (reading.opening.length < 4_096) reading.opening = Buffer.concat([reading.opening, payload])
    }
  }
  return reading
}

/** Reads a transport stream segment; each carries everything needed to play it. */
export function readTsSegment(bytes: Buffer): { media: MediaFacts; facts: SegmentFacts } {
  if (bytes.length === 0 || bytes.length % packetBytes !== 0)
    throw new CorruptMedia(`${bytes.length} bytes are not whole transport packets`)
  const { streams, stamps, keyFrames, opening } = readPackets(bytes)
  if (!streams.has(streamType.h264)) throw new CorruptMedia('no H.264 picture in the segment')
  const parameters = unitOf(opening, 7)
  if (!parameters) throw new CorruptMedia('the segment does not begin with a key frame')
  try {
    const { codec, ...size } = readAvcParameters(parameters)
    const hasAudio = streams.has(streamType.aac)
    const media = { ...size, codecs: hasAudio ? `${codec},mp4a.40.2` : codec, hasAudio }
    return { media, facts: requireSaneTimes({ ...timesOf(stamps), frames: stamps.length, keyFrames }) }
  } catch (cause) {
    if (cause instanceof CorruptMedia) throw cause
    throw new CorruptMedia('a parameter set that cannot be read', { cause })
  }
}
