import { type AvcParameters, readAvcParameters } from './avc-parameters'

/** How a picture is decoded. */
export interface VideoSetup extends AvcParameters {
  /** `avcC`, as a fragmented MP4 holds it. */
  description: Buffer
}

/** How sound is decoded. */
export interface AudioSetup {
  codec: string
  description: Buffer
  sampleRate: number
  channels: number
}

export type FlvPacket =
  | { type: 'video-setup'; setup: VideoSetup }
  | { type: 'audio-setup'; setup: AudioSetup }
  | { type: 'video'; atMs: number; shownMs: number; isKey: boolean; data: Buffer }
  | { type: 'audio'; atMs: number; data: Buffer }
  | { type: 'foreign'; what: string }

const rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350]

function readVideoSetup(description: Buffer): VideoSetup {
  const length = description.readUInt16BE(6)
  return { ...readAvcParameters(description.subarray(8, 8 + length)), description }
}

function readAudioSetup(description: Buffer): AudioSetup {
  const bits = description.readUInt16BE(0)
  const sampleRate = rates[(bits >> 7) & 15]
  if (sampleRate === undefined) throw new Error('sound with a rate of its own')
  return { codec: `mp4a.40.${bits >> 11}`, description, sampleRate, channels: (bits >> 3) & 15 }
}

/** Reads a message of RTMP that carries picture or sound; undefined for what is neither. */
export function readFlvPacket(kind: number, atMs: number, bytes: Buffer): FlvPacket | undefined {
  if (bytes.length < 2) return undefined
  const first = bytes.readUInt8(0)
  if (kind === 8) {
    if (first >> 4 !== 10) return { type: 'foreign', what: 'sound that is not AAC' }
    const data = bytes.subarray(2)
    // ffmpeg announces sound before it knows it.
    if (bytes[1] === 0 && data.length < 2) return undefined
    return bytes[1] === 0 ? { type: 'audio-setup', setup: readAudioSetup(data) } : { type: 'audio', atMs, data }
  }
  if (kind !== 9) return undefined
  // Enhanced RTMP carries HEVC, AV1 and VP9: browsers of our visitors do not all play them.
  if (first & 0x80 || (first & 15) !== 7) return { type: 'foreign', what: 'a picture that is not H.264' }
  if (bytes.length < 6) return undefined
  if (bytes[1] === 0) return { type: 'video-setup', setup: readVideoSetup(bytes.subarray(5)) }
  if (bytes[1] !== 1) return undefined
  return {
    type: 'video',
    atMs,
    shownMs: atMs + bytes.readIntBE(2, 3),
    isKey: first >> 4 === 1,
    data: bytes.subarray(5),
  }
}
