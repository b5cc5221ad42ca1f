import type { Page, Response } from '@playwright/test'
import { axeOn } from '../fixtures/axe'
import { serveStoredVersion } from '../fixtures/local-remote'
import { furtherVersion } from '../fixtures/more-versions'
import { expect, test } from '../fixtures/people'
import { breakFiles, crashAtRender, currentRelease, filesOfPart, releaseOf } from '../fixtures/remote-files'
import type { RunningSite } from '../fixtures/site'
import { ReleaseConsole } from '../pages/release-console'

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
  const told = page.waitForResponse(isNews)
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
  await expect(shown(page)).toHaveAttribute('data-build', previous[0]!.build)
  await expect(retryCard(page)).toHaveCount(0)
})

test('TEAM-10 a version that crashes at render gives way to the one before it by itself', async ({ page, site }) => {
  const { remotes } = await currentRelease(site.address)
  const { current, previous } = remotes.scores!
  await crashAtRender(page, current, path)
  await page.goto(path, loaded)
  await expect(shown(page)).toHaveAttribute('data-build', previous[0]!.build)
  await expect(retryCard(page)).toHaveCount(0)
})

// How fast it does is measured by `npm run bench releases`.
test('FED-04 a rollback reaches the next new load, without a build, and is on record', async ({ page, site }) => {
  await site.release('rollback', packageName, '--why', 'downloads fail', '--by', 'mei')
  await page.goto(path, loaded)
  await expect(shown(page)).toHaveAttribute('data-build', /^1\.0\.0-/)

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

test('FED-07 a version that is taken back leaves an open tab at once, without a navigation', async ({ page, site }) => {
  await site.release('promote', packageName, '--version', '1.1.0', '--again', '--why', 'repaired')
  await page.goto(path, loaded)
  await expect(shown(page)).toHaveAttribute('data-build', /^1\.1\.0-/)
  await page.evaluate(() => Object.assign(window, { isSameTab: true }))
  await site.release('rollback', packageName, '--why', 'not repaired')
  await expect(shown(page)).toHaveAttribute('data-build', /^1\.0\.0-/)
  expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true)
})

test('FED-04 FED-05 the console: signed in, a canary is started, grown and taken back; a refusal says why', async ({
  page,
  site,
}) => {
  const releases = new ReleaseConsole(page)
  await releases.open()
  const row = releases.row(packageName)
  await expect(row).toContainText('1.0.0')
  const { violations } = await axeOn(page).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
  // Another pipeline starts the canary: the console hears of it.
  await site.release('canary', packageName, '--version', '1.1.0', '--percent', '5', '--again', '--why', 'again')
  await expect(row.locator('.vc.canary')).toContainText('5%')
  await row.getByRole('button', { name: '放量' }).click()
  await releases.confirm('看起来不错')
  await expect(row.locator('.vc.canary')).toContainText('25%')
  await site.release('lock', '--why', 'cup final')
  await row.getByRole('button', { name: '放量' }).click()
  await releases.confirm('再放一些')
  await expect(page.getByRole('alert')).toContainText('cup final')
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: '回滚' }).click()
  await releases.confirm('比分不更新')
  await expect(row.locator('.vc.canary')).toHaveCount(0)
  await expect(page.getByText('比分不更新')).toBeVisible()
  await site.release('unlock', '--why', 'over')
})

test('FED-09 a member of staff runs a version of this machine in the deployed shell, sees that, and goes back', async ({
  page,
  site,
}) => {
  const { packages } = await site.release('status', packageName)
  const [build = ''] = (packages as { revoked: string[] }[])[0]?.revoked ?? []
  const local = await serveStoredVersion(site.dataDir, packageName, build)
  await page.goto(`${path}?override=scores:http://localhost:${local.port}/`, loaded)
  await expect(shown(page)).toHaveAttribute('data-build', /^1\.0\.0-[0-9a-f]/)
  await new ReleaseConsole(page).open()
  await page.locator('select[name="remote"]').selectOption(packageName)
  await page.getByLabel('本机端口').fill(String(local.port))
  await page.getByRole('button', { name: '打开站点' }).click()
  const badge = page.locator('[data-overrides="scores"]')
  await expect(badge).toContainText(`localhost:${local.port}`)
  // Nothing of the frame lies over it.
  const hidden = await badge.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const))
    return corners.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)))
  })
  expect(hidden).toEqual([])
  await page.goto(path, loaded)
  await expect(shown(page)).toHaveAttribute('data-build', '1.1.0-local')
  await page.locator('[data-overrides]').getByRole('button').click()
  await expect(shown(page)).toHaveAttribute('data-build', /^1\.0\.0-[0-9a-f]/)
  await expect(page.locator('[data-overrides]')).toHaveCount(0)
  local.close()
})

