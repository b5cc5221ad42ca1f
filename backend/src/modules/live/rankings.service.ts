import type { Clock } from '../../kernel/clock'
import { siteDayNumber } from '../../kernel/site-day'
import { levelOf } from '../account/account.module'
import { firstDay, type Trend, trendOf } from './heat.rules'
import type { RoomMatches } from './ports/room-matches.port'
import type { Placed, RankingQueries } from './rankings.queries'
import type { RoomService, RoomView } from './rooms.service'

/** So many places the pages show, and a room beside its chat. */
const placesShown = 50
const placesOfRoom = 10
const leaguesShown = 40

/** An anchor in a ranking: the heat it counts, and where the place went since yesterday. */
export interface RankedRoom {
  room: RoomView
  heat: number
  trend: Trend
}

interface Deps {
  clock: Clock
  queries: RankingQueries
  rooms: Pick<RoomService, 'views'>
  matches: Pick<RoomMatches, 'leagueNames'>
}

/** Who is hottest, who rises, who gives most: by day, week, month and altogether. */
export function createRankings({ clock, queries, rooms, matches }: Deps) {
  /** `period`: 0 day, 1 week, 2 month, 3 everything. */
  function asked(period: number, limit = placesShown) {
    const now = clock.now()
    const today = siteDayNumber(now)
    return { first: firstDay(period, today), today, now, limit }
  }

  async function withRooms(placed: readonly Placed[], viewerId: number | undefined): Promise<RankedRoom[]> {
    const views = await rooms.views(
      placed.map(({ id }) => id),
      viewerId,
    )
    return placed.flatMap((one) => {
      const room = views.get(one.id)
      return room ? [{ room, heat: one.value, trend: trendOf(one) }] : []
    })
  }

  return {
    async anchors(period: number, leagueId: number | undefined, viewerId?: number): Promise<RankedRoom[]> {
      const days = asked(period)
      const placed = leagueId === undefined ? queries.anchors(days) : queries.anchorsOfLeague(leagueId, days)
      return withRooms(await placed, viewerId)
    },
    rising: async (period: number, viewerId?: number): Promise<RankedRoom[]> =>
      withRooms(await queries.rising(asked(period)), viewerId),
    /** Of one room, or of all. */
    async givers(roomUid: number | undefined, period: number) {
      const rows = await queries.givers(roomUid, asked(period, roomUid === undefined ? placesShown : placesOfRoom))
      return rows.map((row) => ({ ...row, level: levelOf(row.exp).level, trend: trendOf(row) }))
    },
    async leagues(period: number) {
      const ids = await queries.leagues(asked(period).first, leaguesShown)
      return ids.flatMap((id) => {
        const names = matches.leagueNames(id)
        return names ? [{ id, names }] : []
      })
    },
  }
}

export type Rankings = ReturnType<typeof createRankings>
