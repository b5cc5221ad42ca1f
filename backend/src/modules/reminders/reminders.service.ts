import { dayMs } from '@pitchside/base'
import type { Kernel } from '../../kernel/kernel'
import type { RoomMatch, RoomMatches } from '../live/live.module'
import { type NoticesModule, noticeKinds } from '../notices/notices.module'
import { createReminderQueries } from './reminders.queries'
import { lateMs, type MatchStage, stageOf, waitsDays } from './reminders.rules'
import { broadcastBegins, matchBegins } from './reminders.texts'

export interface ReminderDeps {
  kernel: Kernel
  matches: Pick<RoomMatches, 'find'>
  notices: NoticesModule['notices']
}

/** Tells members when what they reserved begins: a match, or the broadcast of an anchor. Each is told once. */
export function createReminderService({ kernel, matches, notices }: ReminderDeps) {
  const { db, clock } = kernel
  const queries = createReminderQueries(db)
  const oldest = () => clock.now() - waitsDays * dayMs

  const matchOf = async (id: number): Promise<RoomMatch | undefined> =>
    (await matches.find('football', id)) ?? (await matches.find('basketball', id))

  async function tellOfBroadcasts(): Promise<void> {
    const now = clock.now()
    for (const { planId, uid, nickname, title, userIds } of await queries.begunPlans(now, now - lateMs)) {
      const texts = broadcastBegins(nickname, title)
      await notices.tell(userIds, {
        kind: noticeKinds.broadcastBegins,
        key: `plan-${planId}`,
        ...texts,
        url: `/live?id=${uid}`,
      })
    }
  }

  async function tellOfMatches(): Promise<void> {
    for (const { matchId, userIds } of await queries.awaitedMatches(oldest())) {
      const match = await matchOf(matchId)
      if (!match || stageOf(match) !== 1) continue
      const url = `/score-live?type=${match.sport}&id=${matchId}`
      await notices.tell(userIds, {
        kind: noticeKinds.matchBegins,
        key: `match-${matchId}`,
        ...matchBegins(match),
        url,
      })
    }
  }

  return {
    async look(): Promise<void> {
      await tellOfBroadcasts()
      await tellOfMatches()
    },
    /** Matches this member waits for, the next first; those that are over come last. */
    async matchesOf(userId: number): Promise<{ match: RoomMatch; stage: MatchStage }[]> {
      const rows = await queries.matchesOf(userId, oldest())
      const found = await Promise.all(rows.map(({ matchId }) => matchOf(matchId)))
      return found
        .filter((match) => match !== undefined)
        .map((match) => ({ match, stage: stageOf(match) }))
        .sort((a, b) => Number(a.stage >= 2) - Number(b.stage >= 2) || a.match.kickoff - b.match.kickoff)
    },
  }
}

export type ReminderService = ReturnType<typeof createReminderService>
