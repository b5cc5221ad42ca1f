import type { Fixture } from '@pitchside/backend/modules/scores/ports/feed.port'
import { matchId, pairsOf, seasonDay, startOfDay } from './calendar'
import { esportsCompetitions } from './esports-competitions'
import { randomStream } from './random-stream'

/** Days at the end of a season on which a league plays one length more. */
const decidingRounds = 3

/** Some sixty matches a day, the leagues around their hours, so that at any time a few are played. */
export function esportsOfDay(seed: string, day: number): Fixture[] {
  const random = randomStream(`${seed}|esports|${day}|calendar`)
  const list = esportsCompetitions.flatMap((competition) => {
    const { season, round, rounds } = seasonDay(competition, day)
    const isDeciding = round > rounds - decidingRounds
    const bestOf = isDeciding ? Math.min(5, competition.bestOf + 2) : competition.bestOf
    return pairsOf(competition, season, round).map(([home, away]) => ({
      teams: [competition.teams[home], competition.teams[away]] as const,
      competition,
      round,
      bestOf,
      // Never over midnight: a league's days must not touch, or a team would play two matches at once.
      hour: competition.hour + random() * 8 - 4,
    }))
  })
  const order = list.map((one, index) => ({ ...one, id: matchId('esports', day, index) }))
  order.sort((a, b) => a.hour - b.hour || a.id - b.id)
  const gapMinutes = 1_440 / order.length
  return order.flatMap(({ teams: [home, away], competition, id, round, bestOf }, index) => {
    if (!home || !away) return []
    const kickoff = startOfDay(day) + Math.floor((index * gapMinutes) / 10) * 600
    return [
      { id, sport: 'esports' as const, competitionId: competition.id, home, away, kickoff, round, stage: '', bestOf },
    ]
  })
}
