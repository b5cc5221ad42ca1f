import { call } from '@pitchside/http'

/** A user as everybody sees them. */
export interface Persona {
  id: number
  nickname: string
  avatar: string
  signature: string
  level: number
  tier: number
  fans: number
  follows: number
  isFollowed: boolean
  isAnchor: boolean
  isLive: boolean
}

/** Loads a user by number. */
export async function loadPersona(userId: number, signal?: AbortSignal): Promise<Persona> {
  const wire = await call('getUser', { id: userId }, { isQuiet: true, signal })
  return {
    id: wire.id,
    nickname: wire.user_nickname,
    avatar: wire.avatar,
    signature: wire.signature,
    level: wire.level,
    tier: wire.tier,
    fans: wire.attention,
    follows: wire.attention_num,
    isFollowed: wire.is_attention === 1,
    isAnchor: wire.is_anchor === 1,
    isLive: wire.is_live === 1,
  }
}
