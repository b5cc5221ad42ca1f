import type { Messaging, MessagingEvent } from '../messaging.port'

type Handler = Parameters<Messaging['on']>[1]

/** Events of the provider, in the SDK's shape. */
export function createEvents() {
  const handlers = new Map<MessagingEvent, Set<Handler>>()
  return {
    on(event: MessagingEvent, handler: Handler): void {
      const set = handlers.get(event) ?? new Set()
      handlers.set(event, set.add(handler))
    },
    off: (event: MessagingEvent, handler: Handler): void => void handlers.get(event)?.delete(handler),
    emit(event: MessagingEvent, data: unknown): void {
      for (const handler of [...(handlers.get(event) ?? [])]) handler({ data })
    },
  }
}

export type Events = ReturnType<typeof createEvents>
