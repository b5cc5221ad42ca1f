import { basketballState, deltaField, footballState, type GoalData, type MatchDelta } from '@pitchside/contract'
import type { NewPush } from './outbox.queries'
import { goalWords, kickOffWords, type PushedMatch, safeGoalWords } from './push.texts'

/** What the scores have to tell, as far as pushes ask. */
export interface MatchNews {
  deltas: Record<'football' | 'basketball', readonly MatchDelta[]>
  goals: readonly { goal: GoalData; incident: number }[]
}

/** A match with its numbers. */
export interface FollowedMatch extends PushedMatch {
  id: number
  sport: 'football' | 'basketball'
  teamIds: readonly number[]
}

/** What is older is no news to who was away. */
const goalMs = 20 * 60_000
const kickOffMs = 30 * 60_000
const first = { football: footballState.firstHalf, basketball: basketballState.firstQuarter } as const

const pageOf = (sport: string, id: number): string => `/score-live?type=${sport}&id=${id}`

/** Matches that began with this news. */
export function begunIn({ deltas }: Pick<MatchNews, 'deltas'>): number[] {
  return (['football', 'basketball'] as const).flatMap((sport) =>
    deltas[sport]
      .filter(([, ...fields]) =>
        fields.some((field, at) => at % 2 === 0 && field === deltaField.status && fields[at + 1] === first[sport]),
      )
      .map(([id]) => id),
  )
}

/** A goal, once however often the feed says it. A later one of the match takes its place. */
export const goalPush = (goal: GoalData, incident: number): NewPush => ({
  key: `goal-${goal.id}-${incident}`,
  tag: `match-${goal.id}`,
  kind: 'goals',
  words: goalWords(goal),
  safeWords: safeGoalWords(goal),
  url: pageOf('football', goal.id),
  forMs: goalMs,
})

export const kickOffPush = (match: FollowedMatch): NewPush => ({
  key: `kick-off-${match.id}`,
  tag: `match-${match.id}`,
  kind: 'kickoffs',
  words: kickOffWords(match),
  url: pageOf(match.sport, match.id),
  forMs: kickOffMs,
})
