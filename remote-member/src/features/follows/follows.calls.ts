import { call } from '@pitchside/http'

/** Somebody the member follows. */
export interface Followed {
  id: number
  nickname: string
  avatar: string
  signature: string
  isLive: boolean
  fans: number
}

/** One page of follows, anchors who are live first. */
export async function loadFollows(page: number, signal?: AbortSignal): Promise<{ rows: Followed[]; pages: number }> {
  const wire = await call('listFollows', { page, type: 0 }, { isQuiet: true, signal })
  return {
    rows: wire.data.map((user) => ({
      id: user.uid,
      nickname: user.user_nickname,
      avatar: user.avatar,
      signature: user.signature,
      isLive: user.is_live === 1,
      fans: user.attention,
    })),
    pages: Math.max(1, wire.last_page),
  }
}

/** Follows or stops following. */
export async function toggleFollow(userId: number): Promise<void> {
  await call('toggleFollow', { id: userId })
}
