import { useQueryClient } from '@pitchside/platform'
import { useEffect, useRef } from 'react'
import type { Sport } from '../../parts/matches/match'
import { followList } from '../../parts/matches/match-topics'
import { watchLateAnswers } from './late-answers'
import { type PushedFrame, withPushedScores } from './pushed-scores'

/** What is counted from the matches of a league. */
const counted: ReadonlySet<unknown> = new Set([
  'scores.competition',
  'scores.table',
  'scores.scorers',
  'scores.bracket',
  'scores.team',
  'scores.player',
  'scores.player-season',
  'scores.leaders',
  'scores.team-of-the-week',
])
const isCounted = ({ queryKey }: { queryKey: readonly unknown[] }) => counted.has(queryKey[0])

/** Goals of one minute are asked for together, when every node of the site has heard of them. */
const settleMs = 800

/**
 * Shows the goals of these leagues as they fall, and asks again for what is counted from them. Undefined: the page does not
 * know its leagues yet, and any of them may be one.
 */
export function useLeagueNews(sport: Sport, leagues: readonly number[] | undefined): void {
  const client = useQueryClient()
  // A page that learns its leagues goes on listening: nothing is told between two ears.
  const wanted = useRef(leagues)
  useEffect(() => {
    wanted.current = leagues
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        late.asked()
        void client.invalidateQueries({ predicate: isCounted })
      }, settleMs)
    }
    // Points of basketball come with the next answer.
    const putRight = (answer: unknown, frame: PushedFrame) =>
      sport === 'football' ? withPushedScores(answer, frame) : answer
    const late = watchLateAnswers(client, isCounted, putRight, ask)
    const isOurs = (id: number) => wanted.current?.includes(id) ?? true
    const followed = followList(sport, 0, {
      onFrame(frame) {
        if (!frame.leagues?.some(isOurs)) return
        client.setQueriesData({ predicate: isCounted }, (page) => putRight(page, frame))
        late.heard(frame)
        ask()
      },
      onResync: ask,
    })
    return () => {
      clearTimeout(timer)
      late.stop()
      followed.stop()
    }
  }, [client, sport])
}
