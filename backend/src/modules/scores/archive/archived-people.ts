import type { Team } from '../ports/feed.port'
import type { Player } from '../ports/match-parts.port'
import type { ScorerRow } from '../ports/season-parts.port'
import type { PlayerRow } from './archive.queries'
import type { ArchivedMatch } from './archived-match'

/** A player as the archive knows one: names of files are in one language. */
export const archivedPlayer = (row: PlayerRow, team: Team, flag: string): Player => ({
  id: row.id,
  teamId: team.id,
  name: { zh: row.name, en: row.name, vi: row.name },
  shirt: row.shirt,
  position: row.position,
  born: row.born,
  flag,
})

type FindPlayer = (team: Team, name: string) => Player | undefined

/** Scorers of a season: own goals count for nobody. Files know neither assists nor who played. */
export function archivedScorers(matches: readonly ArchivedMatch[], at: number, find: FindPlayer): ScorerRow[] {
  const rows = new Map<number, ScorerRow>()
  for (const { fixture, facts, endsAt } of matches) {
    if (endsAt > at || !facts.full) continue
    facts.goals.forEach((goals, side) => {
      const team = side === 0 ? fixture.home : fixture.away
      for (const { name, isOwnGoal, isPenalty } of goals) {
        const player = isOwnGoal ? undefined : find(team, name)
        if (!player) continue
        const row = rows.get(player.id) ?? { player, team, goals: 0, penalties: 0 }
        rows.set(player.id, { ...row, goals: row.goals + 1, penalties: row.penalties + (isPenalty ? 1 : 0) })
      }
    })
  }
  return [...rows.values()].sort(
    (a, b) => b.goals - a.goals || a.penalties - b.penalties || a.player.name.en.localeCompare(b.player.name.en),
  )
}
