import { expect, newMember, test } from '../fixtures/people'

test('CONT-01 a story of the list opens, a comment of a member is seen by others, and hostile text stays text', async ({
  page,
  openAs,
  site,
  complaints,
}) => {
  await page.goto('/news')
  const stories = page.locator('main a[href^="/detail?id="]')
  await expect(stories.nth(5)).toBeVisible()
  await stories.first().click()
  await expect(page).toHaveURL(/\/detail\?id=\d+/)
  await expect(page.locator('main article').first().locator('p').first()).not.toBeEmpty()

  const writer = await openAs(await newMember(site.address))
  const hostile = `<img src=x onerror="window.wasHacked=1"><script>window.wasHacked=1</script> ${Date.now()}`
  await writer.goto(page.url())
  await writer.getByRole('textbox', { name: '说说你的看法' }).fill(hostile)
  await writer.getByRole('button', { name: '发布', exact: true }).click()
  await expect(writer.getByText('评论已发布')).toBeVisible()
  await expect(writer.getByRole('textbox', { name: '说说你的看法' })).toHaveValue('')

  await page.reload()
  await page.getByRole('button', { name: '最新', exact: true }).click()
  await expect(page.locator('main article').getByText(hostile)).toBeVisible()
  expect(await page.evaluate(() => 'wasHacked' in window)).toBe(false)
  await page.locator('main article').filter({ hasText: hostile }).last().getByRole('button', { name: /^赞/ }).click()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
  expect(complaints).toEqual([])
})
