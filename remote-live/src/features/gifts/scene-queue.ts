/** A scene that waits to fill the picture. */
export interface QueuedScene {
  id: string
  scene: string
  /** Seconds. */
  lengthS: number
  /** Diamonds of the gift. */
  value: number
  /** Epoch milliseconds of the gift. */
  at: number
}

export const queueMax = 20
export const sceneLongestS = 5
/** A gift from so long ago is no news: nobody came back to a tab to watch them all. */
export const staleMs = 60_000

/** Adds a scene: dearer ones first, of equal ones the older; the least leaves when there are too many. */
export function withScene(queue: readonly QueuedScene[], scene: QueuedScene): readonly QueuedScene[] {
  if (queue.some(({ id }) => id === scene.id)) return queue
  const lengthS = Math.min(sceneLongestS, Math.max(1, scene.lengthS))
  return [...queue, { ...scene, lengthS }].sort((a, b) => b.value - a.value || a.at - b.at).slice(0, queueMax)
}

/** The scene to play next, and what waits after it. */
export function takeScene(
  queue: readonly QueuedScene[],
  now: number,
): { next: QueuedScene | undefined; rest: readonly QueuedScene[] } {
  const [next, ...rest] = queue.filter(({ at }) => now - at < staleMs)
  return { next, rest }
}
