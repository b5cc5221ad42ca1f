import type { Measure } from './line-look'

const limit = 2_000

/** Measures texts on a canvas of the page, each font and text once. */
export function textMeasurer(): Measure {
  const context = document.createElement('canvas').getContext('2d')
  const known = new Map<string, number>()
  let font = ''
  return (text, wanted) => {
    if (!context) return text.length * 20
    const key = `${wanted}|${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    // Setting a font parses it, even the same one again.
    if (font !== wanted) context.font = font = wanted
    const { width } = context.measureText(text)
    if (known.size >= limit) known.clear()
    known.set(key, width)
    return width
  }
}
