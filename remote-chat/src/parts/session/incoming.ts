import type { SdkMessage } from '../../provider/messaging.port'
import { changeThread, merged } from './chat.store'
import { createPace } from './pace'

/** A thread is drawn again this often at most, however fast people write. */
const drawEveryMs = 100

let waiting: SdkMessage[] = []
let hear: (messages: readonly SdkMessage[]) => void = () => undefined

/** Tells what arrives from others, e.g. to make a sound. */
export function onNewMessages(listener: (messages: readonly SdkMessage[]) => void): () => void {
  hear = listener
  return () => {
    hear = () => undefined
  }
}

/** Messages of one conversation go into its thread together: a burst is one change. */
function take(): void {
  const messages = waiting
  waiting = []
  const byConversation = new Map<string, SdkMessage[]>()
  for (const message of messages) {
    const list = byConversation.get(message.conversationID)
    if (list) list.push(message)
    else byConversation.set(message.conversationID, [message])
  }
  for (const [id, list] of byConversation) changeThread(id, (thread) => ({ messages: merged(thread.messages, list) }))
  hear(messages.filter(({ flow }) => flow === 'in'))
}

const pace = createPace(take, drawEveryMs)

export function receive(messages: readonly SdkMessage[]): void {
  waiting.push(...messages)
  pace.ask()
}

/** Before something is said about messages they have to stand in their threads. */
export const settleIncoming = (): void => pace.flush()

export function forgetIncoming(): void {
  pace.stop()
  waiting = []
}
