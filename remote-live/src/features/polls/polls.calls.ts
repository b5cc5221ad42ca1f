import type { CallData, RoomPoll } from '@pitchside/contract'
import { ownCall } from '../../parts/own-call/own-call'

/** A question of the anchor and how the room answers. */
export interface Poll {
  id: number
  question: string
  options: readonly { text: string; votes: number }[]
  /** Epoch milliseconds. */
  endsAt: number
  isOver: boolean
  /** Place of the option this visitor chose. */
  mine: number | undefined
}

/** A poll as the room hears of it: the own choice stays what it was. */
export const pollFrom = (row: RoomPoll, mine: number | undefined): Poll => ({
  id: row.id,
  question: row.question,
  options: row.options,
  endsAt: row.ends_at,
  isOver: row.is_over === 1,
  mine,
})

const own = (row: NonNullable<CallData<'getPoll'>>): Poll => pollFrom(row, row.mine < 0 ? undefined : row.mine)

/** The poll that runs in a room, or ended a moment ago. */
export async function fetchPoll(anchorId: number, signal?: AbortSignal): Promise<Poll | null> {
  const row = await ownCall('getPoll', { uid: anchorId }, { isQuiet: true, signal })
  return row && own(row)
}

export interface PollWish {
  question: string
  options: readonly string[]
  seconds: PollSeconds
}
type PollSeconds = 60 | 120 | 300 | 600

export async function openPoll({ question, options, seconds }: PollWish): Promise<void> {
  await ownCall('openPoll', { question, options: [...options], seconds }, { isQuiet: true })
}

export async function closePoll(id: number): Promise<void> {
  await ownCall('closePoll', { id })
}

export const votePoll = async (id: number, choice: number): Promise<Poll> =>
  own(await ownCall('votePoll', { id, choice }))
