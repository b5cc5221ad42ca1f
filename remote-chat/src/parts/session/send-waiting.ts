import { chatStore } from './chat.store'
import { retry } from './thread-actions'

function nextWaiting(): [conversationId: string, key: string] | undefined {
  for (const [id, { messages }] of Object.entries(chatStore.getState().threads)) {
    const row = messages.find(({ isWaiting }) => isWaiting)
    if (row) return [id, row.key]
  }
  return undefined
}

async function sendAll(): Promise<void> {
  for (let next = nextWaiting(); next; next = nextWaiting()) if (!(await retry(...next))) return
}

let running: Promise<void> | undefined

/** Sends what waited for a line, one after the other as it was written, until there is none again. */
export function sendWaiting(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = undefined
  })
  return running
}
