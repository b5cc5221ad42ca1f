import { planted } from '../planted.mjs'

const at = (path) => `remote-scores/src/${path}`

/** Faults in the lists, tables and alerts of scores. */
export const scoresFaults = [
  planted(
    'chosen leagues are not looked at',
    at('features/match-list/match-filter.ts'),
    'leagues.size === 0 || leagues.has(leagueKey',
    'leagues.size >= 0 || leagues.has(leagueKey',
  ),
  planted(
    'finished matches stand before running ones',
    at('features/match-list/match-filter.ts'),
    'live: 0, upcoming: 1, finished: 2',
    'live: 2, upcoming: 1, finished: 0',
  ),
  planted(
    'a row tells the score in spoiler mode',
    at('features/match-list/match-row.tsx'),
    "if (isSpoilerFree || group === 'upcoming'",
    "if (group === 'upcoming'",
  ),
  planted(
    'a frame that came before its list is lost',
    at('features/match-list/listed-matches.store.ts'),
    'this.#recent = [...this.#recent.filter((one) => one.ts > frame.ts - keptS), frame]',
    'this.#recent = []',
  ),
  planted(
    'a goal pops up in spoiler mode',
    at('parts/goal-alerts/goal-alerts.ts'),
    ' && !readSpoilerFree()) announceGoal',
    ') announceGoal',
  ),
  planted(
    'a win counts two points in the running table',
    at('parts/live-table/live-table.ts'),
    'isWon ? 3 : isDrawn',
    'isWon ? 2 : isDrawn',
  ),
  planted('a formula in a saved table', at('features/database/table-csv.ts'), '/^[=+\\-@\\t\\r]/', '/^[+\\-\\t\\r]/'),
  planted(
    'a basketball clock runs at double speed',
    at('parts/matches/match-clock.ts'),
    '(now - clockAtS) / 2',
    'now - clockAtS',
  ),
  planted(
    'nine best thirds go on',
    at('features/world-cup/best-thirds.ts'),
    'thirdsThatGoOn = 8',
    'thirdsThatGoOn = 9',
  ),
  planted(
    'the button says the opposite to screen readers',
    at('features/database/follow-button.tsx'),
    'aria-pressed={isFollowed}',
    'aria-pressed={!isFollowed}',
  ),
  planted(
    'any day in the address is taken',
    at('features/schedule/schedule-address.ts'),
    'date && days.includes(date) ? date : today',
    'date ? date : today',
  ),
]
