import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { expect, test } from '../fixtures/people'
import { countRequests, settled } from '../fixtures/settled'
import { shiftsOf, watchLooks } from '../looks/watch'
import { openAdmin } from '../screenshots/operators-page'
import { shownMatches } from '../screenshots/staging'

/** The title a crawler reads: the page's own code must come to the same. */
async function titleOfDocument(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text()
  return page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').title, html)
}

const most = 0.02

/** Nothing that one would notice has moved on a page. */
async function expectStood(page: Page, path: string): Promise<void> {
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(sum, `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most)
}

/** Opens a page and waits until it is filled. */
async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
  await expectStood(page, path)
}

/** Elements of a page as a visitor opens it; beyond, every change of style costs. */
const mostElements = 1_200

for (const size of [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
])
  test(`WEB-05 pages stand still while they fill at ${size.width}`, async ({ openAs, known, site }) => {
    const { finished } = await shownMatches(site.address)
    const page = await openAs(await known('regular'))
    await page.setViewportSize(size)
    await watchLooks(page)
    countRequests(page)
    for (const path of [
      '/detail?id=1',
      '/football',
      '/esports',
      '/news',
      '/main',
      '/esports?lang=vi',
      '/live?id=101&lang=en',
      '/member?type=16',
      '/member?type=4&lang=zh',
      `/score-detail?type=football&id=${finished}&lang=zh`,
    ])
      await test.step(path, async () => {
        await expectStill(page, path)
        await expect.soft(page.locator('#document')).toHaveCount(0)
        if (/^.(detail|live)/.test(path)) expect.soft(await page.title()).toContain(await titleOfDocument(page, path))
      })
  })

test('AIR-01 the desk of an anchor stands still while it fills, before a broadcast and in it', async ({
  openAs,
  known,
  site,
}) => {
  const anchor = await known('secondAnchor')
  const page = await openAs(anchor)
  await page.setViewportSize({ width: 1280, height: 720 })
  await watchLooks(page)
  countRequests(page)
  const menu = page
    .getByRole('main')
    .getByRole('navigation')
    .filter({ has: page.locator('[aria-current="page"]') })
  await expectStill(page, '/member?type=9')
  await expect(menu).toBeVisible()
  const { id } = await call(site.address, 'getLiveUrl', {}, anchor.token)
  await call(site.address, 'startRoom', { id }, anchor.token)
  await expectStill(page, '/member?type=9')
  await expect(page.getByRole('main').getByRole('log')).toBeVisible()
  await expect(menu).toBeHidden()
  await call(site.address, 'endRoom', { id }, anchor.token)
})

test('WEB-05 the desk of operators stands still when it opens long after the log-in was sent', async ({ page }) => {
  await watchLooks(page)
  await page.route('**/api/Operator/logIn', async (route) => {
    // What moves within half a second of a key is the key's own doing.
    const sent = await page.evaluate(() => performance.now())
    await page.waitForFunction((at) => performance.now() > at + 600, sent)
    await route.continue()
  })
  await page.goto('/admin')
  await openAdmin(page, 'anchors')
  await expectStood(page, '/admin')
})

test('WEB-05 what a visitor opens is light', async ({ page }) => {
  countRequests(page)
  for (const path of ['/main', '/news', '/football', '/live?id=101']) {
    await page.goto(path)
    await settled(page)
    expect.soft(await page.locator('body *').count(), path).toBeLessThanOrEqual(mostElements)
  }
})

for (const { name, path, call } of [
  { name: 'the home page', path: '/main', call: 'Live_streaming/getLiveList' },
  { name: 'a room', path: '/live?id=101', call: 'Live_streaming/getRoomInfo' },
])
  test(`WEB-05 ${name} shows the picture it leads with before its answer is there, where it stays`, async ({
    page,
  }) => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(`**/api/${call}*`, async (route) => {
      await answered
      await route.continue()
    })
    const lead = page.locator('main [aria-busy="true"] img')
    // A document waits 200 ms for what it leads with; on a busy machine one may go without.
    await expect(async () => {
      await page.goto(path)
      await expect(lead).toBeVisible({ timeout: 4_000 })
    }).toPass()
    await expect.poll(() => lead.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const [src, box] = [await lead.getAttribute('src'), await lead.boundingBox()]
    answer()
    const poster = page.locator('main [data-testid="poster"]:not([aria-busy="true"] *)')
    await expect(poster).toHaveAttribute('src', src ?? '')
    expect(await poster.boundingBox()).toEqual(box)
  })

test('the sections of content have their tabs, and what follows, at one height', async ({ page }) => {
  const heights: number[][] = []
  for (const path of [
    '/news',
    '/circle',
    '/video-list',
    '/specialist',
    '/specialist-home?type=0',
    '/specialist-news',
  ]) {
    await page.goto(path)
    const bar = page.locator('main nav').first().locator('..')
    await expect(bar).toBeVisible()
    heights.push(
      await bar.evaluate((element) =>
        [element, element.nextElementSibling].map((one) => Math.round(one?.getBoundingClientRect().top ?? 0)),
      ),
    )
  }
  expect(new Set(heights.map(String)).size, JSON.stringify(heights)).toBe(1)
})

test('what stands in a card keeps its distance from the edge', async ({ page }) => {
  await page.goto('/specialist')
  const choice = page.locator('main aside fieldset').first()
  await expect(choice).toBeVisible()
  const places = await choice.evaluate((element) => {
    const heading = element.closest('section')?.querySelector('h2, h3')
    const textStart = heading && new Range()
    textStart?.selectNodeContents(heading as Node)
    return [element.getBoundingClientRect().left, textStart?.getBoundingClientRect().left]
  })
  expect(places[0]).toBeCloseTo(places[1] ?? 0, 0)
})

test('paper gets light colours and the page alone, whatever the theme', async ({ page }) => {
  await page.goto('/detail?id=1')
  const headline = page.locator('main article h1')
  await expect(headline).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ media: 'print' })
  for (const frame of [
    page.locator('header').first(),
    page.getByRole('contentinfo').last(),
    page.locator('main aside'),
  ])
    await expect(frame).toBeHidden()
  const lightness = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number))
  const ink = await headline.evaluate((element) => getComputedStyle(element).color)
  expect(lightness(ink)).toBeLessThan(60)
  expect((await headline.boundingBox())?.y).toBeLessThan(160)
  const paper = await page
    .locator('main article')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(lightness(paper)).toBeGreaterThan(240)
})
