import { gamePartsOf } from '../game-parts'
import { playerPartsOf } from '../match-parts'
import { type BoxStat, boxStat } from '../ports/box-stats'
import type { Feed, Fixture, Team } from '../ports/feed.port'
import type { BoxLine, Player, PlayerLine } from '../ports/match-parts.port'

/** Figures of a player in a match, by name, in the order they are shown. */
export const playerFigures = {
  football: [
    ...(['rating', 'goals', 'assists', 'xg', 'shots', 'saves', 'cleanSheets'] as const),
    ...(['passes', 'accuratePasses', 'duels', 'duelsWon', 'tackles', 'yellow', 'red'] as const),
  ],
  basketball: ['points', 'rebounds', 'assists', 'steals', 'blocks', 'threes', 'efficiency'],
} as const
export type Figure = (typeof playerFigures)['football' | 'basketball'][number]

/** What somebody did in one match, whatever the sport. A figure nobody counted is absent. */
export interface PersonLine {
  player: Player
  team: Team
  minutes: number
  figures: Readonly<Partial<Record<Figure, number>>>
  mark: NonNullable<PlayerLine['mark']>
}

/** What a coach adds up: what went well less what went wrong. */
function efficiencyOf(of: (stat: BoxStat) => number): number {
  const s = boxStat
  const good = [s.points, s.offensiveRebounds, s.defensiveRebounds, s.assists, s.steals, s.blocks]
  const missed = of(s.fieldGoalTries) - of(s.fieldGoals) + of(s.freeThrowTries) - of(s.freeThrows)
  return good.reduce((sum, stat) => sum + of(stat), 0) - missed - of(s.turnovers)
}

function ofBox({ player, seconds, stats }: BoxLine, team: Team): PersonLine {
  const of = (stat: BoxStat) => stats[stat] ?? 0
  return {
    player,
    team,
    minutes: Math.round(seconds / 60),
    figures: {
      points: of(boxStat.points),
      rebounds: of(boxStat.offensiveRebounds) + of(boxStat.defensiveRebounds),
      assists: of(boxStat.assists),
      steals: of(boxStat.steals),
      blocks: of(boxStat.blocks),
      threes: of(boxStat.threes),
      efficiency: efficiencyOf(of),
    },
    mark: [],
  }
}

/** Everybody who played in a match that is over; undefined when the feed does not count players. */
export function personLines(feed: Feed, { id, sport, home, away }: Fixture, at: number): PersonLine[] | undefined {
  if (sport === 'basketball') {
    const box = gamePartsOf(feed).boxScore?.(id, at)
    const of = (lines: readonly BoxLine[], team: Team) =>
      lines.filter(({ seconds }) => seconds > 0).map((line) => ofBox(line, team))
    return box && [...of(box.home, home), ...of(box.away, away)]
  }
  return playerPartsOf(feed)
    .playerLines?.(id, at)
    ?.map(({ player, side, minutes, rating, mark = [], figures }) => ({
      ...{ player, team: side === 1 ? home : away, minutes, mark },
      figures: { ...figures, ...(rating === undefined ? {} : { rating }) },
    }))
}
