import type { CallData } from '@pitchside/contract'
import { ownCall } from '../../parts/own-call/own-call'

/** A goal or another big moment of the match of a broadcast. */
export interface Moment {
  id: number
  kind: 'goal' | 'red' | 'missed'
  minute: string
  player: string
  score: string
  /** Epoch milliseconds. */
  at: number
  /** Where it is in a recording; -1 in a broadcast. */
  second: number
}

const toMoment = (row: CallData<'listRoomMoments'>[number]): Moment => ({
  id: row.id,
  kind: row.kind,
  minute: row.minute,
  player: row.player,
  score: `${row.home_score}–${row.away_score}`,
  at: row.at,
  second: row.second,
})

export const fetchMoments = async (anchorId: number, signal: AbortSignal): Promise<Moment[]> =>
  (await ownCall('listRoomMoments', { uid: anchorId }, { isQuiet: true, signal })).map(toMoment)

export const fetchReplayMoments = async (playbackId: number, signal: AbortSignal): Promise<Moment[]> =>
  (await ownCall('listReplayMoments', { live_id: playbackId }, { isQuiet: true, signal })).map(toMoment)
