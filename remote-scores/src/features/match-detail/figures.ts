import { rounded } from '@pitchside/base'
import { figureOf, shareOf } from '../../parts/figures/figure-pairs'
import type { Statistic } from './match-detail.calls'
import type { Figure, Lineup, Shot, SideLineup } from './match-parts.calls'

/** Statistic codes of the feed. */
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

/** Chances of all shots of a side together. Kicks of a shoot-out are no shots of the match. */
export function expectedGoals(shots: readonly Shot[]): { home: number; away: number } {
  const of = (side: Shot['side']) =>
    rounded(
      shots.filter((shot) => shot.side === side).reduce((sum, shot) => sum + shot.xg, 0),
      2,
    )
  return { home: of('home'), away: of('away') }
}

/** Shots of a half, by the minute they were made in. */
export const shotsOfScope = (shots: readonly Shot[], scope: 'full' | 'first' | 'second'): readonly Shot[] =>
  scope === 'full'
    ? shots
    : shots.filter((shot) => (scope === 'first' ? shot.minuteNumber < 46 : shot.minuteNumber >= 46))

/** In which order lines are shown, whoever told them. */
const order: readonly string[] = [
  ...['possession', 'xg', 'bigChances', 'shots', 'shotsOn', 'shotsOff', 'blocked', 'saves', 'corners'],
  ...['passes', 'passAccuracy', 'duelsWon', 'tackles'],
  ...['attacks', 'dangerous', 'offsides', 'fouls', 'freeKicks', 'goalKicks'],
  ...['yellow', 'red', 'penalties'],
]

/** From this chance on everybody speaks of a big one. */
const bigChance = 0.3

/** What follows from the shots: big chances, and those a keeper held. Nothing where no shot is told. */
export function shotLines(shots: readonly Shot[]): Statistic[] {
  if (shots.length === 0) return []
  const count = (side: Shot['side'], passes: (shot: Shot) => boolean) =>
    shots.filter((shot) => shot.side === side && passes(shot)).length
  const isBig = ({ xg }: Shot) => xg >= bigChance
  const isSaved = ({ outcome }: Shot) => outcome === 'saved'
  return [
    { key: 'bigChances', home: count('home', isBig), away: count('away', isBig) },
    { key: 'saves', home: count('away', isSaved), away: count('home', isSaved) },
  ]
}

/** A figure of everybody of a side together; undefined where it was counted of nobody. */
function sumOf({ first, bench }: SideLineup, key: string): number | undefined {
  const values = [...first, ...bench].flatMap(({ figures }) => figureOf(figures, key) ?? [])
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0)
}

/** What the players of a match that is over did together. Nothing where the feed counts no players. */
export function playerLines(lineup: Lineup | null | undefined): Statistic[] {
  if (!lineup) return []
  const accuracy = (side: SideLineup) =>
    shareOf(
      ['passes', 'accuratePasses'].flatMap((key) => {
        const value = sumOf(side, key)
        return value === undefined ? [] : [{ key, value }]
      }),
      'passes',
    )
  const line = (key: string, of: (side: SideLineup) => number | undefined, isShare = false): Statistic[] => {
    const [home, away] = [of(lineup.home), of(lineup.away)]
    return home === undefined || away === undefined ? [] : [{ key, home, away, ...(isShare ? { isShare } : {}) }]
  }
  return [
    ...line('passes', (side) => sumOf(side, 'passes')),
    ...line('passAccuracy', accuracy, true),
    ...line('duelsWon', (side) => sumOf(side, 'duelsWon')),
    ...line('tackles', (side) => sumOf(side, 'tackles')),
  ]
}

/** Lines of the statistics from the feed's figures and what else tells of them; codes nobody can name are left out. */
export function statisticLines(
  figures: readonly Figure[],
  xg?: { home: number; away: number } | undefined,
  more: readonly Statistic[] = [],
): Statistic[] {
  const byType = new Map(figures.map((figure) => [figure.type, figure]))
  const lines = known.flatMap(([type, key]): Statistic[] => {
    const figure = byType.get(type)
    if (!figure) return []
    return [{ key, home: figure.home, away: figure.away, ...(type === 25 ? { isShare: true } : {}) }]
  })
  if (lines.length === 0) return []
  const parts = [21, 22, 37].map((type) => byType.get(type)).filter((figure) => figure !== undefined)
  const sum = (side: 'home' | 'away') => parts.reduce((total, figure) => total + figure[side], 0)
  const shots: Statistic[] = parts.length > 1 ? [{ key: 'shots', home: sum('home'), away: sum('away') }] : []
  const chances: Statistic[] = xg && xg.home + xg.away > 0 ? [{ key: 'xg', ...xg, isDecimal: true }] : []
  return [...lines, ...chances, ...shots, ...more].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
}
