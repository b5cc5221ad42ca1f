import type { LiveWindow, OpenSegment, ServedPart, ServedSegment } from './live-window'

const dateLine = (ms: number): string => `#EXT-X-PROGRAM-DATE-TIME:${new Date(ms).toISOString()}`

const partLine = ({ durationS, name, isIndependent }: ServedPart): string =>
  `#EXT-X-PART:DURATION=${durationS.toFixed(5)},URI="${name}"${isIndependent ? ',INDEPENDENT=YES' : ''}`

/** Lists what plays one after the other, with what a player must know in between. */
class Listing {
  readonly lines: string[] = []
  #before: Pick<OpenSegment, 'period' | 'header'> | undefined

  /** `before`: what the reader knows already. */
  constructor(before: ServedSegment | undefined) {
    this.#before = before
  }

  #place(next: OpenSegment | ServedSegment): void {
    const before = this.#before ?? { period: next.period, header: undefined }
    // One break per step, so that the numbers of all renditions meet again.
    for (let { period } = before; period < next.period; period++) this.lines.push('#EXT-X-DISCONTINUITY')
    if (next.header && next.header.name !== before.header?.name) this.lines.push(`#EXT-X-MAP:URI="${next.header.name}"`)
    this.#before = next
    this.lines.push(dateLine(next.dateMs))
  }

  segment(segment: ServedSegment, hasParts: boolean): void {
    this.#place(segment)
    if (hasParts) this.lines.push(...segment.parts.map(partLine))
    this.lines.push(`#EXTINF:${segment.durationS.toFixed(5)},`, segment.name)
  }

  open(open: OpenSegment): void {
    this.#place(open)
    this.lines.push(...open.parts.map(partLine))
  }
}

/** What every playlist of a rendition begins with. */
const head = (
  version: number,
  { segments, open, sequence, targetS }: LiveWindow,
  more: readonly string[],
): string[] => [
  '#EXTM3U',
  `#EXT-X-VERSION:${version}`,
  `#EXT-X-TARGETDURATION:${targetS}`,
  ...more,
  `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
  `#EXT-X-DISCONTINUITY-SEQUENCE:${segments[0]?.period ?? open?.period ?? 0}`,
  '#EXT-X-INDEPENDENT-SEGMENTS',
]

/** Media playlist of one rendition as it stands. `isOver` adds the end, so that players stop asking. */
export function liveMediaPlaylist(window: LiveWindow, isOver: boolean): string {
  const listing = new Listing(undefined)
  for (const segment of window.segments) listing.segment(segment, false)
  return `${[...head(7, window, []), ...listing.lines, ...(isOver ? ['#EXT-X-ENDLIST'] : [])].join('\n')}\n`
}

/** No part is longer; all but the last of a segment have at least 85 % of it. It fits frame rates from 8 to 60. */
export const partTargetS = 0.35
/** Players keep so far from the newest part; at least three parts. */
const partHoldBackS = 1.4
/** A delta leaves out what lies further back than so many target durations. */
const skippable = 6
/** Parts are listed for so many target durations; older segments are listed whole. */
const partsFor = 3

/** Whether a rendition comes in parts, none of them longer than it may be. */
export function isInParts({ segments, open }: LiveWindow): boolean {
  const newest = open?.parts ?? segments.at(-1)?.parts ?? []
  const all = [...segments.flatMap(({ parts }) => parts), ...(open?.parts ?? [])]
  return newest.length > 0 && all.every(({ durationS }) => durationS <= partTargetS)
}

export interface LowLatencyListing {
  isOver: boolean
  /** The player has an older playlist of this one: what it knows may be left out. */
  isDelta: boolean
  /** The other renditions in parts, which a player may change to. */
  others: readonly LiveWindow[]
}

/** How many segments at the beginning of the window a delta leaves out. */
function skippedOf({ segments, targetS }: LiveWindow): number {
  let [keptS, from] = [0, segments.length]
  while (from > 0 && keptS < skippable * targetS) keptS += segments[--from]?.durationS ?? 0
  return from
}

/** The newest part of a rendition: number of its segment, and its own in it. */
export function newestPart({ segments, open, end }: LiveWindow): { msn: number; part: number } {
  if (open && open.parts.length > 0) return { msn: end, part: open.parts.length - 1 }
  return { msn: end - 1, part: Math.max(0, (segments.at(-1)?.parts.length ?? 0) - 1) }
}

/** What a player waits for: a segment, or a part of one. */
export interface ReloadAsk {
  msn: number | undefined
  part: number | undefined
  /** It knows an older playlist. */
  isDelta: boolean
}

/** Whether a rendition has what is asked for. A part behind the last one of its segment is the first of the next. */
export function holds(window: LiveWindow, { msn, part }: ReloadAsk): boolean {
  if (msn === undefined) return true
  if (part === undefined || msn < window.sequence) return msn < window.end
  const asked = window.segments[msn - window.sequence]
  const isBehind = asked !== undefined && part >= asked.parts.length
  const [wantedMsn, wantedPart] = isBehind ? [msn + 1, 0] : [msn, part]
  const newest = newestPart(window)
  return wantedMsn < newest.msn || (wantedMsn === newest.msn && wantedPart <= newest.part)
}

function reportLine(other: LiveWindow): string {
  const { msn, part } = newestPart(other)
  return `#EXT-X-RENDITION-REPORT:URI="../${other.variant}/low.m3u8",LAST-MSN=${msn},LAST-PART=${part}`
}

/** Media playlist of a rendition in parts, as draft-pantos-hls-rfc8216bis describes it. */
export function lowLatencyPlaylist(window: LiveWindow, { isOver, isDelta, others }: LowLatencyListing): string {
  const { segments, open, targetS, nextPart } = window
  const skipped = isDelta ? skippedOf(window) : 0
  const control = `CAN-BLOCK-RELOAD=YES,CAN-SKIP-UNTIL=${skippable * targetS}.0,PART-HOLD-BACK=${partHoldBackS}`
  const abilities = [`#EXT-X-SERVER-CONTROL:${control}`, `#EXT-X-PART-INF:PART-TARGET=${partTargetS}`]
  const listing = new Listing(segments[skipped - 1])
  let behindS = segments.slice(skipped).reduce((sum, { durationS }) => sum + durationS, 0)
  for (const segment of segments.slice(skipped)) {
    behindS -= segment.durationS
    listing.segment(segment, behindS < partsFor * targetS)
  }
  if (open && !isOver) listing.open(open)
  const end = isOver
    ? ['#EXT-X-ENDLIST']
    : [`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${nextPart}"`, ...others.map(reportLine)]
  const skip = skipped > 0 ? [`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`] : []
  return `${[...head(9, window, abilities), ...skip, ...listing.lines, ...end].join('\n')}\n`
}
