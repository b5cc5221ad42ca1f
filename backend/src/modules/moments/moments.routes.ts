import type { CallData } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import type { LiveModule } from '../live/live.module'
import type { KeptMoment } from './moments.queries'
import type { Moments } from './moments.service'

/** A moment in wire words. `second`: where it is in a recording. */
export const momentRow = (
  moment: KeptMoment,
  language: Language,
  second = -1,
): CallData<'listRoomMoments'>[number] => ({
  id: moment.incidentId,
  kind: moment.kind,
  position: moment.side,
  minute: moment.minute,
  player: moment.player[language],
  home_score: moment.homeScore,
  away_score: moment.awayScore,
  at: moment.at,
  second,
})

/** Marks on the bar of a room on air. */
export function momentCalls(
  rooms: Pick<LiveModule['rooms'], 'require'>,
  moments: Moments,
  now: () => number,
): CallHandlers {
  return {
    async listRoomMoments({ uid }, caller) {
      const room = await rooms.require(uid)
      if (!room.isLive || room.matchId === null || room.matchSport !== 'football') return []
      const found = await moments.between(room.matchId, room.startedAt ?? now(), now())
      return found.map((moment) => momentRow(moment, caller.language))
    },
  }
}
