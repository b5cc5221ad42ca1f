import { limits } from '@pitchside/contract'

/** Size of the picture and of the piece, px. */
export const picture = { width: 320, height: 180, piece: 48 } as const

/** One step of the hand: x and y in px, time in ms. */
export type TrackStep = [x: number, y: number, ms: number]

const stepsMin = 8
/** A hand takes a third of a second at least. At most what the picture lives: who moves it key by key, or with a tremor, has the time. */
const durationMs = { min: 300, max: limits.captchaTtlS * 1_000 }
/** How far the last step may be from the answer that is sent. */
const endGapPx = 2

/** Whether every step covers the same way in the same time, as only a machine does. */
function isMechanical(track: TrackStep[]): boolean {
  const [first, second] = track
  if (!first || !second) return true
  const dx = second[0] - first[0]
  const dt = second[2] - first[2]
  return track.every((step, index) => {
    const before = track[index - 1]
    return !before || (step[0] - before[0] === dx && step[2] - before[2] === dt)
  })
}

/** Whether a hand may have made this movement. The keyboard counts as a hand: it never moves up or down. */
export function isHumanTrack(x: number, track: TrackStep[]): boolean {
  const first = track[0]
  const last = track.at(-1)
  if (!first || !last || track.length < stepsMin) return false
  const tookMs = last[2] - first[2]
  if (tookMs < durationMs.min || tookMs > durationMs.max) return false
  if (Math.abs(last[0] - x) > endGapPx) return false
  if (track.some((step, index) => index > 0 && step[2] < (track[index - 1] as TrackStep)[2])) return false
  return !isMechanical(track)
}

/** Whether the piece was put into the hole. */
export function isInHole(x: number, answerX: number): boolean {
  return Math.abs(x - answerX) <= limits.captchaTolerancePx
}
