import { type ChatStatus, chatStore } from '../../parts/session/chat.store'
import { openThread } from '../../parts/session/thread-actions'
import { logInAgain } from './follow-account'

const isIn = (status: ChatStatus) => status !== 'failed' && status !== 'kicked' && status !== 'off'

/** After another device took over, or a log-in that failed: tries again, with the thread that was open. */
export async function reconnect(): Promise<void> {
  const { openId } = chatStore.getState()
  await logInAgain()
  if (openId && isIn(chatStore.getState().status)) await openThread(openId)
}
