import { hourMs } from '@pitchside/base'
import type { RoomEventData, RoomMessage } from '@pitchside/contract'
import type { Db } from '../../db/db'
import type { Disposer } from '../../kernel/disposer'
import { asUserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { topicNumber } from '../../kernel/topic-number'
import type { Users } from '../account/account.module'
import { createChatModeQueries } from './chat-modes.queries'
import { type ChatModeService, createChatModeService } from './chat-modes.service'
import { simulatedIn } from './demo/audience'
import { type Chatter, createChatter, type DemoRoom, demoPersonIds, turnMs } from './demo/chatter'
import { replayedLines } from './demo/replayed-lines'
import { withMoods } from './demo/room-mood'
import { seedLive } from './demo/seed-live'
import { createFanClubQueries } from './fan-club.queries'
import { createFanClubs } from './fan-club.service'
import { findRooms, type RoomsAsk } from './find-rooms'
import { createFollowQueries } from './follows.queries'
import { createHeatService } from './heat.service'
import { liveMessages } from './live.messages'
import { planCalls, roomCalls } from './live.routes'
import { createPlanQueries, type PlanQueries } from './plans.queries'
import { createPlanService } from './plans.service'
import type { RoomMatches } from './ports/room-matches.port'
import { createRankingQueries } from './rankings.queries'
import { rankingCalls } from './rankings.routes'
import { createRankings } from './rankings.service'
import { createRoomChatQueries } from './room-chat.queries'
import { roomChatCalls } from './room-chat.routes'
import { createRoomChatService, type EntranceSource, type RoomChatService } from './room-chat.service'
import { createRoomGate, type RoomGate } from './room-gate'
import { createRoomQueries } from './rooms.queries'
import { createRoomService, type RoomService } from './rooms.service'
import { socialCalls } from './social.routes'
import { createStandingQueries } from './standing.queries'
import { readTabooWords } from './taboo-words'
import { createWordMask } from './word-mask'

export { isEmoteName } from './chat-modes.rules'
export { demoGivers } from './demo/seed-live'
export { demoText } from './demo/texts'
export { kindNames, shortNames, stateNames } from './live-wire'
export {
  type MomentKind,
  type Names,
  noMatches,
  type RoomMatch,
  type RoomMatches,
  type Sport,
} from './ports/room-matches.port'
export type { EntranceSource } from './room-chat.service'
export type { RoomGate, RoomRole } from './room-gate'
export { readTabooWords } from './taboo-words'
export { houseTitle, matchTitle, shownTitle } from './titles'
export { createWordMask } from './word-mask'

type DemoReplay = Parameters<typeof replayedLines> extends [unknown, ...infer Rest] ? Rest : never

/** What other modules may ask of rooms. */
export interface LiveModule extends BackendModule {
  /** The matches rooms can show. */
  matches: RoomMatches
  /** Gives a new anchor a room, inside the transaction that makes the anchor; one that exists stays. */
  openRoom(tx: Db, room: { uid: number; kind: number; title: string }): Promise<void>
  rooms: Pick<RoomService, 'require' | 'list' | 'contribute' | 'viewersOf' | 'tellState'>
  gate: RoomGate
  /** How rooms talk. */
  modes: Pick<ChatModeService, 'takeDown' | 'ownEmotes' | 'setOwnEmotes'>
  /** Lines of a room. */
  chat: Pick<RoomChatService, 'tell' | 'publish' | 'admit' | 'admitEverywhere' | 'wordsOf' | 'history' | 'said'>
  /** What the people of the demo said while one of its replays was on air; none where the room is no demo's. */
  saidInDemo(uid: number, ...of: DemoReplay): ReturnType<typeof replayedLines>
  /** Invented guests of a demo room who wrote something lately. */
  guestsOf(uid: number): number[]
  /** Rooms on air by their numbers, as the wire lists them. */
  findRooms(ask: RoomsAsk): ReturnType<typeof findRooms>
  /** Who broadcasts which match: anchors on air, with the number of the match they show. */
  anchorsOnMatches(): Promise<{ matchId: number; uid: number; nickname: string; avatar: string }[]>
  /** Broadcasts planned for matches, as one reader sees them. */
  plansOfMatches(matchIds: readonly number[], viewer: number | undefined): ReturnType<PlanQueries['ofMatches']>
}

interface Deps {
  users: Users
  matches: RoomMatches
  /** Renditions of real broadcasts; rooms without any show one stream under every name. */
  qualitiesOf: (uid: number) => { name: string; url: string }[]
  /** Where the last two hours of a real broadcast can be seen; empty: nowhere. */
  shiftOf: (uid: number) => Promise<string>
  /** How members come in. */
  entranceOf: EntranceSource
}

/** What the people of the demo say in its rooms, and said while its replays were on air. */
function demoVoices(chatter: Pick<Chatter, 'recent'>, rooms: ReadonlyMap<number, DemoRoom>) {
  const recent = (uid: number): RoomMessage[] => {
    const room = rooms.get(uid)
    return room ? chatter.recent(room) : []
  }
  return {
    recent,
    guestsOf: (uid: number): number[] => [...new Set(recent(uid).map((message) => message.uid))],
    saidInDemo(uid: number, ...of: DemoReplay) {
      const room = rooms.get(uid)
      return room ? replayedLines(room, ...of) : []
    },
  }
}

const matchEveryMs = 15_000
const heatEveryMs = 15_000

/** Live rooms, their chat, follows, planned broadcasts and playbacks. */
export function createLiveModule(
  kernel: Kernel,
  { users, matches, qualitiesOf, shiftOf, entranceOf }: Deps,
): LiveModule {
  const { db, clock, jobs, nodes, realtime, log } = kernel
  const roomQueries = createRoomQueries(db)
  const planQueries = createPlanQueries(db)
  const follows = createFollowQueries(db)
  const rooms = createRoomService(kernel, roomQueries, matches)
  const report = (error: unknown): void => log.error({ err: error }, 'the state of a room was not told')
  const tellState = (uid: number) => void rooms.tellState(uid).catch(report)
  const heat = createHeatService(kernel, {
    viewersOf: rooms.viewersOf,
    leagueOf: async (sport, id) => (await matches.find(sport, id))?.leagueId,
    simulatedIn: (uid, minute) => (demoRooms.has(uid) ? simulatedIn(uid, minute) : 0),
    changed: (uid) => {
      if (rooms.viewersOf(uid) > 0) tellState(uid)
    },
  })
  const rankings = createRankings({ clock, queries: createRankingQueries(db), rooms, matches })
  const gate = createRoomGate(createStandingQueries(db), clock)
  const plans = createPlanService(kernel, planQueries, roomQueries, matches)
  const lines = createRoomChatQueries(db)
  const modes = createChatModeService({
    kernel,
    queries: createChatModeQueries(db),
    lines,
    rooms: roomQueries,
    gate,
  })
  const clubs = createFanClubs(createFanClubQueries(db))
  const chatter = createChatter(kernel)
  const demoRooms = new Map<number, DemoRoom>()
  const voices = demoVoices(chatter, demoRooms)
  const chat = createRoomChatService({
    kernel,
    queries: lines,
    rooms: roomQueries,
    gate,
    modes,
    clubs,
    users,
    entranceOf,
    mask: createWordMask(readTabooWords(kernel.config.tabooWordsFile)),
    lines: voices,
  })
  users.addFacts(async (userId, viewerId) => (await follows.countsOf(userId, viewerId)) ?? {})

  async function followMatches(): Promise<void> {
    await rooms.followMatches()
    await plans.planAhead()
    await readDemoRooms()
  }

  async function readDemoRooms(): Promise<void> {
    const found = await withMoods(await roomQueries.demoRooms(), matches)
    const uids = found.map(({ uid }) => uid)
    const medals = await clubs.medalsOf(demoPersonIds, uids)
    demoRooms.clear()
    for (const room of found) demoRooms.set(room.uid, { ...room, medals: medals.get(room.uid) ?? new Map() })
  }

  function talk(): void {
    const watched = [...demoRooms.values()].filter(({ uid }) => rooms.viewersOf(uid) > 0)
    for (const { uid, message } of chatter.turn(watched)) {
      chat.publish(uid, message)
      nodes.tell('demo-line', { uid, message })
    }
  }

  /** To the anchor alone: whom somebody follows is no news for a room. */
  function tellFollowed(anchorId: number, uid: number): void {
    const data: RoomEventData = { type: 'room', anchor_id: anchorId, event: 'follow', uid }
    realtime.toUser(asUserId(anchorId), { code: 100, data })
  }

  const deps = {
    rooms,
    roomQueries,
    gate,
    rulesOf: modes.rulesOf,
    plans,
    planQueries,
    now: () => clock.now(),
    qualitiesOf,
    shiftOf,
  }
  return {
    name: 'live',
    matches,
    openRoom: async (tx, room) => void (await createRoomQueries(tx).insert(room)),
    rooms,
    gate,
    modes,
    chat,
    saidInDemo: voices.saidInDemo,
    guestsOf: voices.guestsOf,
    findRooms: (ask) => findRooms(rooms, ask, clock.now()),
    anchorsOnMatches: roomQueries.anchorsOnMatches,
    plansOfMatches: (matchIds, viewer) => planQueries.ofMatches(matchIds, viewer, clock.now()),
    calls: {
      ...roomCalls(deps),
      ...rankingCalls(rankings, clubs),
      ...planCalls(deps),
      ...socialCalls(follows, deps.now, tellFollowed),
      ...roomChatCalls({ chat, modes, gate }),
    },
    messages: liveMessages,
    topics: [
      {
        match: 'room.*',
        // Who broadcasts watches over the room and is no viewer.
        ownerOf: (topic) => asUserId(topicNumber(topic)),
        async mayJoin(topic, session) {
          const uid = topicNumber(topic)
          if (!(await roomQueries.byUid(uid))) return false
          return session === undefined || !(await gate.standing(uid, session.userId)).isKicked
        },
        // Asked once for every new subscriber, and not after a reconnect: that is somebody who comes in.
        async snapshot(topic, session) {
          const uid = topicNumber(topic)
          if (session) await chat.announce(uid, session.userId)
          const room = await rooms.require(uid)
          return [{ type: 'room', anchor_id: uid, event: 'viewers', viewers: room.viewers, heat: room.heat }]
        },
      },
    ],
    seed: (tx) => seedLive(tx, clock.now()),
    async start() {
      await jobs.lead(followMatches)
      await readDemoRooms()
      await jobs.lead(heat.catchUp)
      const stops: Disposer[] = [
        jobs.every(matchEveryMs, followMatches),
        clock.every(matchEveryMs, readDemoRooms),
        jobs.every(heatEveryMs, heat.count),
        jobs.every(hourMs, heat.forget),
        jobs.every(turnMs, talk),
        nodes.hear<{ uid: number; message: RoomMessage }>('demo-line', ({ uid, message }) => {
          const room = demoRooms.get(uid)
          if (room) chatter.heard(room, message)
        }),
        realtime.onSubscribersChanged((topic) => {
          if (topic.startsWith('room.') && jobs.isLeading()) tellState(topicNumber(topic))
        }),
      ]
      return async () => {
        for (const stop of stops) await stop()
      }
    },
  }
}
