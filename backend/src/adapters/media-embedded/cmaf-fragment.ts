import { box, fullBox, u32, u64 } from './cmaf-boxes'

/** One frame of picture or sound; times in units of its track. */
export interface Sample {
  decodeTime: number
  duration: number
  /** Shown so much later than decoded. */
  offset: number
  isKey: boolean
  data: Buffer
}

export interface TrackSamples {
  id: number
  samples: readonly Sample[]
}

const isKeyFlags = 0x200_0000
const isDeltaFlags = 0x101_0000
const baseIsMoof = 0x2_0000
/** Offset of the data; then length, size, flags and offset of each sample. */
const runFlags = 0x1 | 0x100 | 0x200 | 0x400 | 0x800

function run(samples: readonly Sample[], dataAt: number): Buffer {
  const entries = samples.flatMap(({ duration, data, isKey, offset }) => [
    duration,
    data.length,
    isKey ? isKeyFlags : isDeltaFlags,
    offset,
  ])
  return fullBox('trun', 1, runFlags, u32(samples.length, dataAt, ...entries))
}

function movie(sequence: number, tracks: readonly TrackSamples[], dataAt: readonly number[]): Buffer {
  const fragments = tracks.map(({ id, samples }, index) =>
    box(
      'traf',
      fullBox('tfhd', 0, baseIsMoof, u32(id)),
      fullBox('tfdt', 1, 0, u64(samples[0]?.decodeTime ?? 0)),
      run(samples, dataAt[index] ?? 0),
    ),
  )
  return box('moof', fullBox('mfhd', 0, 0, u32(sequence)), ...fragments)
}

/** A fragment of a stream: the samples of each of its tracks. Tracks without samples are left out. */
export function cmafFragment(sequence: number, all: readonly TrackSamples[]): Buffer {
  const tracks = all.filter(({ samples }) => samples.length > 0)
  const head = movie(sequence, tracks, []).length
  let at = head + 8
  const dataAt = tracks.map(({ samples }) => {
    const start = at
    at += samples.reduce((sum, { data }) => sum + data.length, 0)
    return start
  })
  const data = tracks.flatMap(({ samples }) => samples.map((sample) => sample.data))
  return Buffer.concat([movie(sequence, tracks, dataAt), box('mdat', ...data)])
}
