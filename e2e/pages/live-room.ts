import type { Locator, Page } from '@playwright/test'

/** How a video ran while it was watched. */
export interface Playback {
  advancedS: number
  /** Longest time in which it had nothing more to show. A still with pictures at hand is the machine's, which `advancedS` bounds. */
  longestDryMs: number
}

/** A live room: /live?id=<anchor>. */
export class LiveRoom {
  readonly column: Locator
  readonly chat: Locator
  readonly input: Locator
  readonly barrage: Locator
  readonly video: Locator

  constructor(readonly page: Page) {
    this.column = page.getByRole('complementary', { name: '聊天' })
    this.chat = this.column.getByRole('log')
    this.input = this.column.getByRole('textbox')
    this.barrage = page.getByTestId('barrage')
    this.video = page.locator('video')
  }

  async open(anchorId: number): Promise<void> {
    await this.page.goto(`/live?id=${anchorId}`)
    await this.input.waitFor()
  }

  async say(text: string): Promise<void> {
    await this.input.fill(text)
    await this.input.press('Enter')
  }

  /** Once the picture moves, watches it for `seconds`. */
  async watch(seconds: number): Promise<Playback> {
    await this.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
    return this.video.evaluate(async (video: HTMLVideoElement, ms) => {
      const begin = { at: performance.now(), time: video.currentTime }
      const hasMore = () =>
        Array.from({ length: video.buffered.length }, (_, at) => video.buffered.end(at)).some(
          (end) => end > video.currentTime + 0.2,
        )
      let [last, fedAt, longestDryMs] = [begin.time, begin.at, 0]
      while (performance.now() - begin.at < ms) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        const now = performance.now()
        if (video.currentTime !== last || hasMore()) fedAt = now
        last = video.currentTime
        longestDryMs = Math.max(longestDryMs, now - fedAt)
      }
      return { advancedS: video.currentTime - begin.time, longestDryMs }
    }, seconds * 1_000)
  }
}
