import type { Disposer } from '@pitchside/base'
import type { QueryClient } from '@pitchside/platform'

type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number]

export interface LateAnswers<F> {
  /** A frame came: whatever is on its way may be from before it. */
  heard(frame: F): void
  /** Everything is asked for again: what was on its way is dropped, unless the page has nothing else to show yet. */
  asked(): void
  stop: Disposer
}

/**
 * Answers that were made before a frame and land after it would take back what the frame said. Each of them is put right
 * by the frames it missed; `onLate` has it asked for once more.
 */
export function watchLateAnswers<F>(
  client: QueryClient,
  isWatched: (query: Query) => boolean,
  putRight: (answer: unknown, frame: F) => unknown,
  onLate: () => void,
): LateAnswers<F> {
  const cache = client.getQueryCache()
  const missed = new Map<Query, F[]>()
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    const frames = missed.get(query)
    const isSettled = action.type === 'success' ? !action.manual : action.type === 'error' || action.type === 'fetch'
    if (!frames || !isSettled) return
    missed.delete(query)
    if (action.type !== 'success') return
    client.setQueryData(query.queryKey, (answer: unknown) => frames.reduce(putRight, answer))
    onLate()
  })
  return {
    heard(frame) {
      for (const query of cache.findAll({ fetchStatus: 'fetching', predicate: isWatched }))
        missed.set(query, [...(missed.get(query) ?? []), frame])
    },
    asked() {
      for (const query of missed.keys()) if (query.state.data !== undefined) missed.delete(query)
    },
    stop,
  }
}
