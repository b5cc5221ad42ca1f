import type { GameTitle } from '@pitchside/backend/modules/scores/ports/feed.port'
import { playBattle } from './esports-battle'
import { mapsOf } from './esports-people'
import type { EsportsPlan, EsportsPlay, EsportsScript, GameModel, Pair } from './esports-plan'
import { playRounds } from './esports-rounds'
import { normal, randomStream } from './random-stream'

const breakS: Record<GameTitle, number> = { lol: 780, dota2: 840, cs2: 600, kog: 420 }

/** The whole match, game after game, until one side has more than half of them. */
export function playEsports(plan: EsportsPlan): EsportsScript {
  const random = randomStream(`${plan.seed}|${plan.matchId}|score`)
  const fate = random()
  if (fate < 0.005) return { games: [], endAt: 0, standing: 9 }
  if (fate < 0.008) return { games: [], endAt: 0, standing: 12 }
  const model: GameModel = plan.game === 'cs2' ? playRounds : playBattle
  // Every map of a series is another one.
  const maps = plan.game === 'cs2' ? mapsOf(plan.seed, plan.matchId) : []
  const needed = Math.floor(plan.bestOf / 2) + 1
  const won: Pair = [0, 0]
  const games: EsportsPlay[] = []
  // Form of the day: the better side does not win every game by the same chance.
  const edge = plan.edge + 0.2 * normal(random)
  let at = 60 + Math.floor(random() * 540)
  let firstSide: 1 | 2 = random() < 0.5 ? 1 : 2
  while (Math.max(...won) < needed) {
    const no = games.length + 1
    const played = model(randomStream(`${plan.seed}|${plan.matchId}|score|${no}`), plan.game, edge, firstSide)
    games.push({
      no,
      map: maps[no - 1] ?? '',
      startAt: at,
      endAt: at + played.length,
      winner: played.winner,
      firstSide,
      steps: played.steps,
    })
    won[played.winner - 1] = (won[played.winner - 1] ?? 0) + 1
    at += played.length + breakS[plan.game] + Math.floor(random() * 180)
    // Who lost chooses the side.
    firstSide = played.winner === 1 ? 2 : 1
  }
  return { games, endAt: games.at(-1)?.endAt ?? 0 }
}
