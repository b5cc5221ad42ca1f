import type { Page, Response } from '@playwright/test'
import { breakFiles, crashAtRender, currentRelease, filesOfPart, releaseOf } from '../fixtures/remote-files'
import { expect, type RunningSite, test } from '../fixtures/site'

const path = '/football'
/** A preload that hangs holds the page's load event back, not the page. */
const loaded = { waitUntil: 'domcontentloaded' } as const
const other = '/main'
const packageName = 'remote-scores'
const shown = (page: Page) => page.locator('main [data-remote="scores"]').first()
const retryCard = (page: Page) => page.locator('[data-remote-down="scores"]')

test.describe.configure({ mode: 'serial' })

/** Goes away and comes back by the site's own links: no page is loaded anew. */
async function navigateWithinTab(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: '首页' }).first().click()
  await expect(page).toHaveURL(new RegExp(`${other}$`))
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(new RegExp(path))
}

/** Builds and publishes the next version, once. */
async function publishNext(site: RunningSite): Promise<string> {
  const { build } = await site.release('publish', packageName, '--version', '1.1.0')
  return String(build)
}

test('FED-01 FED-07 a version promoted while a tab is open is shown at its next navigation; the host is not rebuilt', async ({
  page,
  site,
}) => {
  const build = await publishNext(site)
  await page.goto(path, loaded)
  await expect(shown(page)).toHaveAttribute('data-build', /^1\.0\.0-/)
  const before = await releaseOf(page)
  await page.evaluate(() => Object.assign(window, { isSameTab: true }))

  const isNews = async (response: Response) =>
    response.url().endsWith('/releases/current') &&
    response.status() === 200 &&
    ((await response.json()) as { seq: number }).seq > before.seq
  const told = page.waitForResponse(isNews, { timeout: 5000 })
  await site.release('promote', packageName, '--version', '1.1.0', '--why', 'new page')
  await told
  await expect(shown(page)).toHaveAttribute('data-build', /^1\.0\.0-/)
  await navigateWithinTab(page)
  await expect(shown(page)).toHaveAttribute('data-build', build)

  const after = await currentRelease(site.address)
  expect(after.host).toEqual(before.host)
  expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true)
})

test('FED-06 a version whose files are missing, or that hangs, gives way to the one before it', async ({
  page,
  site,
}) => {
  const { remotes } = await currentRelease(site.address)
  const { current, previous } = remotes.scores!
  expect(previous).toHaveLength(1)
  await breakFiles(page, current, filesOfPart(current, path, 'entry'), 'never answers')
  await page.goto(path, loaded)
  await expect(shown(page)).toHaveAttribute('data-build', previous[0]!.build, { timeout: 12_000 })
  await expect(retryCard(page)).toHaveCount(0)
})

test('FED-06 a version that crashes twice at render gives way to the one before it', async ({ page, site }) => {
  const { remotes } = await currentRelease(site.address)
  const { current, previous } = remotes.scores!
  await crashAtRender(page, current, path)
  await page.goto(path, loaded)
  await retryCard(page).getByRole('button').click()
  await retryCard(page).getByRole('button').click()
  await expect(shown(page)).toHaveAttribute('data-build', previous[0]!.build)
})

test('FED-04 a rollback reaches a new load in under five seconds, without a build, and is on record', async ({
  page,
  site,
}) => {
  const startedAt = Date.now()
  await site.release('rollback', packageName, '--why', 'downloads fail', '--by', 'mei')
  await page.goto(path, loaded)
  await expect(shown(page)).toHaveAttribute('data-build', /^1\.0\.0-/)
  expect(Date.now() - startedAt).toBeLessThan(5000)

  const { entries } = await site.release('history', packageName)
  expect((entries as object[]).at(-1)).toMatchObject({
    action: 'rollback',
    by: 'mei',
    why: 'downloads fail',
    package: packageName,
  })
})

test('a version that was never published is refused with the reason', async ({ site }) => {
  await expect(site.release('promote', packageName, '--version', '9.9.9', '--why', 'try')).rejects.toThrow(
    /was never published/,
  )
})
