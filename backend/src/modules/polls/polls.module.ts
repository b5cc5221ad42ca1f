import type { Kernel } from '../../kernel/kernel'
import type { BackendModule, CallContext, CallHandlers } from '../../kernel/module'
import type { LiveModule } from '../live/live.module'
import type { Notices } from '../notices/notices.module'
import { pollFrame } from './poll-wire'
import { pollMessages } from './polls.messages'
import { createPollQueries, type PollRow } from './polls.queries'
import { createPollService, type PollService } from './polls.service'

export { createPollQueries, type PollRow, type PostPollRow } from './polls.queries'

/** A poll that is over is told so late at most. */
const lookEveryMs = 1_000

function pollCalls(polls: PollService, now: () => number): CallHandlers {
  const own = (poll: PollRow) => ({ ...pollFrame(poll, now()), mine: poll.mine ?? -1 })
  const uidOf = (caller: CallContext): number => caller.member().userId
  return {
    openPoll: async (wish, caller) => ({ id: await polls.open(uidOf(caller), wish) }),
    closePoll: ({ id }, caller) => polls.close(uidOf(caller), id),
    async getPoll({ uid }, caller) {
      const poll = await polls.ofRoom(uid, caller.userId)
      return poll ? own(poll) : null
    },
    votePoll: async ({ id, choice }, caller) => own(await polls.vote(id, uidOf(caller), choice)),
    setRaid: ({ uid }, caller) => polls.raid(uidOf(caller), uid),
  }
}

/** The anchor asks the room, and sends it on when the broadcast ends. */
export function createPollsModule(
  { db, clock, realtime, jobs }: Kernel,
  live: Pick<LiveModule, 'rooms' | 'gate' | 'chat'>,
  notices: Notices,
): BackendModule {
  const polls = createPollService({ clock, realtime, queries: createPollQueries(db), live, notices })
  return {
    name: 'polls',
    messages: pollMessages,
    calls: pollCalls(polls, () => clock.now()),
    start: () => jobs.every(lookEveryMs, polls.endDue),
  }
}
