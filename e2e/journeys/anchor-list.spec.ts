import { expect, test } from '../fixtures/people'

test('LIVE-12 AIR-10 a category of the anchor list comes by its address: name and rooms; tabs lead away and back', async ({
  page,
  complaints,
}) => {
  const rooms = page.getByRole('tabpanel').locator('a[href^="/live?id="]')
  await page.goto('/anchor?type=2')
  await expect(rooms.first()).toBeVisible()
  const basketball = await rooms.evaluateAll((links) => links.map((link) => link.getAttribute('href')))

  await page.goto(`/anchor?type=3&id=1&name=${encodeURIComponent('篮球之夜')}`)
  await expect(page.getByRole('heading', { level: 1, name: '篮球之夜' })).toBeVisible()
  await expect(rooms).toHaveCount(basketball.length)
  await page.getByRole('tab', { name: '足球' }).click()
  await expect(page).toHaveURL(/type=1&id=1&name=/)
  await expect(page.getByRole('heading', { level: 1, name: '篮球之夜' })).toHaveCount(0)
  await page.getByRole('tab', { name: '篮球之夜' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '篮球之夜' })).toBeVisible()
  await expect(page.getByRole('tab', { name: '篮球之夜' })).toHaveAttribute('aria-selected', 'true')
  await expect(rooms).toHaveCount(basketball.length)

  // Sifted and in another order, as the address says, until it is taken back.
  await page.goto('/anchor?type=0&sort=followed&tag=vietnamese')
  await expect(page.getByRole('button', { name: /^越南语/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(rooms).toHaveCount(2)
  await page.getByRole('button', { name: /^越南语/ }).click()
  await expect(page).toHaveURL(/\/anchor\?type=0&sort=followed$/)
  await expect(rooms.nth(3)).toBeVisible()

  // AIR-02: a card plays while a mouse rests on it, for who minds no motion; until then nothing of any stream is loaded.
  const streams: string[] = []
  page.on('request', (request) => void (request.url().includes('.m3u8') && streams.push(request.url())))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await rooms.nth(3).scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  expect(streams).toEqual([])
  await rooms.nth(3).hover()
  const film = page.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0)
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
  await page.mouse.move(0, 0)
  await expect(film).toHaveCount(0)

  // Without id and name it is everything beside football and basketball, as before.
  await page.goto('/anchor?type=3')
  await expect(page.getByRole('tab', { name: '其他' })).toHaveAttribute('aria-selected', 'true')
  expect(complaints).toEqual([])
})
