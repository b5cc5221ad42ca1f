import type { CallData } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import { kindNames, matchTitle, shownTitle, stateNames } from '../live/live.module'
import type { OwnBroadcastRow } from './own-broadcasts.queries'
import type { OwnBroadcasts } from './own-broadcasts.service'
import type { PlanForm } from './plan.rules'

type WireBroadcast = CallData<'listOwnBroadcasts'>['data'][number]

interface WirePlan {
  type: number
  title: string
  thumb?: string
  match_id?: number
  starttime?: number
}

const formOf = ({ type, title, thumb = '', match_id, starttime }: WirePlan): PlanForm => ({
  kind: type,
  title,
  cover: thumb,
  matchId: match_id,
  startsAt: starttime === undefined ? undefined : starttime * 1_000,
})

/** Time on air, ms. */
function timeOnAir({ state, onAirAt, endedAt }: OwnBroadcastRow, now: number): number {
  if (state === 0 || onAirAt === null) return 0
  return Math.max(0, (state === 2 ? (endedAt ?? onAirAt) : now) - onAirAt)
}

export interface BroadcastRouteDeps {
  broadcasts: OwnBroadcasts
  viewersOf: (uid: number) => number
  now: () => number
}

/** An anchor's own broadcasts. */
export function ownBroadcastCalls({ broadcasts, viewersOf, now }: BroadcastRouteDeps): CallHandlers {
  const wireRow = (row: OwnBroadcastRow, language: Language): WireBroadcast => ({
    id: row.id,
    type: row.kind,
    typeName: kindNames[language][row.kind] ?? '',
    name: row.match?.competition[language] ?? '',
    home_name: row.match?.home.names[language] ?? '',
    away_name: row.match?.away.names[language] ?? '',
    match_id: row.match?.id ?? 0,
    match_time: row.match?.kickoff ?? 0,
    islive: row.state,
    isliveName: stateNames[language][row.state] ?? '',
    title: shownTitle(row, language),
    thumb: row.cover,
    // The key stands in getLiveUrl alone.
    push: '',
    live_duration: secondsOf(timeOnAir(row, now())),
    viewers: row.state === 1 ? Math.max(row.viewers, viewersOf(row.uid)) : row.viewers,
    hotvotes: row.hotvotes,
    starttime: secondsOf(row.onAirAt ?? row.startsAt),
  })
  return {
    async listOwnBroadcasts({ islive }, caller, { limit, offset }) {
      const { rows, total } = await broadcasts.list(caller.member().userId, islive, limit, offset)
      return { rows: rows.map((row) => wireRow(row, caller.language)), total }
    },
    async listBroadcastPlans(_input, caller, { limit, offset }) {
      const { rows, total } = await broadcasts.ahead(caller.member().userId, limit, offset)
      return { rows: rows.map((row) => wireRow(row, caller.language)), total }
    },
    async saveBroadcastPlan({ id, ...plan }, caller) {
      const saved = await broadcasts.save(caller.member().userId, id, formOf(plan))
      caller.say('broadcast-saved')
      return { id: saved }
    },
    async updateBroadcast({ id, ...plan }, caller) {
      await broadcasts.save(caller.member().userId, id, formOf(plan))
      caller.say('broadcast-saved')
    },
    async deleteReservedBroadcast({ id }, caller) {
      await broadcasts.remove(caller.member().userId, id)
      caller.say('broadcast-deleted')
    },
    async reserveOwnBroadcast({ type, match_id }, caller) {
      const { userId } = caller.member()
      await broadcasts.reserveMatch(userId, type, match_id, (match) => matchTitle(match, caller.language))
      caller.say('broadcast-reserved')
    },
  }
}
