import type { Disposer } from '@pitchside/base'

const waiting = new Set<() => void>()
let isAsked = false

function next(): void {
  const [job] = waiting
  isAsked = false
  if (!job) return
  waiting.delete(job)
  ask()
  job()
}

function ask(): void {
  if (isAsked || waiting.size === 0) return
  isAsked = true
  requestAnimationFrame(() => setTimeout(next))
}

/**
 * Draws right after an animation frame, one piece a frame: news of the feed, another order and rows that scrolled in each
 * cost their part of one, and two of them together are a long task on a slow machine. After a frame the page is laid out:
 * where the list stands costs nothing to ask, and what is drawn is painted in a task of its own. Who comes first draws
 * first. A hidden page has no frames and draws nothing: it catches up with the first one.
 */
export function inFrameOfItsOwn(draw: () => void): Disposer {
  const job = () => draw()
  waiting.add(job)
  ask()
  return () => void waiting.delete(job)
}
