import type { Box, Fault, Line } from '../seen'

/** A line's box is higher than its letters by about so much, above and below. */
const airShare = 0.22
const leastWidth = 3
const leastHeight = 3

const lettersOf = ({ left, top, width, height }: Box): Box => ({
  left,
  top: top + height * airShare,
  width,
  height: height * (1 - 2 * airShare),
})

const shared = (from: number, length: number, otherFrom: number, otherLength: number) =>
  Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom)

/** Text over text. */
export function overlapping(lines: readonly Line[]): Fault[] {
  const seen = lines
    .filter(({ isSeen }) => isSeen)
    .map((line) => ({ ...line, letters: lettersOf(line.box) }))
    .sort((one, other) => one.letters.top - other.letters.top)
  return seen.flatMap((one, place) => {
    const faults: Fault[] = []
    for (const other of seen.slice(place + 1)) {
      if (other.letters.top > one.letters.top + one.letters.height - leastHeight) break
      if (other.source === one.source) continue
      const width = shared(one.letters.left, one.letters.width, other.letters.left, other.letters.width)
      const height = shared(one.letters.top, one.letters.height, other.letters.top, other.letters.height)
      if (width >= leastWidth && height >= leastHeight)
        faults.push({ judge: 'overlap', where: one.where, what: `"${one.text}" and "${other.text}"`, box: one.box })
    }
    return faults
  })
}
