import { call } from '@pitchside/http'
import { clientState } from './client-state.store'
import { queryClient } from './query-client'

/** Start-up: whom a visitor can write to for help. */
export async function loadSupportAgent(): Promise<void> {
  const data = await call('getSupportAgent', {}, { isQuiet: true })
  queryClient.setQueryData(['getSupportAgent'], data)
  clientState.setState({ supportAgent: { id: data.id, nickname: data.user_nickname, avatar: data.avatar } })
}
