import { ownCall } from '../../parts/own-call/own-call'

/** Whose pictures: those of a room on air, or of a replay. */
export type StillSource = { uid: number } | { live_id: number }

/** A picture of a broadcast. */
export interface Still {
  url: string
  /** Epoch milliseconds. */
  at: number
  /** Where it is in a recording; -1 in a broadcast. */
  second: number
}

/** The oldest first. */
export const fetchStills = (source: StillSource, signal: AbortSignal): Promise<Still[]> =>
  ownCall('listStills', source, { isQuiet: true, signal })
