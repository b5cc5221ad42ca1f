/** The signed-in user as the browser keeps it. Wire names stop at {@link fromWire} and {@link toWire}. */
export interface SessionUser {
  id: number
  token: string
  userSig: string
  nickname: string
  avatar: string
  expIcon: string
  /** Yellow diamonds as the server formats them, e.g. "126.5". */
  balance: string
  isAnchor: boolean
}

/** Shape kept under the local storage key `userInfo`. Source: specification section 3. */
export interface StoredUserInfo {
  id: number
  token: string
  userSig: string
  user_nickname: string
  avatar: string
  exp_icon: string
  balance: string
  is_anchor: 0 | 1
}

export function isStoredUserInfo(value: unknown): value is StoredUserInfo {
  if (typeof value !== 'object' || value === null) return false
  const user = value as Record<string, unknown>
  return (
    typeof user.id === 'number' &&
    typeof user.token === 'string' &&
    user.token !== '' &&
    typeof user.user_nickname === 'string'
  )
}

export function fromWire(user: StoredUserInfo): SessionUser {
  return {
    id: user.id,
    token: user.token,
    userSig: user.userSig ?? '',
    nickname: user.user_nickname,
    avatar: user.avatar ?? '',
    expIcon: user.exp_icon ?? '',
    balance: String(user.balance ?? '0'),
    isAnchor: user.is_anchor === 1,
  }
}

export function toWire(user: SessionUser): StoredUserInfo {
  return {
    id: user.id,
    token: user.token,
    userSig: user.userSig,
    user_nickname: user.nickname,
    avatar: user.avatar,
    exp_icon: user.expIcon,
    balance: user.balance,
    is_anchor: user.isAnchor ? 1 : 0,
  }
}
