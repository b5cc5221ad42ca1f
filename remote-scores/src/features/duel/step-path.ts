import { rounded } from '@pitchside/base'
/** A value from a place on the axis on. */
export interface Step {
  x: number
  y: number
}

/** A line that keeps its height until the next value, up to `endX`. Scales turn values into places of the drawing. */
export function stepPath(
  steps: readonly Step[],
  endX: number,
  scaleX: (x: number) => number,
  scaleY: (y: number) => number,
): string {
  const [first, ...rest] = steps
  if (!first) return ''
  const start = `M${rounded(scaleX(first.x), 1)} ${rounded(scaleY(first.y), 1)}`
  const middle = rest.map(({ x, y }) => `H${rounded(scaleX(x), 1)}V${rounded(scaleY(y), 1)}`).join('')
  return `${start}${middle}H${rounded(scaleX(Math.max(endX, steps.at(-1)?.x ?? 0)), 1)}`
}

/** The same line closed along the height of `zero`, to be filled. */
export function stepArea(path: string, steps: readonly Step[], scaleX: (x: number) => number, zeroY: number): string {
  const [first] = steps
  return first && path ? `${path}V${rounded(zeroY, 1)}H${rounded(scaleX(first.x), 1)}Z` : ''
}

/** The value that stands at a place, `undefined` before the first. */
export function valueAt<S extends { x: number }>(steps: readonly S[], x: number): S | undefined {
  let low = 0
  let high = steps.length - 1
  let found: S | undefined
  while (low <= high) {
    const middle = (low + high) >> 1
    const step = steps[middle]
    if (!step) break
    if (step.x <= x) {
      found = step
      low = middle + 1
    } else high = middle - 1
  }
  return found
}

/** Round numbers of an axis that hold all values: about four of them. */
export function axisMarks(low: number, high: number): number[] {
  const span = Math.max(high - low, 0.1)
  const base = 10 ** Math.floor(Math.log10(span / 3))
  const step = [1, 2, 5, 10].map((one) => one * base).find((one) => span / one <= 4.5) ?? base * 10
  const first = Math.floor(low / step) * step
  const count = Math.ceil((high - first) / step) + 1
  return Array.from({ length: count }, (_, i) => rounded(first + i * step, 3))
}

const priceSteps = [1, 1.1, 1.25, 1.5, 2, 3, 5, 10, 20, 50, 100, 200]

/** Marks of an axis of decimal prices, on which equal ratios are equally far apart. */
export function priceMarks(low: number, high: number): number[] {
  const from = priceSteps.findLastIndex((mark) => mark <= low)
  const to = priceSteps.findIndex((mark) => mark >= high)
  const marks = priceSteps.slice(Math.max(0, from), (to < 0 ? priceSteps.length - 1 : to) + 1)
  // Where the axis is long, small steps at its foot would write over each other.
  const room = Math.log((marks.at(-1) ?? 2) / (marks[0] ?? 1)) / 9
  return marks.filter((mark, i) => i === 0 || Math.log(mark / (marks[0] ?? 1)) >= room)
}
