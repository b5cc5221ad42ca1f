import { call } from '@pitchside/http'

/** The member's own profile. */
export interface Profile {
  id: number
  nickname: string
  avatar: string
  /** 0 unknown, 1 male, 2 female. */
  sex: number
  signature: string
  mobile: string
  level: number
  tier: number
  balance: string
  fans: number
  follows: number
  isAnchor: boolean
  hasPaymentPassword: boolean
  /** member, agent, admin or release. */
  role: string
}

/** Fields a member may change. */
export interface ProfileChange {
  nickname?: string
  avatar?: string
  sex?: number
  signature?: string
}

/** Loads the own profile. */
export async function loadProfile(signal?: AbortSignal): Promise<Profile> {
  const wire = await call('getOwnUser', {}, { isQuiet: true, signal })
  return {
    id: wire.id,
    nickname: wire.user_nickname,
    avatar: wire.avatar,
    sex: wire.sex,
    signature: wire.signature,
    mobile: wire.mobile,
    level: wire.level,
    tier: wire.tier,
    balance: wire.balance,
    fans: wire.attention,
    follows: wire.attention_num,
    isAnchor: wire.is_anchor === 1,
    hasPaymentPassword: wire.is_defray_pass === 1,
    role: wire.role,
  }
}

/** Changes the own profile; only the given fields. */
export async function saveProfile(change: ProfileChange): Promise<void> {
  const input = {
    ...(change.nickname === undefined ? {} : { user_nickname: change.nickname }),
    ...(change.avatar === undefined ? {} : { avatar: change.avatar }),
    ...(change.sex === undefined ? {} : { sex: change.sex }),
    ...(change.signature === undefined ? {} : { signature: change.signature }),
  }
  await call('updateProfile', input, { isQuiet: true })
}

/** Avatars to choose from. */
export async function loadAvatars(signal?: AbortSignal): Promise<string[]> {
  const wire = await call('listAvatars', {}, { isQuiet: true, signal })
  return wire.map((entry) => entry.avatar)
}
