/** Lines of the qualities a film may come in beside its own. */
const ladder: readonly number[] = [720, 480, 360, 240]
const lowerCount = 2
/** A quality that is hardly lower would cost a file for nothing. */
const lowerShare = 0.8

/** Lines of the lower qualities that are made of a film, the highest first. */
export const lowerHeights = (height: number): number[] =>
  ladder.filter((lines) => lines <= height * lowerShare).slice(0, lowerCount)

const stillsMost = 60
const stepLeastS = 2

/** How many pictures of a film lie in one, and how far they are apart. */
export function stillsOf(durationS: number): { stepS: number; count: number } {
  const stepS = Math.max(stepLeastS, Math.ceil(durationS / stillsMost))
  return { stepS, count: Math.max(1, Math.ceil(durationS / stepS)) }
}
