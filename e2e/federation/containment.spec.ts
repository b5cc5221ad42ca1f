import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/people'
import {
  breakFiles,
  crashAtRender,
  currentRelease,
  type Fault,
  filesOfPart,
  type Part,
  releaseOf,
} from '../fixtures/remote-files'

const path = '/downLoad'
/** A preload that hangs holds the page's load event back, not the page. */
const loaded = { waitUntil: 'domcontentloaded' } as const
const placeOf = (page: Page) => page.locator('[data-remote="member"]:not(:empty)')
const retryCard = (page: Page) => page.locator('[data-remote-down="member"]')

/** The shell works: the header is there and brings the visitor to another page. */
async function expectLivingFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '首页' }).first().click()
  await expect(page).toHaveURL(/\/main$/)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(new RegExp(path))
}

/** Without a version before it, in the whole site; every part in every way is in fault-matrix.spec.ts. */
const faults: [Part, Fault][] = [
  ['entry', 'never answers'],
  ['contribution', 'is missing'],
  ['page script', 'throws'],
  ['page style', 'never answers'],
]

for (const [part, fault] of faults) {
  test(`FED-06 a remote whose ${part} ${fault} shows the retry card, the frame lives, and trying again works`, async ({
    page,
    site,
  }) => {
    const { remotes } = await currentRelease(site.address)
    const remote = remotes.member!.current
    const repair = await breakFiles(page, remote, filesOfPart(remote, path, part), fault)
    await page.goto(path, loaded)
    await expect(retryCard(page)).toBeVisible()
    await expectLivingFrame(page)
    await expect(retryCard(page)).toBeVisible()
    await repair()
    await retryCard(page).getByRole('button').click()
    await expect(placeOf(page)).toBeAttached()
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
  })
}

test('FED-06 a remote that throws at render shows the retry card and the frame lives', async ({ page, site }) => {
  const { remotes } = await currentRelease(site.address)
  await crashAtRender(page, remotes.member!.current, path)
  await page.goto(path, loaded)
  await expect(retryCard(page)).toBeVisible()
  await expectLivingFrame(page)
})

test('FED-06 other remotes go on when one is down', async ({ page, site }) => {
  const { remotes } = await currentRelease(site.address)
  const remote = remotes.member!.current
  await breakFiles(page, remote, filesOfPart(remote, path, 'entry'), 'is missing')
  await page.goto(path, loaded)
  await expect(retryCard(page)).toBeVisible()
  const other = remotes.content!.current.manifest.routes.find(
    (route) => !route.path.includes(':') && !route.isMemberOnly,
  )
  if (other) {
    await page.goto(other.path)
    await expect(page.locator('[data-remote="content"]:not(:empty)').first()).toBeAttached()
  }
})

test('SHELL-10 a log-in whose code does not come is told, the page stays, and the next press opens it', async ({
  page,
}) => {
  await page.goto(path, loaded)
  await expect(placeOf(page)).toBeAttached()
  const code = /\/login\.\w+\.js/
  await page.route(code, (route) => route.abort())
  const press = () => page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await press()
  await expect(page.getByText('请检查网络后重试')).toBeVisible()
  await expectLivingFrame(page)
  await page.unroute(code)
  await press()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
})

test('SHELL-11 a shell without its inlined release says where the page must come from', async ({ page }) => {
  await page.route('**/main', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('id="release"', 'id="elsewhere"')
    await route.fulfill({ response, body })
  })
  const failure = page.waitForEvent('pageerror')
  await page.goto('/main')
  expect(String(await failure)).toMatch(/must come from the release service/)
})

test('FED-06 an answer that is no release leaves an open tab as it is', async ({ page }) => {
  await page.route('**/releases/current', (route) =>
    route.fulfill({ body: '{"schema":', contentType: 'application/json' }),
  )
  await page.goto(path, loaded)
  await expect(placeOf(page)).toBeAttached()
  const before = await releaseOf(page)
  const asked = page.waitForRequest('**/releases/current')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await asked
  await page.getByRole('banner').getByRole('link', { name: '首页' }).first().click()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.locator(`[data-build="${before.remotes.member?.current.build}"]`).first()).toBeAttached()
})
