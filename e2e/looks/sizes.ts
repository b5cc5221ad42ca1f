import type { Page } from '@playwright/test'

/** Of a screen, in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** Of a size like "1280x720". */
export function sizeOf(text: string): Size {
  const [width = 0, height = 0] = text.split('x').map(Number)
  return { width, height }
}

/** Screens that every page has to look right on. */
export const sizes: readonly Size[] = ['1280x720', '1440x900', '1920x1080'].map(sizeOf)

export const themes = ['dark', 'light'] as const

export const showTheme = (page: Page, theme: string) =>
  page.locator('html').evaluate((root, value) => root.setAttribute('data-theme', value), theme)

/** Waits for two frames: what follows the size of the screen has followed it. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
