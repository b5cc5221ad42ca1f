import type { Browser, Page } from '@playwright/test'
import { currentRelease, releaseOf } from '../fixtures/remote-files'
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

/** Whoever has the address of a preview sees production with that one build, is told so, and finds the way out. */
export async function seePreview(browser: Browser, site: string, { address, id }: { address: string; id: string }) {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const page = await context.newPage()
  expect(new URL(address).origin).toBe(site)
  await page.goto(address)
  const bar = page.locator('.preview-bar')
  await expect(bar).toContainText(`预览 · new-offers · remote-${id} 1.1.0-`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await versionAt(page, site, id)).toBe('1.1.0')
  await expect(bar).toBeVisible()
  // Everything else is what production runs.
  const { host, remotes: all } = await currentRelease(site)
  await page.goto(`${site}/football`)
  const scores = page.locator('main [data-remote="scores"]').first()
  await expect(scores).toHaveAttribute('data-build', all.scores?.current.build ?? '')
  expect((await releaseOf(page)).host.build).toBe(host.build)
  await bar.getByRole('link', { name: '退出预览' }).click()
  await expect(page.locator('header').first()).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(await versionAt(page, site, id)).toBe('1.0.0')
  await context.close()
}
