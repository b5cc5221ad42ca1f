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
