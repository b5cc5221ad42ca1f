import type { Topic } from '@pitchside/contract'
import type { Disposer } from '../../kernel/disposer'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Users } from '../account/account.module'
import { createChatter, type DemoRoom, turnMs } from './demo/chatter'
import { seedLive } from './demo/seed-live'
import { findRooms, type RoomSearch } from './find-rooms'
import { createFollowQueries } from './follows.queries'
import { liveMessages } from './live.messages'
import { planCalls, roomCalls } from './live.routes'
import { createPlanQueries } from './plans.queries'
import { createPlanService } from './plans.service'
import type { RoomMatches } from './ports/room-matches.port'
import { createRoomChatQueries } from './room-chat.queries'
import { roomChatCalls } from './room-chat.routes'
import { createRoomChatService, type RoomChatService } from './room-chat.service'
import { createRoomGate, type RoomGate } from './room-gate'
import { createRoomQueries } from './rooms.queries'
import { createRoomService, type RoomService } from './rooms.service'
import { socialCalls } from './social.routes'

/** What other modules may ask of rooms. */
export interface LiveModule extends BackendModule {
  rooms: Pick<RoomService, 'require' | 'contribute' | 'viewersOf' | 'tellState'>
  gate: RoomGate
  /** Lines of a room. */
  chat: Pick<RoomChatService, 'tell' | 'publish'>
  /** Rooms on air by their words. */
  findRooms(ask: RoomSearch): ReturnType<typeof findRooms>
  /** Who broadcasts which match: anchors on air, with the number of the match they show. */
  anchorsOnMatches(): Promise<{ matchId: number; uid: number; nickname: string; avatar: string }[]>
  /** Who knows the renditions of real broadcasts; rooms without any show one stream under every name. */
  setQualities(qualitiesOf: (uid: number) => { name: string; url: string }[]): void
}

const matchEveryMs = 15_000
const heatEveryMs = 60_000

const uidOf = (topic: Topic): number => Number(topic.slice(topic.indexOf('.') + 1))

/** Live rooms, their chat, follows, planned broadcasts and playbacks. */
export function createLiveModule(kernel: Kernel, users: Users, matches: RoomMatches): LiveModule {
  const { db, clock, realtime, log } = kernel
  const roomQueries = createRoomQueries(db)
  const planQueries = createPlanQueries(db)
  const follows = createFollowQueries(db)
  const rooms = createRoomService(kernel, roomQueries, matches)
  const gate = createRoomGate(roomQueries)
  const plans = createPlanService(kernel, planQueries, roomQueries, matches)
  const chatter = createChatter(kernel)
  const demoRooms = new Map<number, DemoRoom>()
  const chat = createRoomChatService({
    kernel,
    queries: createRoomChatQueries(db),
    rooms: roomQueries,
    gate,
    users,
    lines: {
      recent: (uid) => {
        const room = demoRooms.get(uid)
        return room ? chatter.recent(room) : []
      },
    },
  })
  users.addFacts(async (userId, viewerId) => (await follows.countsOf(userId, viewerId)) ?? {})

  async function followMatches(): Promise<void> {
    await rooms.followMatches()
    await plans.planAhead()
    demoRooms.clear()
    for (const room of await roomQueries.demoRooms()) demoRooms.set(room.uid, room)
  }

  function talk(): void {
    const watched = [...demoRooms.values()].filter(({ uid }) => rooms.viewersOf(uid) > 0)
    for (const { uid, message } of chatter.turn(watched)) chat.publish(uid, message)
  }

  let qualitiesOf: (uid: number) => { name: string; url: string }[] = () => []
  const deps = {
    rooms,
    roomQueries,
    plans,
    planQueries,
    now: () => clock.now(),
    qualitiesOf: (uid: number) => qualitiesOf(uid),
  }
  return {
    name: 'live',
    rooms,
    gate,
    chat,
    findRooms: (ask) => findRooms(rooms, ask, clock.now()),
    anchorsOnMatches: roomQueries.anchorsOnMatches,
    setQualities(next) {
      qualitiesOf = next
    },
    calls: { ...roomCalls(deps), ...planCalls(deps), ...socialCalls(follows, deps.now), ...roomChatCalls(chat) },
    messages: liveMessages,
    topics: [
      {
        match: 'room.*',
        async mayJoin(topic, session) {
          const uid = uidOf(topic)
          if (!(await roomQueries.byUid(uid))) return false
          return session === undefined || !(await roomQueries.isKicked(uid, session.userId))
        },
        // Asked once for every new subscriber, and not after a reconnect: that is somebody who comes in.
        async snapshot(topic, session) {
          const uid = uidOf(topic)
          if (session) await chat.announce(uid, session.userId)
          const room = await rooms.require(uid)
          return [{ type: 'room', anchor_id: uid, event: 'viewers', viewers: room.viewers, heat: room.heat }]
        },
      },
    ],
    seed: (tx) => seedLive(tx, clock.now()),
    async start() {
      await followMatches()
      const report = (error: unknown): void => log.error({ err: error }, 'the state of a room was not told')
      const stops: Disposer[] = [
        clock.every(matchEveryMs, followMatches),
        clock.every(heatEveryMs, () => rooms.recordHeat()),
        clock.every(turnMs, talk),
        realtime.onSubscribersChanged((topic) => {
          if (topic.startsWith('room.')) void rooms.tellState(uidOf(topic)).catch(report)
        }),
      ]
      return async () => {
        for (const stop of stops) await stop()
      }
    },
  }
}
