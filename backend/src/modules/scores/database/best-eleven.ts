import type { Fixture } from '../ports/feed.port'
import type { PersonLine } from './player-lines'

/** Somebody of the best eleven, with the match that brought him there. Places in per cent of a half, as in line-ups. */
export interface BestPlayer {
  line: PersonLine
  rating: number
  match: Fixture
  x: number
  y: number
}

/** A 4-3-3, from the keeper. */
const lines = [
  { position: 'G', count: 1, y: 6 },
  { position: 'D', count: 4, y: 30 },
  { position: 'M', count: 3, y: 58 },
  { position: 'F', count: 3, y: 86 },
] as const

/** The best marks of a round by position, eleven of them; fewer when the feed marks fewer. */
export function bestEleven(round: readonly { match: Fixture; lines: readonly PersonLine[] }[]): BestPlayer[] {
  const marked = round.flatMap(({ match, lines: played }) =>
    played.flatMap((line) => (line.figures.rating === undefined ? [] : [{ line, rating: line.figures.rating, match }])),
  )
  marked.sort((a, b) => b.rating - a.rating || b.line.minutes - a.line.minutes || a.line.player.id - b.line.player.id)
  return lines.flatMap(({ position, count, y }) =>
    marked
      .filter(({ line }) => line.player.position === position)
      .slice(0, count)
      .map((one, index, all) => ({ ...one, x: Math.round(((index + 0.5) / all.length) * 84 + 8), y })),
  )
}
