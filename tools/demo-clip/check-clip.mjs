import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFragment, readNalTypes, readTracks, splitFragments } from './fmp4.mjs'

const KEY_PICTURE = 5

/** Every file below a folder. */
export function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

function measureTrack(track, runs) {
  const samples = runs.flatMap((run) => run.samples)
  const ticks = samples.reduce((sum, sample) => sum + sample.duration, 0)
  let expected = runs[0].decodeTime
  const isContinuous = runs.every((run) => {
    const fits = run.decodeTime === expected
    expected = run.decodeTime + run.samples.reduce((sum, sample) => sum + sample.duration, 0)
    return fits
  })
  let decode = runs[0].decodeTime
  let firstPresentationTime = Number.POSITIVE_INFINITY
  for (const sample of samples) {
    firstPresentationTime = Math.min(firstPresentationTime, decode + sample.shift)
    decode += sample.duration
  }
  return {
    samples: samples.length,
    durationMs: isContinuous ? (ticks * 1000) / track.timescale : Number.NaN,
    firstDecodeTime: runs[0].decodeTime,
    firstPresentationTime,
  }
}

/** The picture that a fragment starts with: marked as independent, and really coded on its own. */
function startsWithKeyPicture(bytes, run) {
  const [first] = run.samples
  return first.isSync && readNalTypes(bytes, run.dataAt, first.size).includes(KEY_PICTURE)
}

function checkQuality(bytes, description, clip) {
  const tracks = readTracks(bytes.subarray(0, description.initSize))
  const [video, audio] = ['video', 'audio'].map((kind) => tracks.find((track) => track.kind === kind))
  const fragments = description.fragments.map((fragment) => readFragment(bytes, fragment))
  const runsOf = (track) => fragments.flat().filter((run) => run.track === track.id)
  const starts = fragments.map((runs) => runs.find((run) => run.track === video.id))
  const clockErrors = fragments.flatMap((runs, i) =>
    runs.flatMap((run, j) => {
      const [at, timescale] = description.fragments[i].clocks[j] ?? []
      const track = tracks.find((entry) => entry.id === run.track)
      const fits =
        run.clockBits === 64 && at === run.clockAt - description.fragments[i].offset && timescale === track.timescale
      return fits ? [] : [`fragment ${i}, track ${run.track}`]
    }),
  )
  let end = description.initSize
  let gaps = 0
  for (const fragment of description.fragments) {
    if (fragment.offset !== end) gaps += 1
    end = fragment.offset + fragment.size
  }
  const perSegment = clip.segmentMs / clip.fragmentMs
  const segmentBits = description.fragments.map((_, i) =>
    i % perSegment
      ? 0
      : description.fragments.slice(i, i + perSegment).reduce((sum, fragment) => sum + fragment.size * 8, 0),
  )
  return {
    ...description,
    width: video.width,
    height: video.height,
    fileBytes: bytes.length,
    codecsInFile: [video.codec, audio.codec].join(','),
    hasEditList: tracks.some((track) => track.hasEditList),
    video: measureTrack(video, runsOf(video)),
    audio: measureTrack(audio, runsOf(audio)),
    fragmentStartsMs: starts.map((run) => (run.decodeTime * 1000) / video.timescale),
    keyFragments: starts.flatMap((run, i) => (startsWithKeyPicture(bytes, run) ? [i] : [])),
    measuredBandwidth: (Math.max(...segmentBits) * 1000) / clip.segmentMs,
    clockErrors,
    coverage: { gaps, bytes: end },
    fragmentsInFile: splitFragments(bytes).fragments.length,
  }
}

/** Measures a committed broadcast: its description, and per quality what the file really holds. */
export function checkClip(folder) {
  const clip = JSON.parse(readFileSync(join(folder, 'clip.json'), 'utf8'))
  const qualities = clip.qualities.map((quality) =>
    checkQuality(readFileSync(join(folder, `${quality.name}.mp4`)), quality, clip),
  )
  return { clip, qualities }
}
