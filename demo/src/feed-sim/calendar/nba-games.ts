import type { Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { RandomStream } from '../random-stream'

/** Teams stand division by division, five in each, the East first. */
const divisionSize = 5
const conferenceSize = 15

/**
 * Games of a home side against an away side in a season of 82: four with each of the division, four or three with the
 * others of the conference, two with those of the other conference; 41 of them at home.
 */
function homeGames(home: number, away: number): number {
  if (home === away) return 0
  if (Math.floor(home / conferenceSize) !== Math.floor(away / conferenceSize)) return 1
  const [divisionOfHome, divisionOfAway] = [Math.floor(home / divisionSize), Math.floor(away / divisionSize)]
  if (divisionOfHome === divisionOfAway) return 2
  // Each plays two of the five of another division three times only, once at home more with one of them.
  const isHomeFirst = divisionOfHome < divisionOfAway
  const [low, high] = isHomeFirst ? [home, away] : [away, home]
  const step = ((high % divisionSize) - (low % divisionSize) + divisionSize) % divisionSize
  if (step > 1) return 2
  return (step === 0) === isHomeFirst ? 2 : 1
}

export interface DayGame {
  day: number
  home: Team
  away: Team
}

/** Share of the week's games on each day from Monday on. */
const weekday = [7, 5, 10, 4, 10, 8, 8] as const

/**
 * The games day by day over the given days: who is behind plays first, nobody on three days running. What is left at the
 * end of the days is played on the last of them.
 */
export function nbaGames(teams: readonly Team[], days: readonly number[], random: RandomStream): DayGame[] {
  const count = teams.length
  const left = teams.map((_, home) => teams.map((_other, away) => homeGames(home, away)))
  const leftOf = teams.map(() => 82)
  const playedOn = teams.map((): number[] => [])
  const weightOf = (day: number) => weekday[(day + 3) % 7] ?? 7
  const list: DayGame[] = []
  let shareLeft = days.reduce((sum, day) => sum + weightOf(day), 0)
  let gamesLeft = leftOf.reduce((sum, games) => sum + games, 0) / 2
  for (const day of days) {
    const wanted = Math.min(count / 2, Math.round((gamesLeft * weightOf(day) * 1.03) / shareLeft + random() - 0.5))
    shareLeft -= weightOf(day)
    const isTired = (team: number) => [1, 2].every((back) => playedOn[team]?.includes(day - back))
    const order = teams
      .map((_, team) => ({
        team,
        need: (leftOf[team] ?? 0) + random() * 1.5 - (playedOn[team]?.includes(day - 1) ? 1.2 : 0),
      }))
      .filter(({ team }) => (leftOf[team] ?? 0) > 0 && !isTired(team))
      .sort((a, b) => b.need - a.need)
      .map(({ team }) => team)
    const busy = new Set<number>()
    let made = 0
    for (const one of order) {
      if (made >= wanted) break
      if (busy.has(one)) continue
      const both = (other: number) => (left[one]?.[other] ?? 0) + (left[other]?.[one] ?? 0)
      const free = order.filter((other) => other !== one && !busy.has(other) && both(other) > 0)
      // Among those who need it most, the one with whom most games are open.
      const other = free.slice(0, 12).toSorted((a, b) => both(b) - both(a))[0]
      if (other === undefined) continue
      const [here, there] = [left[one]?.[other] ?? 0, left[other]?.[one] ?? 0]
      const isHome = here > there || (here === there && random() < 0.5)
      const [home, away] = isHome ? [one, other] : [other, one]
      const row = left[home]
      if (row) row[away] = (row[away] ?? 0) - 1
      for (const team of [home, away]) {
        leftOf[team] = (leftOf[team] ?? 0) - 1
        playedOn[team] = [...(playedOn[team] ?? []).slice(-2), day]
        busy.add(team)
      }
      const [homeTeam, awayTeam] = [teams[home], teams[away]]
      if (homeTeam && awayTeam) list.push({ day, home: homeTeam, away: awayTeam })
      made += 1
      gamesLeft -= 1
    }
  }
  return list
}
