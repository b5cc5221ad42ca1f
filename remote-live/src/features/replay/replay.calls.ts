import type { RoomMessage } from '@pitchside/contract'
import { ownCall } from '../../parts/own-call/own-call'

/** What was said while a stretch of a recording was made. */
export interface ReplayPage {
  /** Oldest first; `second` of the film. */
  lines: readonly { second: number; message: RoomMessage }[]
  /** The stretch ends before this second. */
  until: number
}

/** The stretch of a replay that begins at a second. */
export const fetchReplayLines = (playbackId: number, second: number): Promise<ReplayPage> =>
  ownCall('listReplayLines', { live_id: playbackId, second }, { isQuiet: true })
