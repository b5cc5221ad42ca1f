import { chatStore } from './chat.store'

/** There is a line again: what waited for one leaves. Threads are loaded for it only where something waits. */
export function sendWaitingSoon(): void {
  const isAny = Object.values(chatStore.getState().threads).some(({ messages }) =>
    messages.some(({ isWaiting }) => isWaiting),
  )
  if (isAny) void import('./send-waiting').then(({ sendWaiting }) => sendWaiting())
}
