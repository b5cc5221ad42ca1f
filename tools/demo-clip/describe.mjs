import { readFragment, readTracks, splitFragments } from './fmp4.mjs'
import { FRAGMENT_MS, SEGMENT_MS } from './recipes.mjs'

/**
 * Cuts a fresh ffmpeg file to its init segment and fragments, and says where everything is.
 * What is left over after the last full fragment (a few AAC frames) joins that fragment.
 */
export function describeQuality(bytes, { recipe, quality }) {
  const { initSize, fragments } = splitFragments(bytes)
  const wanted = (recipe.seconds * 1000) / FRAGMENT_MS
  const kept = fragments.slice(0, wanted)
  const last = fragments[fragments.length - 1]
  const end = last.offset + last.size
  kept[wanted - 1] = { offset: kept[wanted - 1].offset, size: end - kept[wanted - 1].offset }
  const tracks = readTracks(bytes.subarray(0, initSize))
  const timescales = new Map(tracks.map((track) => [track.id, track.timescale]))
  const perSegment = SEGMENT_MS / FRAGMENT_MS
  let peak = 0
  for (let i = 0; i < kept.length; i += perSegment) {
    const size = kept.slice(i, i + perSegment).reduce((sum, fragment) => sum + fragment.size, 0)
    peak = Math.max(peak, (size * 8000) / SEGMENT_MS)
  }
  return {
    file: bytes.subarray(0, end),
    entry: {
      name: quality.name,
      width: quality.width,
      height: quality.height,
      bandwidth: Math.ceil(peak / 1000) * 1000,
      averageBandwidth: Math.ceil((end * 8) / recipe.seconds / 1000) * 1000,
      codecs: tracks.map((track) => track.codec).join(','),
      initSize,
      fragments: kept.map((fragment) => ({
        ...fragment,
        clocks: readFragment(bytes, fragment).map((run) => [run.clockAt - fragment.offset, timescales.get(run.track)]),
      })),
    },
  }
}

/** JSON with one fragment per line, so that a change of the clip reads well. */
export function formatDescription(description) {
  const { qualities, ...rest } = description
  const head = JSON.stringify(rest, undefined, 2).slice(0, -2)
  const list = qualities.map(({ fragments, ...quality }) => {
    const lines = fragments.map((fragment) => `        ${JSON.stringify(fragment)}`).join(',\n')
    const open = JSON.stringify(quality, undefined, 2).slice(0, -2).replaceAll('\n', '\n    ')
    return `    ${open},\n      "fragments": [\n${lines}\n      ]\n    }`
  })
  return `${head},\n  "qualities": [\n${list.join(',\n')}\n  ]\n}\n`
}
