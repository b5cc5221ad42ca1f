/** Builds tiny fragmented MP4 files for tests: real boxes, no pictures. */

const uint32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => void bytes.writeUInt32BE(value >>> 0, index * 4))
  return bytes
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([uint32(body.length + 8), Buffer.from(type, 'latin1'), body])
}

interface SampleTrack {
  id: number
  handler: 'vide' | 'soun'
  timescale: number
  sampleDuration: number
}

const video: SampleTrack = { id: 1, handler: 'vide', timescale: 12_800, sampleDuration: 512 }
const audio: SampleTrack = { id: 2, handler: 'soun', timescale: 48_000, sampleDuration: 1_024 }

const trak = (track: SampleTrack): Buffer =>
  box(
    'trak',
    box('tkhd', uint32(0, 0, 0, track.id, 0)),
    box(
      'mdia',
      box('mdhd', uint32(0, 0, 0, track.timescale, 0)),
      box('hdlr', uint32(0, 0), Buffer.from(track.handler, 'latin1')),
    ),
  )

function traf(track: SampleTrack, decodeTime: number, samples: number, isWide: boolean, moofBytes: number): Buffer {
  const time = isWide ? uint32(0x0100_0000, 0, decodeTime) : uint32(0, decodeTime)
  return box(
    'traf',
    box('tfhd', uint32(0x02_0008, track.id, track.sampleDuration)),
    box('tfdt', time),
    box('trun', uint32(0x1, samples, moofBytes + 8)),
  )
}

interface FragmentPlan {
  videoFrom?: number
  videoSamples?: number
  audioFrom: number
  audioSamples: number
}

function fragment(plan: FragmentPlan, isWide: boolean, sequence: number): Buffer {
  const build = (moofBytes: number): Buffer =>
    box(
      'moof',
      box('mfhd', uint32(0, sequence)),
      ...(plan.videoFrom === undefined ? [] : [traf(video, plan.videoFrom, plan.videoSamples ?? 0, isWide, moofBytes)]),
      traf(audio, plan.audioFrom, plan.audioSamples, isWide, moofBytes),
    )
  return Buffer.concat([build(build(0).length), box('mdat', Buffer.from(`data of fragment ${sequence}`))])
}

/**
 * A clip of 16 s (the shortest loop that is whole in 25 frames per second and in AAC frames at 48 kHz, twice): 0.4 s
 * fragments, the rest of the sound in a last fragment of its own, as ffmpeg writes it.
 */
export function sampleClip({ isWide = true, seconds = 16 } = {}): Buffer {
  const fragments: Buffer[] = []
  const audioTotal = (seconds * audio.timescale) / audio.sampleDuration
  let audioDone = 0
  for (let index = 0; index < seconds / 0.4; index++) {
    const audioSamples = Math.floor(((index + 1) * 0.4 * audio.timescale) / audio.sampleDuration) - audioDone - 1
    const plan = {
      videoFrom: index * 10 * video.sampleDuration,
      videoSamples: 10,
      audioFrom: audioDone * audio.sampleDuration,
      audioSamples,
    }
    fragments.push(fragment(plan, isWide, index + 1))
    audioDone += audioSamples
  }
  const rest = { audioFrom: audioDone * audio.sampleDuration, audioSamples: audioTotal - audioDone }
  return Buffer.concat([
    box('ftyp', Buffer.from('iso5')),
    box('moov', trak(video), trak(audio), box('mvex')),
    ...fragments,
    fragment(rest, isWide, 999),
    box('mfra', uint32(0)),
  ])
}
