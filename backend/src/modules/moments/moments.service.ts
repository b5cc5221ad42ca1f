import { dayMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { Clock } from '../../kernel/clock'
import type { RoomMatches } from '../live/live.module'
import type { KeptMoment, MomentQueries } from './moments.queries'
import { guessedAt } from './moments.rules'

interface Deps {
  clock: Clock
  queries: MomentQueries
  matches: Pick<RoomMatches, 'find' | 'moments'>
}

/** Keeps when goals and other big moments of matches in rooms were. One node looks and writes them down. */
export function createMoments({ clock, queries, matches }: Deps) {
  /** What was known of a match at the last look; none: nobody looked yet. */
  let known = new Map<number, ReadonlySet<number>>()

  async function lookAt(matchId: number): Promise<ReadonlySet<number>> {
    const before = known.get(matchId)
    const match = await matches.find('football', matchId)
    if (!match) return before ?? new Set()
    const now = clock.now()
    const found = matches.moments(matchId)
    const fresh = found.filter(({ incidentId, isCancelled }) => !isCancelled && !before?.has(incidentId))
    // What is there at the first look happened before it: the minute says about when.
    const dated = fresh.map(
      ({ isCancelled: _, minute, added, ...moment }): KeptMoment => ({
        ...moment,
        minute: added > 0 ? `${minute}+${added}` : `${minute}`,
        at: before ? now : Math.min(now, guessedAt({ minute, added }, match)),
      }),
    )
    if (dated.length > 0) await queries.keep(matchId, dated)
    const cancelled = found.filter((one) => one.isCancelled).map(({ incidentId }) => incidentId)
    if (cancelled.length > 0) await queries.remove(matchId, cancelled)
    return new Set(found.filter((one) => !one.isCancelled).map(({ incidentId }) => incidentId))
  }

  return {
    async look(): Promise<void> {
      const next = new Map<number, ReadonlySet<number>>()
      for (const matchId of await queries.shown()) next.set(matchId, await lookAt(matchId))
      known = next
    },
    between: queries.between,
    async forget(): Promise<void> {
      await queries.forget(clock.now() - (limits.recordingDays + 1) * dayMs)
    },
  }
}

export type Moments = ReturnType<typeof createMoments>
