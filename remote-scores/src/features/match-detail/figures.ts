import type { Statistic } from './match-detail.calls'
import type { Figure, Shot } from './match-parts.calls'

/** Statistic codes of the feed, in the order they are shown. */
const known: readonly (readonly [type: number, key: string])[] = [
  [25, 'possession'],
  [21, 'shotsOn'],
  [22, 'shotsOff'],
  [37, 'blocked'],
  [2, 'corners'],
  [23, 'attacks'],
  [24, 'dangerous'],
  [5, 'offsides'],
  [6, 'freeKicks'],
  [7, 'goalKicks'],
  [3, 'yellow'],
  [4, 'red'],
  [8, 'penalties'],
]

const round = (value: number) => Math.round(value * 100) / 100

/** Chances of all shots of a side together. Kicks of a shoot-out are no shots of the match. */
export function expectedGoals(shots: readonly Shot[]): { home: number; away: number } {
  const of = (side: Shot['side']) =>
    round(shots.filter((shot) => shot.side === side).reduce((sum, shot) => sum + shot.xg, 0))
  return { home: of('home'), away: of('away') }
}

/** Shots of a half, by the minute they were made in. */
export const shotsOfScope = (shots: readonly Shot[], scope: 'full' | 'first' | 'second'): readonly Shot[] =>
  scope === 'full'
    ? shots
    : shots.filter((shot) => (scope === 'first' ? shot.minuteNumber < 46 : shot.minuteNumber >= 46))

/** Lines of the statistics from the feed's figures; codes nobody can name are left out. */
export function statisticLines(
  figures: readonly Figure[],
  xg?: { home: number; away: number } | undefined,
): Statistic[] {
  const byType = new Map(figures.map((figure) => [figure.type, figure]))
  const lines = known.flatMap(([type, key]): Statistic[] => {
    const figure = byType.get(type)
    if (!figure) return []
    return [{ key, home: figure.home, away: figure.away, ...(type === 25 ? { isShare: true } : {}) }]
  })
  const parts = [21, 22, 37].map((type) => byType.get(type)).filter((figure) => figure !== undefined)
  const sum = (side: 'home' | 'away') => parts.reduce((total, figure) => total + figure[side], 0)
  const shots: Statistic[] = parts.length > 1 ? [{ key: 'shots', home: sum('home'), away: sum('away') }] : []
  const chances: Statistic[] = xg && xg.home + xg.away > 0 ? [{ key: 'xg', ...xg, isDecimal: true }] : []
  const after = lines[0]?.isShare ? 1 : 0
  return [...lines.slice(0, after), ...chances, ...shots, ...lines.slice(after)]
}
