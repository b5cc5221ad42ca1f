import { expect, type Locator, type Page } from '@playwright/test'

/** The player of a live room. */
export class LivePlayerBox {
  readonly box: Locator
  readonly video: Locator
  readonly poster: Locator

  constructor(readonly page: Page) {
    this.box = page.locator('section[data-phase]').first()
    this.video = this.box.locator('video')
    this.poster = this.box.getByTestId('poster')
  }

  button(name: string | RegExp): Locator {
    return this.box.getByRole('button', { name })
  }

  /** Waits until a frame is on the screen and the picture has moved by more than `seconds`. */
  async plays(seconds = 0): Promise<void> {
    // A boolean: a handle on an element would keep it, and all around it, alive.
    await this.page.waitForFunction(() => document.querySelector('section[data-phase="playing"] [data-over]') !== null)
    let [last, moved] = [await this.time(), 0]
    const movedBy = async () => {
      const now = await this.time()
      // A player that begins anew starts its clock again.
      moved += Math.max(0, now - last)
      last = now
      return moved
    }
    await expect.poll(movedBy, { intervals: [50] }).toBeGreaterThan(seconds)
  }

  time(): Promise<number> {
    return this.video.evaluate((video: HTMLVideoElement) => video.currentTime)
  }

  /** A property of the video element. */
  read(key: 'paused' | 'muted' | 'volume' | 'playbackRate'): Promise<boolean | number> {
    return this.video.evaluate((video: HTMLVideoElement, name) => video[name], key)
  }

  /** Names the element, so that a later look can tell whether it is still the same one. */
  mark(): Promise<void> {
    return this.video.evaluate((video: HTMLVideoElement) => video.setAttribute('data-mark', 'first'))
  }

  isMarked(): Promise<boolean> {
    return this.video.evaluate((video: HTMLVideoElement) => video.dataset.mark === 'first')
  }
}
