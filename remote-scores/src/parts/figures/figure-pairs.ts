/** A figure of a player by its name on the wire. */
export interface PlayerFigure {
  key: string
  value: number
}

/** Figures that are told beside the whole they are a part of: passes that arrived, duels that were won. */
const partOf: Readonly<Record<string, string>> = { passes: 'accuratePasses', duels: 'duelsWon' }
const parts: ReadonlySet<string> = new Set(Object.values(partOf))

export const figureOf = (figures: readonly PlayerFigure[], key: string): number | undefined =>
  figures.find((one) => one.key === key)?.value

/** Figures that stand for themselves: a part is told with its whole. */
export const isWhole = (key: string): boolean => !parts.has(key)

/** Both numbers of a whole, "38/45"; undefined for other figures, and where the feed counts one of the two. */
export function pairText(figures: readonly PlayerFigure[], key: string): string | undefined {
  const [whole, part] = [figureOf(figures, key), figureOf(figures, partOf[key] ?? '')]
  return whole === undefined || part === undefined ? undefined : `${part}/${whole}`
}

/** How much of a whole its part is, per cent; undefined where nothing was counted. */
export function shareOf(figures: readonly PlayerFigure[], key: string): number | undefined {
  const [whole, part] = [figureOf(figures, key), figureOf(figures, partOf[key] ?? '')]
  return !whole || part === undefined ? undefined : Math.round((100 * part) / whole)
}
