import type { Locator, Page } from '@playwright/test'
import { siteDay } from '../fixtures/days'
import { expect, test } from '../fixtures/people'
import { countRequests, settled } from '../fixtures/settled'
import { lookAtBoxes } from '../looks/look'

const languages = ['zh', 'en', 'vi'] as const

test.use({ viewport: { width: 1280, height: 720 } })

/** Where the words of an element stand, px of the page. */
const words = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right } = range.getBoundingClientRect()
    return { left, right }
  })
const sides = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    return { left, right }
  })

/** Words that stand outside of what they are written on, of all elements that match. */
const outside = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
      const isOut = text.left < box.left - 0.5 || text.right > box.right + 0.5
      return isOut || element.scrollWidth > element.clientWidth + 1 ? [element.textContent] : []
    }),
  )

for (const language of languages)
  test(`choices and the footer keep their words inside at 1280 in ${language}`, async ({ page }) => {
    for (const path of ['/basketball', '/base-basketball', '/specialist']) {
      await page.goto(`${path}?lang=${language}`)
      const choices = page.locator('main fieldset')
      await expect(choices.first()).toBeVisible()
      expect([path, await outside(page, 'main fieldset'), await outside(page, 'main fieldset button')]).toEqual([
        path,
        [],
        [],
      ])
    }
    const footer = page.getByRole('contentinfo').last()
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.locator('a').first()).toBeVisible()
    expect(await outside(page, 'footer a, footer p, footer li')).toEqual([])
  })

for (const language of ['en', 'vi'])
  test(`the head of a room keeps its facts clear of its buttons at 1280 in ${language}`, async ({ page }) => {
    countRequests(page)
    await page.goto(`/live?id=101&lang=${language}`)
    await settled(page)
    const head = page
      .getByRole('main')
      .locator('header')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
    await expect(head.getByRole('button').first()).toBeVisible()
    expect((await lookAtBoxes(page)).filter(({ judge }) => judge === 'overlap' || judge === 'out-of-card')).toEqual([])
  })

test('the column of circles is as long as the news beside it', async ({ page }) => {
  countRequests(page)
  await page.goto('/news')
  await settled(page)
  const column = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.locator('a[href="/circle"]') })
    .last()
  const posts = column.getByRole('article')
  await expect(posts.first()).toBeVisible()
  await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded()
  // Wherever one stops, there is something to read in it: no hole as high as half a screen.
  await expect
    .poll(async () => {
      const boxes = await posts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
      return Math.max(...boxes)
    })
    .toBeGreaterThan(360)
})

test('scores of three digits keep away from the crests', async ({ page }) => {
  // Yesterday: in the first hours of a day no game of it is over.
  await page.goto(`/basketball?tab=finished&d=${siteDay(-1)}`)
  const rows = page.locator('main [data-row]')
  await expect(rows.first()).toBeVisible()
  // By the element of the score: the quarters beside it read as one long number in the text of a row.
  const threeDigits = page.getByText(/^\d{3}\s*-\s*\d{3}$/)
  const long = rows.filter({ has: threeDigits }).first()
  await expect(long).toBeVisible()
  const score = long.locator(threeDigits).first()
  const [text, crests] = [await words(score), await Promise.all((await long.locator('img, svg').all()).map(sides))]
  const gaps = crests.map((crest) => Math.max(crest.left - text.right, text.left - crest.right))
  expect(gaps.length).toBeGreaterThanOrEqual(2)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4)
})

test('the padlock of a closed market stands in the middle of its cell', async ({ page }) => {
  // Which markets are closed is the affair of the minute: here all are.
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replaceAll('"sealing_disk":0', '"sealing_disk":1') })
  })
  await page.goto('/football')
  const lock = page.locator('main [data-row] span[class*="cell"]:has(> svg)')
  // A market may open while it is looked at: then another cell is.
  await expect(async () => {
    const off = await lock.first().evaluate((cell) => {
      const [box, mark] = [cell.getBoundingClientRect(), cell.querySelector('svg')!.getBoundingClientRect()]
      return [
        mark.left + mark.width / 2 - box.left - box.width / 2,
        mark.top + mark.height / 2 - box.top - box.height / 2,
      ]
    })
    expect(Math.max(...off.map(Math.abs))).toBeLessThan(1)
  }).toPass()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
