import { deltaField, type MatchDeltaData, scorePlace } from '@pitchside/contract'
import type { SeasonMatch } from './database.calls'

/** Goals after ninety minutes, or after extra time where there is one. */
function shownGoals(delta: MatchDeltaData['m'][number], side: number): number | undefined {
  const told = (field: number) => {
    for (let place = 1; place + 1 < delta.length; place += 2)
      if (delta[place] === field) return Number(delta[place + 1])
    return undefined
  }
  return told(side + scorePlace.extra) || told(side + scorePlace.goals)
}

/** Lists of matches in what pages of leagues, teams and players are made of. */
const lists = ['matches', 'next', 'last'] as const
export type PushedFrame = Pick<MatchDeltaData, 'm'>
type Page = Partial<Record<(typeof lists)[number], readonly SeasonMatch[]>>

/**
 * What a page of football shows, with the scores a frame tells: nobody waits for the page to be asked for again to see a
 * goal. What is counted from it comes with the next answer. The same page when the frame tells of none of its matches.
 */
export function withPushedScores<P>(page: P, frame: PushedFrame): P {
  if (typeof page !== 'object' || page === null) return page
  const told = new Map(frame.m.map((delta) => [delta[0], delta]))
  const scored = (match: SeasonMatch): SeasonMatch => {
    const delta = told.get(match.id)
    if (!delta) return match
    const home = shownGoals(delta, deltaField.home) ?? match.score[0]
    const away = shownGoals(delta, deltaField.away) ?? match.score[1]
    return home === match.score[0] && away === match.score[1] ? match : { ...match, score: [home, away] }
  }
  const changed: Page = {}
  for (const name of lists) {
    const before = (page as Page)[name]
    const after = Array.isArray(before) ? before.map(scored) : undefined
    if (after?.some((match, place) => match !== before?.[place])) changed[name] = after
  }
  return Object.keys(changed).length > 0 ? { ...page, ...changed } : page
}
