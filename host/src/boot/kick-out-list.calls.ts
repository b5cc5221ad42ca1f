import { call } from '@pitchside/http'
import { clientState } from './client-state.store'
import { queryClient } from './query-client'

/** Start-up, and after being kicked: the rooms this visitor may not enter. */
export async function loadKickOutList(): Promise<void> {
  const kicks = await call('listKicks', {}, { isQuiet: true })
  queryClient.setQueryData(['listKicks'], kicks)
  clientState.setState({ kickedFrom: kicks.map((kick) => kick.anchor_id) })
}
