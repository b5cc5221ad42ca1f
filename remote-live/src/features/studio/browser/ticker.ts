import type { Disposer } from '@pitchside/base'

/**
 * Calls back so many times a second, also while the tab is in the background, where the page's own timers come once a
 * second only: the ticks come from a worker.
 */
export function startTicker(perSecond: number, tick: () => void): Disposer {
  const source = `setInterval(() => postMessage(0), ${1_000 / perSecond})`
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const worker = new Worker(address)
  worker.onmessage = tick
  return () => {
    worker.terminate()
    URL.revokeObjectURL(address)
  }
}
