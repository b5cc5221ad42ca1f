import type { Notices } from '../../notices/notices.module'

/** What content asks so that writers hear of answers and likes. */
export interface Listeners {
  notices: Pick<Notices, 'tell' | 'keep' | 'gather' | 'scatter'>
  /** Whether this member sent the other one away: nothing of theirs is told then. */
  hasSentAway(userId: number, otherId: number): Promise<boolean>
}
