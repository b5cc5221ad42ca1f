/** A part, as a playlist lists it. */
interface ListedPart {
  durationS: number
  address: string
  isIndependent: boolean
}

interface ListedSegment {
  durationS: number
  address: string
  parts: ListedPart[]
}

/** What a media playlist says, and what is wrong with it by draft-pantos-hls-rfc8216bis. */
export interface ReadPlaylist {
  sequence: number
  targetS: number
  partTargetS: number
  skipped: number
  segments: ListedSegment[]
  /** Parts of the segment that is not whole yet. */
  open: ListedPart[]
  hint: string | undefined
  isOver: boolean
  control: Record<string, string>
  faults: string[]
}

function attributesOf(line: string): Record<string, string> {
  const found = line.slice(line.indexOf(':') + 1).matchAll(/([A-Z0-9-]+)=("[^"]*"|[^,]*)/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value.replaceAll('"', '')]))
}

const numbersOf = (line: string): number => Number(line.slice(line.indexOf(':') + 1).split(',')[0])

function partOf(line: string): ListedPart {
  const { DURATION, URI = '', INDEPENDENT } = attributesOf(line)
  return { durationS: Number(DURATION), address: URI, isIndependent: INDEPENDENT === 'YES' }
}

export function readMediaPlaylist(text: string): ReadPlaylist {
  const lines = text.split('\n').filter(Boolean)
  const lineOf = (tag: string): string | undefined => lines.find((line) => line.startsWith(`#EXT-X-${tag}:`))
  const read: ReadPlaylist = {
    sequence: numbersOf(lineOf('MEDIA-SEQUENCE') ?? ':0'),
    targetS: numbersOf(lineOf('TARGETDURATION') ?? ''),
    partTargetS: Number(attributesOf(lineOf('PART-INF') ?? '')['PART-TARGET'] ?? Number.NaN),
    skipped: Number(attributesOf(lineOf('SKIP') ?? '')['SKIPPED-SEGMENTS'] ?? 0),
    segments: [],
    open: [],
    hint: attributesOf(lineOf('PRELOAD-HINT') ?? '').URI,
    isOver: lines.includes('#EXT-X-ENDLIST'),
    control: attributesOf(lineOf('SERVER-CONTROL') ?? ''),
    faults: [],
  }
  let durationS = Number.NaN
  for (const line of lines) {
    if (line.startsWith('#EXT-X-PART:')) read.open.push(partOf(line))
    else if (line.startsWith('#EXTINF:')) durationS = numbersOf(line)
    else if (!line.startsWith('#')) {
      read.segments.push({ durationS, address: line, parts: read.open })
      read.open = []
      durationS = Number.NaN
    }
  }
  read.faults = faultsOf(read, lines)
  return read
}

function faultsOf(read: ReadPlaylist, lines: readonly string[]): string[] {
  const { targetS, partTargetS, segments, open, control, hint, isOver, skipped } = read
  const version = Number(lines.find((line) => line.startsWith('#EXT-X-VERSION:'))?.slice(15))
  const parts = [...segments.flatMap((segment) => segment.parts), ...open]
  const named = [...segments.map(({ address }) => address), ...parts.map(({ address }) => address), hint]
  const rules: [string, boolean][] = [
    ['begins with EXTM3U', lines[0] === '#EXTM3U'],
    ['has a target duration', Number.isInteger(targetS)],
    ['a skip needs version 9', skipped === 0 || version >= 9],
    ['each segment has its duration', segments.every(({ durationS }) => durationS > 0)],
    ['no segment is longer than the target', segments.every(({ durationS }) => Math.round(durationS) <= targetS)],
    ['parts need PART-INF', parts.length === 0 || partTargetS > 0],
    ['no part is longer than its target', parts.every(({ durationS }) => durationS <= partTargetS)],
    ['parts add up to their segment', segments.every(addsUp)],
    [
      'segments begin with a key frame',
      [...segments.map((one) => one.parts), open].every(([first]) => first?.isIndependent ?? true),
    ],
    ['PART-HOLD-BACK is three parts', parts.length === 0 || Number(control['PART-HOLD-BACK']) >= 3 * partTargetS],
    ['CAN-SKIP-UNTIL is six targets', Number(control['CAN-SKIP-UNTIL'] ?? 99) >= 6 * targetS],
    ['parts are listed near the end alone', oldPartsOf(read) === 0],
    ['a hint, and only while it goes on', (hint !== undefined) === (!isOver && parts.length > 0)],
    ['names differ', new Set(named).size === named.length],
    ['one playlist for one request', lines.filter((line) => line === '#EXTM3U').length === 1],
  ]
  const short = [...segments.map((segment) => segment.parts.slice(0, -1)), open.slice(0, -1)]
    .flat()
    .some(({ durationS }) => durationS < 0.85 * partTargetS)
  return [
    ...rules.filter(([, holds]) => !holds).map(([rule]) => rule),
    ...(short ? ['parts have 85 % of their target'] : []),
  ]
}

const addsUp = ({ durationS, parts }: ListedSegment): boolean =>
  parts.length === 0 || Math.abs(parts.reduce((sum, part) => sum + part.durationS, 0) - durationS) < 0.001

/** Segments with parts further from the end than three target durations. */
function oldPartsOf({ segments, targetS }: ReadPlaylist): number {
  let behindS = 0
  return segments.toReversed().filter(({ durationS, parts }) => {
    const isOld = behindS >= 3 * targetS && parts.length > 0
    behindS += durationS
    return isOld
  }).length
}
