import type { Page } from '@playwright/test'
import { expect } from '../fixtures/site'

/** Version of a remote that is shown at an address. */
export async function versionAt(page: Page, address: string, id: string): Promise<string> {
  await page.goto(`${address}/${id}`)
  const build = await page.locator(`main [data-remote="${id}"]`).first().getAttribute('data-build')
  return (build ?? '').replace(/-.*/, '')
}

/** Everything the shell's page has once: the remote's page stands in it, with styles, a picture and a part that came later. */
export async function useRemote(page: Page, id: string) {
  const place = page.locator(`main [data-remote="${id}"]`)
  await expect(place.getByRole('heading', { level: 1 })).toHaveText(id.replace(/^./, (letter) => letter.toUpperCase()))
  await expect(place.locator('section')).toHaveCSS('display', 'grid')
  const picture = place.locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48)
  await place.getByRole('button').click()
  await expect(place.locator('p')).toHaveCSS('border-top-left-radius', '8px')
}
