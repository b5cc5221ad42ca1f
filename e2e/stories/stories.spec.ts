import { watchConsole } from '../fixtures/console-watch'
import { expect, openStories, test } from './story-server'

/** Alone it takes under a second; others may work on the same machine. */
const startLimitMs = 5_000

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('LOOP-06 a part is found by keyboard, has an address, and its import line is copied', async ({
  page,
  stories,
}) => {
  expect(stories.startMs).toBeLessThan(startLimitMs)
  const complaints = watchConsole(page)
  await openStories(page, 'dark', 'zh')
  const cards = page.locator('section[id]')
  const all = await cards.count()

  await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thành phần' })).toBeVisible()
  await page.getByRole('button', { name: 'Sáng' }).click()
  await expect(page).toHaveURL(/theme=light&language=vi/)
  await expect(page.frameLocator('#dialog iframe').first().locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
  await expect(cards).toHaveCount(all)

  const search = page.getByRole('searchbox', { name: 'Search parts' })
  await page.keyboard.press('/')
  await page.keyboard.type('dialog')
  await expect(cards).toHaveCount(1)
  // What opens in a frame leaves the keyboard where it is.
  await expect(page.frameLocator('#dialog iframe').first().getByRole('dialog')).toBeVisible()
  await expect(search).toBeFocused()
  await search.fill('room skeleton')
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
  expect(complaints).toEqual([])
})
