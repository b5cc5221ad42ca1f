import { minuteMs } from '@pitchside/base'
import { pollLimits } from '@pitchside/contract/rooms'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import { cleanLine } from '../broadcasts/broadcasts.module'
import type { LiveModule } from '../live/live.module'
import type { Notices } from '../notices/notices.module'
import { pollFrame } from './poll-wire'
import type { PollQueries, RoomPollRow } from './polls.queries'
import { raidNews } from './raid-news'

/** The result stands so long above the chat of who comes in later. */
const shownMs = 3 * minuteMs

interface Deps extends Pick<Kernel, 'clock' | 'realtime'> {
  queries: PollQueries
  live: Pick<LiveModule, 'rooms' | 'gate' | 'chat'>
  notices: Pick<Notices, 'tell'>
}

export interface PollWish {
  question: string
  options: readonly string[]
  seconds: number
}

export function createPollService({ clock, realtime, queries, live, notices }: Deps) {
  /** Everybody in the room; of many votes at once the last count is sent. */
  function tell(poll: RoomPollRow): void {
    const data = { type: 'room', anchor_id: poll.roomUid, event: 'poll', poll: pollFrame(poll, clock.now()) } as const
    realtime.publish(`room.${poll.roomUid}`, data, { state: 'poll' })
  }

  async function require(id: number, viewer?: number): Promise<RoomPollRow> {
    const poll = await queries.find(id, viewer)
    if (!poll) throw new Failure('poll-unknown')
    return poll
  }

  function wordsOf(text: string, chars: number): string {
    const words = live.chat.wordsOf(cleanLine(text))
    if (words === '') throw new Failure('poll-empty')
    if ([...words].length > chars) throw new Failure('poll-long', { params: { chars } })
    return words
  }

  async function requireOnAir(uid: number) {
    const room = await live.rooms.require(uid)
    if (!room.isLive) throw new Failure('poll-off-air')
    return room
  }

  return {
    ofRoom: (uid: number, viewer?: number) => queries.ofRoom(uid, clock.now() - shownMs, viewer),
    async open(uid: number, { question, options, seconds }: PollWish): Promise<number> {
      await requireOnAir(uid)
      const words = wordsOf(question, pollLimits.questionChars)
      const choices = options.map((option) => wordsOf(option, pollLimits.optionChars))
      if (new Set(choices).size < choices.length) throw new Failure('poll-same')
      const createdAt = clock.now()
      const closesAt = createdAt + seconds * 1_000
      const made = await queries.insert({ roomUid: uid, question: words, options: choices, createdAt, closesAt })
      if (!made) throw new Failure('poll-running')
      tell(await require(made.id))
      return made.id
    },
    /** By the anchor who asked. */
    async close(uid: number, id: number): Promise<void> {
      const { roomUid } = await require(id)
      if (roomUid !== uid) throw new Failure('poll-unknown')
      if (await queries.end(id, clock.now())) tell(await require(id))
    },
    /** Once for each member; again is no harm and changes nothing. */
    async vote(id: number, userId: number, choice: number): Promise<RoomPollRow> {
      const { roomUid, options, mine } = await require(id, userId)
      if (choice >= options.length) throw new Failure('input-invalid')
      if (roomUid === userId) throw new Failure('poll-own')
      await live.gate.requireEntry(roomUid, userId)
      const isNew = mine === null && (await queries.vote({ id, userId, choice, now: clock.now() }))
      const poll = await require(id, userId)
      if (poll.mine === null) throw new Failure('poll-over')
      if (isNew) tell(poll)
      return poll
    },
    async endDue(): Promise<void> {
      for (const { id } of await queries.endDue(clock.now())) tell(await require(id))
    },
    /** Where the viewers are led when this broadcast ends; they may stay. The anchor they come to hears of it. */
    async raid(uid: number, targetUid: number): Promise<void> {
      const from = await requireOnAir(uid)
      const target = await live.rooms.require(targetUid)
      if (!target.isLive || targetUid === uid) throw new Failure('raid-off-air')
      await queries.setRaid(uid, targetUid, clock.now())
      await notices.tell([targetUid], raidNews({ from, viewers: from.viewers }))
    },
  }
}

export type PollService = ReturnType<typeof createPollService>
