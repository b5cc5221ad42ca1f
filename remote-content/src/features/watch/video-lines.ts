/** A line over the picture of a video, at its second. */
export interface VideoLine {
  id: number
  userId: number
  second: number
  text: string
  /** `#rrggbb`, empty: white. */
  color: string
}

/** More than this between two looks is a jump, not playing. */
const stepMaxS = 1.5

/** Lines that fall due between two moments of a video; none for a jump, whatever its direction. Lines come in order. */
export function linesDue(lines: readonly VideoLine[], beforeS: number, nowS: number): readonly VideoLine[] {
  if (nowS <= beforeS || nowS - beforeS > stepMaxS) return []
  return lines.filter(({ second }) => second > beforeS - 1e-6 && second <= nowS - 1e-6)
}

/** The lines with another one in its place. */
export function withLine(lines: readonly VideoLine[], line: VideoLine): VideoLine[] {
  const at = lines.findIndex(({ second }) => second > line.second)
  return at < 0 ? [...lines, line] : [...lines.slice(0, at), line, ...lines.slice(at)]
}
