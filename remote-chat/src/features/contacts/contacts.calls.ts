import { call } from '@pitchside/http'
import type { Contact } from './group-contacts'

export async function listContacts(signal?: AbortSignal): Promise<Contact[]> {
  const rows = await call('getAddressBook', {}, { isQuiet: true, signal })
  return rows.map(({ profile, is_anchor, is_friend }) => ({
    userId: profile.userID,
    nickname: profile.nick,
    avatar: profile.avatar,
    isAnchor: is_anchor === 1,
    isFriend: is_friend === 1,
  }))
}

/** A person nobody wrote to yet. */
export async function findPerson(userId: number): Promise<Contact> {
  const user = await call('getUser', { id: userId }, { isQuiet: true })
  return {
    userId: String(user.id),
    nickname: user.user_nickname,
    avatar: user.avatar,
    isAnchor: user.is_anchor === 1,
  }
}

/** Anchors and writers somebody may want to write to. */
export async function listRecommended(signal?: AbortSignal): Promise<Contact[]> {
  const rows = await call('listRecommendedUsers', {}, { isQuiet: true, signal })
  return rows.map(({ id, user_nickname, avatar, is_anchor }) => ({
    userId: String(id),
    nickname: user_nickname,
    avatar,
    isAnchor: is_anchor === 1,
  }))
}

/** The support agent. */
export async function findAgent(): Promise<Contact> {
  const agent = await call('getSupportAgent', {}, { isQuiet: true })
  return { userId: String(agent.id), nickname: agent.user_nickname, avatar: agent.avatar, isAnchor: false }
}

/** `both`: each follows the other; `follower`: the other follows the caller; `followed`: the caller follows the other. */
export type RelationKind = 'both' | 'follower' | 'followed' | 'none'

/** How somebody and the caller stand to each other. */
export async function findRelation(userId: number, signal?: AbortSignal): Promise<RelationKind> {
  const { is_friend, is_watchlist, is_attention } = await call(
    'getRelation',
    { uid: userId },
    { isQuiet: true, signal },
  )
  if (is_friend === 1) return 'both'
  if (is_watchlist === 1) return 'follower'
  return is_attention === 1 ? 'followed' : 'none'
}
