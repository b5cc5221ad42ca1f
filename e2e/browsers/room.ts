import { expect } from '@playwright/test'
import type { Tab } from './tab'

const timeOf = (tab: Tab): Promise<number> => tab.read(() => document.querySelector('video')?.currentTime ?? 0)

/** Waits until a frame of the first video is on the screen and the picture moves. */
export async function plays(tab: Tab): Promise<void> {
  await tab.see('[data-phase="playing"] [data-over]', undefined, 30_000)
  const from = await timeOf(tab)
  await expect.poll(() => timeOf(tab)).toBeGreaterThan(from + 0.5)
}

/** How many pixels of the barrage have the colour that only own lines are outlined with. */
export const outlinedPixels = (tab: Tab): Promise<number> =>
  tab.read(() => {
    const stage = document.querySelector<HTMLCanvasElement>('[data-testid="barrage"] canvas')
    const copy = Object.assign(document.createElement('canvas'), { width: stage?.width, height: stage?.height })
    const context = copy.getContext('2d')
    if (!stage || !context || copy.width === 0 || copy.height === 0) return 0
    context.drawImage(stage, 0, 0)
    const { data } = context.getImageData(0, 0, copy.width, copy.height)
    const volt = [200, 240, 49, 255]
    let outlined = 0
    for (let at = 0; at < data.length; at += 4)
      if (volt.every((part, channel) => Math.abs((data[at + channel] ?? 0) - part) < 24)) outlined++
    return outlined
  })
