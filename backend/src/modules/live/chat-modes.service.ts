import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { ChatModeQueries } from './chat-modes.queries'
import { type ChatModes, freeTalk, modeRefusal } from './chat-modes.rules'

/** How rooms talk, and whether a line fits. */
export function createChatModeService({ clock, limiter }: Pick<Kernel, 'clock' | 'limiter'>, queries: ChatModeQueries) {
  /** Throws while the pause after the member's last line lasts; else the next one begins. */
  async function pause(roomUid: number, userId: number, slowS: number): Promise<void> {
    const waitMs = await limiter.take(`room-slow:${roomUid}:${userId}`, { count: 1, windowMs: slowS * 1_000 })
    if (waitMs <= 0) return
    const seconds = Math.ceil(waitMs / 1_000)
    throw new Failure('chat-slow', { params: { every: slowS, seconds }, data: { until: clock.now() + waitMs } })
  }

  return {
    modesOf: async (roomUid: number): Promise<ChatModes> => (await queries.modes(roomUid)) ?? freeTalk,
    /** Throws when a member's line does not fit how the room talks now. */
    async requireFit(roomUid: number, userId: number, words: string): Promise<void> {
      const modes = await queries.modesFor(roomUid, userId)
      if (!modes) return
      const refusal = modeRefusal(modes, words, modes.isFollower)
      if (refusal) throw new Failure(refusal)
      if (modes.slowS > 0) await pause(roomUid, userId, modes.slowS)
    },
  }
}

export type ChatModeService = ReturnType<typeof createChatModeService>
