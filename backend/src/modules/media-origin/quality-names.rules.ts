/** Names of the player for renditions, best first. */
export type QualityName = 'original' | 'hd' | 'smooth' | 'sd'

/**
 * Which rendition each name stands for, given their heights: the player's own rule. Original is the best; HD the best
 * below it that is at least 720 high, or the same where nothing is between; SD the lowest; smooth what lies between HD
 * and SD. A single rendition is called original alone.
 */
export function nameQualities(heights: readonly number[]): { name: QualityName; index: number }[] {
  const byHeight = heights.map((height, index) => ({ height, index })).sort((a, b) => b.height - a.height)
  const [best] = byHeight
  if (!best) return []
  const named: { name: QualityName; index: number }[] = [{ name: 'original', index: best.index }]
  if (byHeight.length === 1) return named
  const hd = byHeight.slice(1).find(({ height }) => height >= 720) ?? best
  const sd = byHeight.at(-1) ?? best
  if (hd.height >= 720) named.push({ name: 'hd', index: hd.index })
  const smooth = byHeight.find(({ height }) => height < hd.height && height > sd.height)
  if (smooth) named.push({ name: 'smooth', index: smooth.index })
  named.push({ name: 'sd', index: sd.index })
  return named
}
