import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { PlanQueries } from './plans.queries'
import type { RoomMatches } from './ports/room-matches.port'
import type { RoomQueries } from './rooms.queries'
import { matchTitle } from './titles'

/** Demo rooms always have so many broadcasts ahead. */
const plansAhead = 2

const sports = ['football', 'basketball'] as const

export function createPlanService({ clock }: Kernel, queries: PlanQueries, rooms: RoomQueries, matches: RoomMatches) {
  return {
    next: (uid: number, viewerId: number | undefined) => queries.next(uid, viewerId, clock.now()),
    async toggle(planId: number, userId: number): Promise<boolean> {
      if (!(await queries.exists(planId))) throw new Failure('plan-unknown')
      return queries.toggle(planId, userId, clock.now())
    },
    /** Gives demo rooms their next broadcasts: matches of the feed that begin soon, spread over the rooms. */
    async planAhead(): Promise<void> {
      const left = new Map((await queries.left(clock.now())).map(({ uid, plans }) => [uid, plans]))
      const demo = await rooms.demoRooms()
      for (const [kind, sport] of sports.entries()) {
        const coming = await matches.upcoming(sport)
        const wanting = demo.filter((room) => room.kind === kind && (left.get(room.uid) ?? 0) < plansAhead)
        const plans = wanting.flatMap(({ uid }, index) => {
          const match = coming.length > 0 ? coming[index % coming.length] : undefined
          return match ? [{ uid, kind, title: matchTitle(match, 'zh'), startsAt: match.kickoff * 1_000, match }] : []
        })
        for (const plan of plans) await queries.insert(plan)
      }
    },
  }
}

export type PlanService = ReturnType<typeof createPlanService>
