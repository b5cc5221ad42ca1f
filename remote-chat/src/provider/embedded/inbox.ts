import type { PrivateMessage } from '@pitchside/contract'

export interface InboxDeps {
  /** Everything of a conversation that follows a place, oldest first. */
  fetchAfter(conversationId: string, sequence: number): Promise<PrivateMessage[]>
  deliver(messages: PrivateMessage[]): void
  onError(error: unknown): void
}

/**
 * Messages of the server, each delivered once and in the order of its conversation. Numbers of a conversation have no
 * gaps: a jump means that something was missed and is fetched; a number that was there already is a double.
 */
export function createInbox({ fetchAfter, deliver, onError }: InboxDeps) {
  const places = new Map<string, number>()
  let work: Promise<void> = Promise.resolve()
  let waiting = 0

  function pass(messages: readonly PrivateMessage[]): void {
    const fresh = messages.filter(({ conversationID, sequence }) => sequence > (places.get(conversationID) ?? 0))
    for (const { conversationID, sequence } of fresh) places.set(conversationID, sequence)
    if (fresh.length > 0) deliver(fresh)
  }
  const isNext = ({ conversationID, sequence }: PrivateMessage) => sequence === (places.get(conversationID) ?? 0) + 1
  /** One thing after the other: while something is fetched, what comes meanwhile waits its turn. */
  function queue(job: () => Promise<void>): void {
    waiting += 1
    work = work
      .then(job)
      .catch(onError)
      .finally(() => {
        waiting -= 1
      })
  }
  async function fill(conversationId: string): Promise<void> {
    pass(await fetchAfter(conversationId, places.get(conversationId) ?? 0))
  }
  return {
    /** Where conversations stand at log-in: what is older is history. */
    begin(conversations: readonly { conversationID: string; lastSequence: number }[]): void {
      for (const { conversationID, lastSequence } of conversations)
        if (!places.has(conversationID)) places.set(conversationID, lastSequence)
    },
    take(message: PrivateMessage): void {
      const accept = async () => {
        if (isNext(message)) pass([message])
        else if (message.sequence > (places.get(message.conversationID) ?? 0)) await fill(message.conversationID)
      }
      // Nothing is under way: no reason to wait a turn.
      if (waiting === 0 && isNext(message)) pass([message])
      else queue(accept)
    },
    /** After a gap: whatever is behind is fetched, conversation by conversation. Resolves when all was delivered. */
    catchUp(conversations: readonly { conversationID: string; lastSequence: number }[]): Promise<void> {
      queue(async () => {
        for (const { conversationID, lastSequence } of conversations)
          if (lastSequence > (places.get(conversationID) ?? 0)) await fill(conversationID)
      })
      return work
    },
    /** Places of another account mean nothing. */
    reset(): void {
      places.clear()
    },
  }
}

export type Inbox = ReturnType<typeof createInbox>
