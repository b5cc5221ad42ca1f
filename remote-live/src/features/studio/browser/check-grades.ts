/** How a part of the check came out. */
export type CheckGrade = 'good' | 'poor' | 'bad'

/** Mean brightness of a dark room, of 255; a covered lens gives less. */
const darkBelow = 16
/** Peak of a quiet room, of 1; speech reaches a tenth. */
const quietBelow = 0.02
const silentBelow = 0.0005

/** Pictures by their mean brightness, 0 to 255: none came, or all are black. */
export function gradePicture(brightness: readonly number[]): CheckGrade {
  const best = Math.max(0, ...brightness)
  if (brightness.length < 5 || best < 4) return 'bad'
  return best < darkBelow ? 'poor' : 'good'
}

/** The loudest moment, 0 to 1. */
export function gradeSound(peak: number): CheckGrade {
  if (peak < silentBelow) return 'bad'
  return peak < quietBelow ? 'poor' : 'good'
}

/** What the line takes, bit/s, beside what the broadcast will need: half as much again is room enough. */
export function gradeUpload(rate: number, needed: number): CheckGrade {
  if (rate < needed) return 'bad'
  return rate < needed * 1.5 ? 'poor' : 'good'
}
