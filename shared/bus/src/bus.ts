import mitt from 'mitt'
import type { BusEvents } from './events'

const emitter = mitt<BusEvents>()

function contained<E extends keyof BusEvents>(
  type: E,
  handler: (event: BusEvents[E]) => void,
): (event: BusEvents[E]) => void {
  return (event) => {
    try {
      handler(event)
    } catch (error) {
      // One listener that throws must not keep the event from the others.
      if (type === 'failure.seen') return
      emitter.emit('failure.seen', { where: `bus:${String(type)}`, reason: 'listener-threw', detail: String(error) })
    }
  }
}

/** The page's event bus: one instance for host and remotes. */
export const bus = {
  emit<E extends keyof BusEvents>(type: E, event: BusEvents[E]): void {
    emitter.emit(type, event)
  },
  /** Listens; call the returned disposer to stop. */
  on<E extends keyof BusEvents>(type: E, handler: (event: BusEvents[E]) => void): () => void {
    const safe = contained(type, handler)
    emitter.on(type, safe)
    return () => emitter.off(type, safe)
  },
  /** Number of listeners, for leak checks. */
  listeners(): number {
    return [...emitter.all.values()].reduce((sum, handlers) => sum + (handlers?.length ?? 0), 0)
  },
}
