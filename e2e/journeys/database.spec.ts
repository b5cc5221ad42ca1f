import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/people'

const rows = 'main table tbody tr'

test('SCORE-04 from a league over its past, its rounds and scorers to a team and a player, all of it in the address', async ({
  page,
  complaints,
}) => {
  await page.goto('/base-football?id=82')
  await expect(page.locator(rows)).toHaveCount(20)
  await expect(page.getByRole('heading', { level: 1, name: '英超' })).toBeVisible()

  // The season before: all of its rounds are played, whatever the hour.
  await page.getByRole('combobox', { name: '赛季' }).click()
  await page.getByRole('option').nth(1).click()
  await expect(page).toHaveURL(/season=\d+/)
  await expect(page.locator(rows).first().locator('td').nth(2)).toHaveText('38')
  await page.getByRole('button', { name: '回看' }).click()
  await page.getByRole('slider', { name: '截至轮次' }).focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/through=1/)
  await expect(page.locator(rows).first().locator('td').nth(2)).toHaveText('1')
  const shown = await page.locator(rows).allInnerTexts()
  const copy = await page.context().browser()?.newContext({ locale: 'zh-CN' })
  const other = await copy?.newPage()
  await other?.goto(page.url())
  await expect(other!.locator(rows)).toHaveText(shown.map((text) => new RegExp(text.split(/\s+/)[1] ?? '')))
  await copy?.close()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await readFile((await (await download).path()) ?? '', 'utf8')
  expect(file.charCodeAt(0)).toBe(0xfeff)
  expect(file.trim().split('\r\n')).toHaveLength(21)

  await page.getByRole('tab', { name: '赛程' }).click()
  await page.getByRole('button', { name: '上一轮' }).click()
  await expect(page).toHaveURL(/tab=rounds.*round=37/)
  await expect(page.locator('main a[href^="/score-detail?type=football"]').first()).toBeVisible()

  await page.getByRole('tab', { name: '射手榜' }).click()
  const scorer = page.locator(`${rows} a[href*="player="]`).first()
  const name = (await scorer.textContent()) ?? ''
  await scorer.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.locator('main h1 + p a[href*="team="]').click()
  await expect(page.getByRole('heading', { name: /球员名单/ })).toBeVisible()
  await expect(page.locator('main a[href*="player="]').nth(10)).toBeVisible()
  // A cup without a table has no place to tell.
  await expect(page.locator('main header').first()).toContainText(/第 [1-9]\d* 名/)
  await expect(page.locator('main header').first()).not.toContainText('第 0 名')
  expect(complaints).toEqual([])
})

test('SCORE-04 a league is found by its name in any language, and an address that makes no sense says so', async ({
  page,
}) => {
  await page.goto('/base-basketball')
  await expect(page.locator(rows)).toHaveCount(30)
  await page.goto('/base-football?id=82&tab=nowhere&through=-3')
  await expect(page.locator(rows)).toHaveCount(20)
  await page.getByRole('searchbox', { name: '搜索赛事' }).fill('bundes')
  // Leagues of grown men come before those of the young and of women.
  await expect(page.locator('main nav a').nth(0)).toHaveText('德甲')
  await expect(page.locator('main nav a').nth(1)).toHaveText('德乙')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/id=129/)
  await expect(page.locator(rows)).toHaveCount(18)
  await page.goto('/base-football?id=82&season=77')
  await expect(page.getByText('没有找到这个赛季').first()).toBeVisible()
  await page.goto('/base-football?id=99999')
  await expect(page.getByText('没有找到这项赛事').first()).toBeVisible()
})

test('SCORE-05 the world cup shows groups, thirds, its tree by keyboard, schedule and scorers', async ({
  page,
  complaints,
}) => {
  await page.goto('/trophy/home')
  // The season before: its champion is known.
  await page.getByRole('combobox', { name: '赛季' }).click()
  await page.getByRole('option').nth(1).click()
  await expect(page.getByRole('heading', { name: /^[A-L] 组$/ })).toHaveCount(12)
  await expect(page.getByText('冠军', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: '第三名排名' }).click()
  await expect(page.locator(rows)).toHaveCount(12)
  await page.getByRole('tab', { name: '淘汰赛' }).click()
  const ties = page.getByRole('region', { name: '对阵图' }).getByRole('link')
  await expect(ties).toHaveCount(32)
  await ties.first().focus()
  for (let round = 0; round < 4; round += 1) await page.keyboard.press('ArrowRight')
  await expect(page.locator(':focus')).toHaveAttribute('data-column', '4')
  await expect(page.locator(':focus')).toBeInViewport()
  await page.getByRole('tab', { name: '赛程' }).click()
  await page.getByRole('button', { name: '半决赛' }).click()
  await expect(page).toHaveURL(/tab=schedule&stage=5/)
  await expect(page.locator('main [role="tabpanel"] section a[href^="/score-detail"]').first()).toBeVisible()
  await page.getByRole('tab', { name: '射手榜' }).click()
  await expect(page.locator(`${rows} a[href*="player="]`).first()).toBeVisible()
  expect(complaints).toEqual([])
})