test('FED-07 five versions after one another in one tab: each is shown, old code still loads, one React, the heap is bounded', async ({
  page,
  site,
}) => {
  const { packages } = await site.release('status', packageName)
  const [{ build: first = '' } = {}] = packages as { build: string }[]
  await page.goto(path, loaded)
  await expect(shown(page)).toHaveAttribute('data-build', first)
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  await page.evaluate(() => Object.assign(window, { isSameTab: true }))
  // What the way there and back brings along belongs to no swap.
  await navigateWithinTab(page)
  const before = await heap()
  const containers: string[] = []
  for (const patch of [1, 2, 3, 4, 5]) {
    const version = await furtherVersion(site.dataDir, packageName, first, `1.2.${patch}`)
    await site.release('publish', packageName, '--folder', version.folder)
    const { seq } = await currentRelease(site.address)
    const told = page.waitForResponse(
      async (one) =>
        one.url().endsWith('/releases/current') &&
        one.status() === 200 &&
        ((await one.json()) as { seq: number }).seq > seq,
    )
    await site.release('promote', packageName, '--version', version.build, '--why', 'next')
    await told
    // The answer is there a moment before the tab has read it.
    await expect(async () => {
      await navigateWithinTab(page)
      await expect(shown(page)).toHaveAttribute('data-build', version.build, { timeout: 1000 })
    }).toPass()
    containers.push(version.container)
  }
  const growth = ((await heap()) - before) / 5 / 1024 / 1024
  console.log(`  heap growth per swap: ${growth.toFixed(2)} MB`)
  expect(growth).toBeLessThan(3)
  const old = await page.evaluate(async (names) => {
    type Contribution = { default: { routes: { page(): Promise<{ default: unknown }> }[] } }
    type Container = { get(name: string): Promise<() => Contribution> }
    type Share = { __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, object> } }[] }
    const found: string[] = []
    for (const name of names) {
      const contribution = (await (window as unknown as Record<string, Container>)[name]?.get('./contribution'))?.()
      for (const route of contribution?.default.routes ?? []) found.push(typeof (await route.page()).default)
    }
    const host = (window as unknown as { __FEDERATION__: Share }).__FEDERATION__.__INSTANCES__.find(
      ({ name }) => name === 'host',
    )
    return {
      pages: [...new Set(found)],
      reacts: Object.keys(host?.shareScopeMap.default.react ?? {}).length,
      isSameTab: 'isSameTab' in window,
    }
  }, containers)
  expect(old.pages).toEqual(['function'])
  expect(old).toMatchObject({ reacts: 1, isSameTab: true })
})

test('FED-05 a version whose page does not draw among what is live is refused by the smoke test, which names that page only', async ({
  site,
}) => {
  const { packages } = await site.release('status', packageName)
  const [{ build: first = '' } = {}] = packages as { build: string }[]
  const broken = await furtherVersion(
    site.dataDir,
    packageName,
    first,
    '1.3.0',
    (file, { routes: [own, ...others] }) => {
      const isOwn = own?.files.js.includes(file) && !others.some((route) => route.files.js.includes(file))
      return isOwn ? "throw new Error('broken')" : undefined
    },
  )
  await site.release('publish', packageName, '--folder', broken.folder)
  const promote = ['promote', packageName, '--smoke', '--why', 'smoke']
  await expect(site.release(...promote, '--version', '1.3.0')).rejects.toThrow(
    /smoke-failed.*does not pass on \/football \(gave way to the version before it; .*broken.*\) among/,
  )
})
