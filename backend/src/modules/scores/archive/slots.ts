import { OpenDataError } from '../open-data/open-data-error'
import type { OpenMatch } from '../open-data/open-match'
import { isUndecided, phaseOf } from '../open-data/phase'
import { stageOf } from './round-names'

/** A match with what tells it apart from others of the same two teams. */
export interface SlottedMatch {
  match: OpenMatch
  homeKey: string
  awayKey: string
  slot: string
}

/**
 * Gives each match of a file its place in the season: by teams, and by group or round in cups; where two teams meet
 * again on the same ground, by count. Never by its place in the file.
 */
export function slotted(matches: readonly OpenMatch[], keyOf: (spelling: string) => string): SlottedMatch[] {
  const counts = new Map<string, number>()
  const seen = new Map<string, OpenMatch>()
  const found: SlottedMatch[] = []
  for (const match of matches) {
    if (isUndecided(match.home) || isUndecided(match.away)) continue
    const [homeKey, awayKey] = [keyOf(match.home), keyOf(match.away)]
    if (homeKey === awayKey)
      throw new OpenDataError(`match ${match.no}: ${match.home} and ${match.away} are the same team`)
    const phase = phaseOf(match)
    const part = phase.isTable
      ? [phase.group, phase.block].filter(Boolean).join(' ').toLowerCase()
      : stageOf(phase.label)
    const meeting = `${homeKey}\n${awayKey}\n${part}`
    const again = seen.get(`${meeting}\n${match.date ?? ''}`)
    if (again) {
      if (String(again.full) === String(match.full)) continue
      throw new OpenDataError(
        `matches ${again.no} and ${match.no} are both ${match.home} - ${match.away}, with different results: ${again.full ?? 'none'} and ${match.full ?? 'none'}`,
      )
    }
    seen.set(`${meeting}\n${match.date ?? ''}`, match)
    const count = (counts.get(meeting) ?? 0) + 1
    counts.set(meeting, count)
    found.push({ match, homeKey, awayKey, slot: count === 1 ? part : `${part} ${count}`.trim() })
  }
  return found
}
