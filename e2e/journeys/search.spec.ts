import { expect, test } from '../fixtures/people'

test('CONT-05 HDR-02 pinyin suggests, results open, and back finds the same place of the same list', async ({
  page,
  complaints,
}) => {
  await page.goto('/downLoad')
  const box = page.getByRole('combobox', { name: '搜索' })
  await box.pressSequentially('manlian')
  const team = page.getByRole('option', { name: /曼联/ }).first()
  await expect(team.locator('mark')).toHaveText('曼联')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?name=/)
  const found = page.getByRole('tabpanel')
  await expect(found.getByRole('link', { name: /曼联/ }).first()).toBeVisible()

  await page.goto(`/search?name=${encodeURIComponent('球')}&tab=videos`)
  const videos = found.locator('a[href^="/video-player?id="]')
  await expect(videos.nth(4)).toBeVisible()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(60)
  const top = await page.evaluate(() => window.scrollY)
  await videos.last().click()
  await expect(page).toHaveURL(/\/video-player\?id=/)
  await page.goBack()
  await expect(page.getByRole('tab', { name: /视频/ })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)

  await page.goto('/search?name=xqzwvkj')
  await expect(page.getByText('没有找到相关内容')).toBeVisible()
  await page.getByRole('region', { name: '大家在搜' }).getByRole('link').first().click()
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
  expect(complaints).toEqual([])
})
