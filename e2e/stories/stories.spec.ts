import AxeBuilder from '@axe-core/playwright'
import { watchConsole } from '../fixtures/console-watch'
import { expect, openStories, test } from './story-server'

/** Alone it takes under a second; others may work on the same machine. */
const startLimitMs = 5_000
/** Rules that look at colours; all others read the document, which is the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('LOOP-06 one page shows every part in three languages without a complaint', async ({ page, stories }) => {
  expect(stories.startMs).toBeLessThan(startLimitMs)
  const complaints = watchConsole(page)
  const failed: string[] = []
  page.on('response', (reply) => {
    if (!reply.ok()) failed.push(reply.url())
  })
  await openStories(page, 'dark', 'zh')
  const cards = page.locator('section[id]')
  const count = await cards.count()
  for (const [name, title] of [
    ['English', 'Parts'],
    ['Tiếng Việt', 'Thành phần'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(cards).toHaveCount(count)
  }
  await page.getByRole('button', { name: 'Sáng' }).click()
  await expect(page).toHaveURL(/theme=light&language=vi/)
  await expect(page.frameLocator('#dialog iframe').first().locator('html')).toHaveAttribute('data-theme', 'light')
  expect(complaints).toEqual([])
  expect(failed).toEqual([])
})

test('LOOP-06 a part is found by keyboard, has an address, and its import line is copied', async ({ page }) => {
  await openStories(page, 'dark', 'en')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search parts' })).toBeFocused()
  await page.keyboard.type('room skeleton')
  await expect(page.locator('section[id]')).toHaveCount(1)
  await page.getByRole('link', { name: 'RoomCardSkeleton', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#room-card$/)
  await page.getByRole('button', { name: 'Copy the import of room-card' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe("import { RoomCard, RoomCardSkeleton } from '@pitchside/ui'")
  await page.reload()
  await expect(page.locator('#room-card')).toBeInViewport()
})

test('LOOP-06 frames never take the keyboard away from the page', async ({ page }) => {
  await openStories(page, 'dark', 'en')
  await page.keyboard.press('/')
  await page.keyboard.type('dialog')
  await expect(page.frameLocator('#dialog iframe').first().getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('LOOP-06 axe finds nothing serious in any state of any part', async ({ page }) => {
  await openStories(page, 'dark', 'en')
  // A frame that nobody can enter is not looked into.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.inert = false
  })
  const serious = async (theme: string, rules?: string[]) => {
    const builder = new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]')
    const { violations } = await (rules ? builder.withRules(rules) : builder).analyze()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${theme} ${id}: ${target.join(' ')}: ${any[0]?.message}`),
      )
  }
  const inDark = await serious('dark')
  await openStories(page, 'light', 'en')
  expect([...inDark, ...(await serious('light', colourRules))]).toEqual([])
})
