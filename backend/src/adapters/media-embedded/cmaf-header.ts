import { box, fullBox, u8, u16, u32, zeros } from './cmaf-boxes'
import type { AudioSetup, VideoSetup } from './flv-packets'

export const videoTrack = { id: 1, timescale: 90_000 }
export const audioTrackId = 2

export interface MediaSetup {
  video: VideoSetup
  audio: AudioSetup | undefined
}

const unity = u32(0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000)
const undetermined = 0x55c4
const emptyTables = [
  fullBox('stts', 0, 0, u32(0)),
  fullBox('stsc', 0, 0, u32(0)),
  fullBox('stsz', 0, 0, u32(0, 0)),
  fullBox('stco', 0, 0, u32(0)),
]
/** Samples lie in the file itself. */
const dataHere = box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1)))

interface TrackHead {
  id: number
  timescale: number
  handler: string
  volume: number
  width: number
  height: number
}

function track(head: TrackHead, kindHeader: Buffer, entry: Buffer): Buffer {
  const { id, timescale, handler, volume, width, height } = head
  const place = [u32(0, 0, id, 0, 0, 0, 0), u16(0, 0, volume, 0), unity, u32(width * 0x1_0000, height * 0x1_0000)]
  return box(
    'trak',
    fullBox('tkhd', 0, 3, ...place),
    box(
      'mdia',
      fullBox('mdhd', 0, 0, u32(0, 0, timescale, 0), u16(undetermined, 0)),
      fullBox('hdlr', 0, 0, u32(0), Buffer.from(handler, 'latin1'), zeros(13)),
      box('minf', kindHeader, dataHere, box('stbl', fullBox('stsd', 0, 0, u32(1), entry), ...emptyTables)),
    ),
  )
}

function videoTrak({ width, height, description }: VideoSetup): Buffer {
  const shape = [zeros(6), u16(1), zeros(16), u16(width, height), u32(0x48_0000, 0x48_0000, 0), u16(1)]
  const entry = box('avc1', ...shape, zeros(32), u16(0x18, 0xffff), box('avcC', description))
  const head = { ...videoTrack, handler: 'vide', volume: 0, width, height }
  return track(head, fullBox('vmhd', 0, 1, zeros(8)), entry)
}

const descriptor = (tag: number, ...contents: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(contents)
  if (body.length > 127) throw new Error('a description of sound that is too long')
  return Buffer.concat([u8(tag, body.length), body])
}

function audioTrak({ sampleRate, channels, description }: AudioSetup): Buffer {
  const decoder = descriptor(4, u8(0x40, 0x15), zeros(11), descriptor(5, description))
  const esds = fullBox('esds', 0, 0, descriptor(3, u16(audioTrackId), u8(0), decoder, descriptor(6, u8(2))))
  const shape = [zeros(6), u16(1), zeros(8), u16(channels, 16), zeros(4), u16(sampleRate & 0xffff, 0)]
  const head = { id: audioTrackId, timescale: sampleRate, handler: 'soun', volume: 0x100, width: 0, height: 0 }
  return track(head, fullBox('smhd', 0, 0, zeros(4)), box('mp4a', ...shape, esds))
}

/** Header of a fragmented stream: what a player needs before its first segment. */
export function cmafHeader({ video, audio }: MediaSetup): Buffer {
  const ids = audio ? [videoTrack.id, audioTrackId] : [videoTrack.id]
  const extends_ = ids.map((id) => fullBox('trex', 0, 0, u32(id, 1, 0, 0, 0)))
  const movie = [u32(0, 0, 1_000, 0, 0x1_0000), u16(0x100, 0), zeros(8), unity, zeros(24), u32(ids.length + 1)]
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6', 'latin1'), u32(0), Buffer.from('iso6cmfcmp41', 'latin1')),
    box(
      'moov',
      fullBox('mvhd', 0, 0, ...movie),
      videoTrak(video),
      ...(audio ? [audioTrak(audio)] : []),
      box('mvex', ...extends_),
    ),
  ])
}
