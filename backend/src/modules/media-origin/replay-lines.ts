import { rounded } from '@pitchside/base'
import type { CallData, RoomMessage } from '@pitchside/contract'
import type { RecordedSegment } from './ports/recording-store.port'
import { momentOf, secondOf, stretchOf } from './recorded-playlist.rules'

/** An answer goes over so many seconds of the film at most, and has so many lines. */
export const pageS = 300
export const pageLines = 300

interface Asked {
  segments: readonly RecordedSegment[]
  /** Of the film: the answer begins here. */
  second: number
  /** What was said in the room, epoch milliseconds. */
  said: (stretch: { from: number; until: number; limit: number }) => Promise<RoomMessage[]>
}

/**
 * What was said while a recording was made, with the film's seconds. A page that would be too long ends before the second of
 * the first line it leaves out; one second with more lines than a page has keeps the first of them.
 */
export async function linesOfReplay({ segments, second, said }: Asked): Promise<CallData<'listReplayLines'>> {
  const stretch = stretchOf(segments, second, second + pageS)
  const last = stretch.segments.at(-1)
  const from = momentOf(stretch.segments, Math.max(0, second - stretch.startS))
  const none = { until: second + pageS, lines: [] }
  if (from === undefined || last?.at === undefined) return none
  const until = momentOf(stretch.segments, second + pageS - stretch.startS) ?? last.at + last.durationS * 1_000
  const found = await said({ from, until, limit: pageLines + 1 })
  const lines = found.flatMap((message) => {
    const place = secondOf(stretch.segments, message.at)
    return place === undefined ? [] : [{ second: rounded(stretch.startS + place, 1), message }]
  })
  if (found.length <= pageLines) return { ...none, lines }
  const end = Math.max(second + 1, Math.floor(lines.at(-1)?.second ?? 0))
  return { until: end, lines: lines.filter((line) => line.second < end).slice(0, pageLines) }
}
