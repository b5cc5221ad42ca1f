import type { RoomPoll } from '@pitchside/contract'
import { flagOf } from '../../kernel/wire-values'
import type { PollRow } from './polls.queries'

/** A poll as everybody in the room sees it. */
export const pollFrame = (poll: PollRow, now: number): RoomPoll => ({
  id: poll.id,
  question: poll.question,
  options: poll.options.map((text, place) => ({ text, votes: poll.votes[place] ?? 0 })),
  ends_at: poll.endedAt ?? poll.closesAt,
  is_over: flagOf(poll.endedAt !== null || poll.closesAt <= now),
})
