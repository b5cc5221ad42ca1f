/** How good a reading is. */
export type Grade = 'good' | 'fair' | 'bad' | 'unknown'

/** Kilobits a second: below 500 a picture falls apart, above 8000 viewers on a phone stall. */
export function gradeBitrate(kbps: number): Grade {
  if (kbps <= 0) return 'unknown'
  if (kbps < 300 || kbps > 12_000) return 'bad'
  return kbps < 700 || kbps > 8_000 ? 'fair' : 'good'
}

/** Seconds between key frames: a segment begins with one, so this is what viewers wait for. Two are wanted. */
export function gradeKeyFrames(seconds: number): Grade {
  if (seconds <= 0) return 'unknown'
  if (seconds > 6) return 'bad'
  return seconds > 3 ? 'fair' : 'good'
}

/** Seconds since the newest segment came in. */
export function gradeAge(seconds: number): Grade {
  if (seconds > 10) return 'bad'
  return seconds > 5 ? 'fair' : 'good'
}
