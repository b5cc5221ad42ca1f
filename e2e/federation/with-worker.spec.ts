import type { Page, Worker } from '@playwright/test'
import { expect, test } from '../fixtures/people'
import { currentRelease } from '../fixtures/remote-files'

test.describe.configure({ mode: 'serial' })
// Everywhere else pages are without their worker: what it fetches no test could break or answer.
test.use({ serviceWorkers: 'allow', reuseContext: false } as object)

/** What of a worker's own world is asked for. */
interface WorkerScope {
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  shown: unknown[]
}

/** Has the browser deliver a message to the worker, as a push service would. */
async function pusher(page: Page, origin: string): Promise<(message: object) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  return async (message) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
  }
}

/** The page is under its worker from the next load on. */
async function openWithWorker(page: Page, path: string): Promise<Worker> {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 10))
  })
  return page.context().serviceWorkers()[0]!
}
const inCaches = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url.replace(location.origin, ''))
    return found
  })

test('WEB-07 a release and its roll-back reach a page with the worker at its next load', async ({ page, site }) => {
  await openWithWorker(page, '/football')
  const shown = page.locator('main [data-remote="scores"]').first()
  await page.reload()
  await expect(shown).toHaveAttribute('data-build', /^1\.0\.0-/)
  const { build } = await site.release('publish', 'remote-scores', '--version', '1.1.0')
  await site.release('promote', 'remote-scores', '--version', '1.1.0', '--why', 'new page')
  // Asked for the current release, the service looks at its store; else it does within a second.
  await currentRelease(site.address)
  await page.reload()
  await expect(shown).toHaveAttribute('data-build', String(build))
  await site.release('rollback', 'remote-scores', '--why', 'worse')
  await currentRelease(site.address)
  await page.reload()
  await expect(shown).toHaveAttribute('data-build', /^1\.0\.0-/)
})

test('WEB-07 what was read can be read offline and says how old it is; nothing of a call or a member is kept', async ({
  page,
  context,
}) => {
  // Eighteen documents, each whole.
  await openWithWorker(page, '/news')
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  const read = ['/news', '/detail?id=1', '/schedule', '/circle', '/video-list']
  // A document waits no longer than three seconds for what it says: on a busy machine it comes without, and is not kept.
  for (const path of read)
    await expect(async () => {
      await page.goto(path)
      await expect.poll(() => inCaches(page), { timeout: 2_000 }).toContain(path)
    }).toPass()
  // Inside the app no document is loaded: what stays open is asked for.
  await page.goto('/news')
  await page.locator('main a[href^="/detail?id="]:not([href$="=1"])').first().click()
  await expect(page).toHaveURL(/detail/)
  const inside = new URL(page.url())
  await expect.poll(() => inCaches(page)).toContain(inside.pathname + inside.search)
  await page.goto('/member?type=1')
  const heading = (await (await page.request.get('/detail?id=1')).text()).match(/<h1>([^<]+)/)?.[1] ?? '-'
  expect((await inCaches(page)).filter((path) => /^\/(api|media|member|releases)/i.test(path))).toEqual([])
  await context.setOffline(true)
  for (const path of read) {
    await page.goto(path)
    await expect(page.getByRole('status')).toContainText('你已离线 · 以下内容保存于')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  }
  await page.goto('/detail?id=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await page.goto('/live?id=101')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('此页面没有离线内容')
  const leftOf = (level: number) =>
    page.getByRole('heading', { level }).evaluate((heading) => Math.round(heading.getBoundingClientRect().left))
  expect(await leftOf(2)).toBe(await leftOf(1))
  await page
    .getByRole('link', { name: heading.slice(0, 12) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await context.setOffline(false)
  await page.reload()
  await expect(page.locator('[data-remote="content"]').first()).toBeVisible()
})

test('WEB-08 the worker shows what is pushed once, and not over a page that shows it itself', async ({
  page,
  site,
}) => {
  const worker = await openWithWorker(page, '/about-user')
  // A browser without a window system shows nothing: what it is asked to show is looked at.
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope
    scope.shown = []
    scope.registration.showNotification = async (title, { body, tag, data }) => {
      scope.shown.push([title, body, tag, data.url])
    }
  })
  const shown = () => worker.evaluate(() => (self as unknown as WorkerScope).shown)
  const push = await pusher(page, site.address)
  const goal = { key: 'goal-1-1', tag: 'match-1', kind: 'goals', title: 'A 1–0 B', body: "9'", url: '/football' }
  await page.bringToFront()
  await page.locator('body').click({ position: { x: 1, y: 1 } })
  await push(goal)
  await push({ ...goal, key: 'begun', kind: 'kickoffs', title: 'A vs B' })
  await push({ ...goal, key: 'begun', kind: 'kickoffs', title: 'A vs B' })
  await push({ ...goal, key: 'news', kind: 'articles', tag: 'news', title: 'News' })
  await expect.poll(shown).toHaveLength(2)
  expect(await shown()).toEqual([
    ['A vs B', "9'", 'match-1', '/football'],
    ['News', "9'", 'news', '/football'],
  ])
})

test('WEB-07 the site can be installed', async ({ page }) => {
  await page.goto('/main')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(address!)).json()
  expect(manifest).toMatchObject({ name: '场边直播', display: 'standalone', start_url: '/main', lang: 'zh-CN' })
  for (const { src, sizes } of manifest.icons)
    expect(
      await page.evaluate(async (icon) => {
        const { width, height } = await createImageBitmap(await (await fetch(icon)).blob())
        return `${width}x${height}`
      }, src),
    ).toBe(sizes)
  const session = await page.context().newCDPSession(page)
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
})
