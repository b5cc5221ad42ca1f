import { shiftS } from '@pitchside/contract/rooms'
import { segmentS } from './clip-segments'

/** Segment 0 of every demo broadcast began here; numbers follow the wall clock, so a restart changes nothing. */
const epochMs = Date.UTC(2025, 0, 1)
const segmentMs = segmentS * 1000

/** Segments in a playlist: a minute to go back to. */
export const windowSegments = 30

/** Numbers of the segments that are complete at `nowMs`: `first` up to and without `end`. */
export function liveWindow(nowMs: number): { first: number; end: number } {
  const end = Math.max(0, Math.floor((nowMs - epochMs) / segmentMs))
  return { first: Math.max(0, end - windowSegments), end }
}

/** When a segment began, epoch milliseconds. */
export const segmentStartMs = (sequence: number): number => epochMs + sequence * segmentMs

/** Segments one can go back to in the list of the last two hours. */
export const shiftSegments = shiftS / segmentS

/** Whether a segment may be served: complete, and not older than the last two hours and a window. */
export function isServed(sequence: number, nowMs: number): boolean {
  const { end } = liveWindow(nowMs)
  return sequence >= Math.max(0, end - shiftSegments - windowSegments) && sequence < end
}

/** Where in the clip a room begins: rooms that show the same clip show different minutes of it. */
export const roomOffset = (room: number, count: number): number => (((room * 2_654_435_761) >>> 8) % count) | 0
