import { updateUser } from '@pitchside/auth'
import { call } from '@pitchside/http'
import { clientState } from './client-state.store'
import { queryClient } from './query-client'

/** Loads the signed-in user and brings the stored copy up to date: balance, nickname, anchor or not. */
export async function loadOwnUser(): Promise<void> {
  const data = await call('getOwnUser', {}, { isQuiet: true })
  queryClient.setQueryData(['getOwnUser'], data)
  clientState.setState({ profile: { level: data.level, tier: data.tier } })
  updateUser({
    nickname: data.user_nickname,
    avatar: data.avatar,
    expIcon: data.exp_icon,
    balance: String(data.balance),
    isAnchor: data.is_anchor === 1,
  })
}
