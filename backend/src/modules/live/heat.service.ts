import { hourMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { Kernel } from '../../kernel/kernel'
import { siteDayNumber } from '../../kernel/site-day'
import { createHeatQueries, minuteOf } from './heat.queries'
import { heatOf } from './heat.rules'
import type { Sport } from './ports/room-matches.port'

/** Minutes are kept for the report of a broadcast. */
const keptMs = 30 * 24 * hourMs

export interface HeatDeps {
  /** People in a room, on all nodes, the anchor not among them. */
  viewersOf(uid: number): number
  /** Simulated people in a room of the demo in a minute since 1970; 0 elsewhere. */
  simulatedIn(uid: number, minute: number): number
  /** League of a match. */
  leagueOf(sport: Sport, matchId: number): Promise<number | undefined>
  /** The heat of a room is another one. */
  changed(uid: number): void
}

/** Counts the heat of rooms on air. One node does it and writes it down, so that all nodes say the same. */
export function createHeatService({ db, clock }: Kernel, { viewersOf, simulatedIn, leagueOf, changed }: HeatDeps) {
  const queries = createHeatQueries(db)

  async function count(): Promise<void> {
    const now = clock.now()
    const rooms = await queries.live()
    const minute = minuteOf(now)
    await queries.addWatched(
      rooms.map(({ uid }) => ({ roomUid: uid, minute, people: viewersOf(uid) + simulatedIn(uid, minute) })),
    )
    const counted = await Promise.all(
      (await queries.facts(now)).map(async ({ matchSport: sport, matchId, ...facts }) => ({
        ...facts,
        next: heatOf(facts),
        league: sport === null || matchId === null ? undefined : await leagueOf(sport, matchId),
      })),
    )
    await queries.setHeat(
      counted.map(({ uid, next, league }) => ({ uid, heat: next, league })),
      siteDayNumber(now),
    )
    for (const { uid, heat, next } of counted) if (heat !== next) changed(uid)
  }
  return {
    count,
    /** Simulated people watched while the site was down as well: a demo that starts is as warm as one that runs. */
    async catchUp(): Promise<void> {
      const minute = minuteOf(clock.now())
      const rooms = await queries.live()
      await queries.addWatched(
        rooms.flatMap(({ uid }) =>
          Array.from({ length: limits.heat.windowMinutes }, (_, back) => ({
            roomUid: uid,
            minute: minute - back,
            people: simulatedIn(uid, minute - back),
          })).filter(({ people }) => people > 0),
        ),
      )
      await count()
    },
    async forget(): Promise<void> {
      await queries.forget(clock.now() - keptMs)
    },
  }
}

export type HeatService = ReturnType<typeof createHeatService>
