import { setTimeout as after } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** A page that asked for nothing for so long, and is not busy, does nothing more by itself. */
const doneMs = 2_500

/**
 * Waits for something a page should come to: until it does, until the page is done without it, or until the wait itself
 * gives up. Which of them it was, the page shows to who looks. To be made before the page is opened.
 */
export function hopesOf(page: Page): (wait: Promise<unknown>) => Promise<void> {
  let [asked, quietSince] = [0, performance.now()]
  const count = (change: number) => () => {
    asked += change
    quietSince = performance.now()
  }
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1))

  async function untilDone(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const quietMs = performance.now() - quietSince
      if (asked > 0 || quietMs < doneMs) await after(Math.max(100, doneMs - quietMs), undefined, { signal })
      else {
        const before = quietSince
        // It answers between two of its tasks: what it has loaded is run by then.
        await page.evaluate('0')
        if (before === quietSince) return
      }
    }
  }

  return async (wait) => {
    const over = new AbortController()
    const given = wait.catch(() => undefined)
    // A page that is gone is not done: whoever waits is told by the wait.
    await Promise.race([given, untilDone(over.signal).catch(() => given)])
    over.abort()
  }
}
