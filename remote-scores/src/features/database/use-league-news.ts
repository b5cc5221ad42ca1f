import { useQueryClient } from '@pitchside/platform'
import { useEffect } from 'react'
import type { Sport } from '../../parts/matches/match'
import { followList } from '../../parts/matches/match-topics'
import { withPushedScores } from './pushed-scores'

/** What is counted from the matches of a league. */
const counted: ReadonlySet<unknown> = new Set([
  'scores.competition',
  'scores.table',
  'scores.scorers',
  'scores.bracket',
  'scores.team',
  'scores.player',
])

/** Goals of one minute are asked for together, when every node of the site has heard of them. */
const settleMs = 800

/** Shows the goals of these leagues as they fall, and asks again for what is counted from them. */
export function useLeagueNews(sport: Sport, leagues: readonly number[]): void {
  const client = useQueryClient()
  const wanted = leagues.join()
  useEffect(() => {
    if (wanted === '') return undefined
    const ours = new Set(wanted.split(',').map(Number))
    const isCounted = ({ queryKey }: { queryKey: readonly unknown[] }) => counted.has(queryKey[0])
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ predicate: isCounted })
      }, settleMs)
    }
    const followed = followList(sport, 0, {
      onFrame(frame) {
        if (!frame.leagues?.some((id) => ours.has(id))) return
        if (sport === 'football')
          client.setQueriesData({ predicate: isCounted }, (page) => withPushedScores(page, frame))
        ask()
      },
      onResync: ask,
    })
    return () => {
      clearTimeout(timer)
      followed.stop()
    }
  }, [client, sport, wanted])
}
