import { expect, test } from '../fixtures/people'

/** Seconds the hero's picture has played; 0 while it shows the cover. */
const playedS = (video: HTMLVideoElement) => video.currentTime

test('who asked for less motion sees the cover of the hottest room, and plays it with a button', async ({ page }) => {
  await page.goto('/main')
  const video = page.locator('main video').first()
  const play = page.getByRole('button', { name: '播放', exact: true })
  await expect(play).toBeVisible()
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toBe('')
  await play.click()
  await expect.poll(() => video.evaluate(playedS)).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: '取消静音' }).first()).toBeVisible()
})

test('rooms fill their rows, however many stand in one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/main?lang=en')
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Live rooms' }) })
  const cards = section.locator('a[href^="/live?"]').filter({ visible: true })
  await expect(cards).toHaveCount(8)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(cards).toHaveCount(6)
  await page.setViewportSize({ width: 960, height: 720 })
  await expect(cards).toHaveCount(8)
})
