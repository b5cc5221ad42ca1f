import type { Play } from './basketball-game'

/** Points of one side without an answer. */
export interface Run {
  side: 'home' | 'away'
  points: number
  from: Play
  to: Play
}

/** Fewer points in a row are the usual course of a game. */
const leastPoints = 7
const shown = 4

/** The longest runs of a game, biggest first. */
export function runsOf(plays: readonly Play[]): Run[] {
  const runs: Run[] = []
  let [home, away] = [0, 0]
  for (const play of plays) {
    const [own, other] = [play.homeScore - home, play.awayScore - away]
    home = play.homeScore
    away = play.awayScore
    if (own === 0 && other === 0) continue
    const side = own > 0 ? ('home' as const) : ('away' as const)
    const last = runs.at(-1)
    if (last?.side === side) {
      last.points += own + other
      last.to = play
    } else runs.push({ side, points: own + other, from: play, to: play })
  }
  return runs
    .filter(({ points }) => points >= leastPoints)
    .sort((a, b) => b.points - a.points || a.from.seq - b.from.seq)
    .slice(0, shown)
}
