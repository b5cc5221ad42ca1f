import type Hls from 'hls.js'

/** What a visitor chooses. `auto` follows bandwidth and size of the player. */
export type Quality = 'auto' | 'original' | 'hd' | 'sd' | 'smooth'

export const qualities: readonly Quality[] = ['auto', 'original', 'hd', 'sd', 'smooth']

export const isQuality = (value: unknown): value is Quality => qualities.includes(value as Quality)

/**
 * Position of a quality among the levels of a stream, given their heights in the stream's order; undefined when the
 * stream has no such level. Original is the best there is; HD the best below it that is at least 720 high, or the same
 * where nothing is between; smooth the lowest; SD what lies between HD and smooth.
 */
export function levelOf(quality: Quality, heights: readonly number[]): number | undefined {
  const byHeight = heights.map((height, index) => ({ height, index })).sort((a, b) => b.height - a.height)
  const [best] = byHeight
  if (quality === 'auto' || !best) return undefined
  if (quality === 'original') return best.index
  if (byHeight.length === 1) return undefined
  const hd = byHeight.slice(1).find(({ height }) => height >= 720) ?? best
  const lowest = byHeight.at(-1)
  if (quality === 'hd') return hd.height >= 720 ? hd.index : undefined
  if (quality === 'smooth') return lowest?.index
  const between = byHeight.filter(({ height }) => height < hd.height && height > (lowest?.height ?? 0))
  return between[0]?.index
}

/** Qualities a stream really has, best first, `auto` in front when there is a choice. */
export function offeredQualities(heights: readonly number[]): Quality[] {
  const found = qualities.filter((quality) => levelOf(quality, heights) !== undefined)
  return heights.length > 1 ? ['auto', ...found] : found
}

/** What a picture of a height is called among the levels of its stream: where two names are one level, by the plainer. */
export function qualityAt(height: number, heights: readonly number[]): Quality | undefined {
  return qualities.find((quality) => heights[levelOf(quality, heights) ?? -1] === height)
}

/** Plays the chosen quality where the stream has it. */
export function keepQuality(hls: Hls, quality: Quality): void {
  const heights = hls.levels.map(({ height }) => height)
  const level = levelOf(quality, heights)
  if (level === undefined) return
  hls.startLevel = level
  hls.nextLevel = level
}
