import type { Locator, Page } from '@playwright/test'

/** How a video ran while it was watched. */
export interface Playback {
  advancedS: number
  /** Longest time in which the picture stood still. */
  longestStillMs: number
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
      let [last, lastAt, longestStillMs] = [begin.time, begin.at, 0]
      while (performance.now() - begin.at < ms) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        longestStillMs = Math.max(longestStillMs, performance.now() - lastAt)
        if (video.currentTime !== last) [last, lastAt] = [video.currentTime, performance.now()]
      }
      return { advancedS: video.currentTime - begin.time, longestStillMs }
    }, seconds * 1_000)
  }
}
