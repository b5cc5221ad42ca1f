import path from 'node:path'
import { call } from '../fixtures/api'
import { watchConsole } from '../fixtures/console-watch'
import { expect, logInOperator, newMember, test } from '../fixtures/people'

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
  await page.locator('main article').filter({ hasText: hostile }).last().getByRole('button', { name: /^点赞/ }).click()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('CONT-01 a list goes on for who was at the foot of the page before its first rows came', async ({ page }) => {
  let letGo = () => {}
  const isDown = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/getList\?/, async (route) => {
    await isDown
    await route.continue()
  })
  await page.goto('/news')
  const foot = page.getByRole('contentinfo')
  await foot.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  letGo()
  const rows = page.locator('section[aria-labelledby="news-list-title"] a[href^="/detail?id="]')
  await expect.poll(() => rows.count()).toBeGreaterThan(10)
})

test('CONT-01 the list keeps its place on back, whatever was read meanwhile, and a refused comment stays in its field', async ({
  page,
  openAs,
  site,
}) => {
  await page.goto('/news')
  const rows = page.locator('section[aria-labelledby="news-list-title"] a[href^="/detail?id="]')
  // Endless: the rows of later pages come while scrolling.
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    expect(await rows.count()).toBeGreaterThan(25)
  }).toPass()
  const far = rows.nth(22)
  await far.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  const title = (await far.locator('b').textContent()) ?? ''
  await far.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(200)
  await page.getByRole('navigation', { name: '上一篇和下一篇' }).getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden()
  await page.goBack()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 40)
  await expect(far).toBeInViewport()

  // Somebody answers an article that is taken down while they type.
  const admin = await logInOperator(site.address)
  const author = await newMember(site.address)
  const categories = await call(site.address, 'listWriterCategories', {}, author.token)
  const text = '看台上的观察，写给没有到场的人。每一次换人都让节奏慢下来一点。'
  const words = { title: `下架 ${Date.now()}`, cid: categories[0]?.id ?? 1, content: `<p>${text}</p>` }
  const { id } = await call(site.address, 'saveHeadline', words, author.token)
  await call(site.address, 'moderatePost', { kind: 'headline', id, status: 1 }, admin.token)
  const reader = await openAs(await newMember(site.address))
  await reader.goto(`/detail?id=${id}`)
  const field = reader.getByRole('textbox', { name: '说说你的看法' })
  await field.fill('写得真好')
  await call(site.address, 'moderatePost', { kind: 'headline', id, status: 2, remark: '重复' }, admin.token)
  await reader.getByRole('button', { name: '发布', exact: true }).click()
  await expect(reader.getByText('内容不存在或已被删除')).toBeVisible()
  await expect(field).toHaveValue('写得真好')
  await reader.reload()
  await expect(reader.getByText('这篇文章已删除或下架')).toBeVisible()
})

test('CONT-01 a member writes with pictures, loses nothing by a reload, hands in; an operator publishes; a visitor reads it', async ({
  openAs,
  page,
  site,
  complaints,
}) => {
  const writer = await openAs(await newMember(site.address))
  const writerComplaints = watchConsole(writer)
  await writer.goto('/news')
  await writer.getByRole('button', { name: '写文章' }).click()
  await expect(writer).toHaveURL(/\/member\?type=30&edit=new/)
  const title = `看台手记 ${Date.now()}`
  await writer.getByRole('textbox', { name: '标题' }).fill(title)
  const body = writer.getByRole('textbox', { name: '正文' })
  await body.click()
  await writer.keyboard.type('从看台上看，这场比赛的节奏完全由中场的三个人决定。')
  await writer.reload()
  await expect(writer.getByText(/已恢复/)).toBeVisible()
  await expect(writer.getByRole('textbox', { name: '标题' })).toHaveValue(title)
  await expect(body).toContainText('中场的三个人决定')

  await body.click()
  await writer.keyboard.press('Control+End')
  await writer.keyboard.press('Enter')
  await writer.getByRole('button', { name: '大标题' }).click()
  await writer.keyboard.type('换人之后')
  const cover = path.resolve(import.meta.dirname, '../../backend/assets/covers/fb-hero.webp')
  const [chooser] = await Promise.all([
    writer.waitForEvent('filechooser'),
    writer.getByRole('button', { name: '插入图片' }).click(),
  ])
  await chooser.setFiles(cover)
  await expect(body.locator('img')).toHaveAttribute('src', /^\/media\/uploads\//)
  await writer.getByRole('combobox', { name: '分类' }).click()
  await writer.getByRole('option', { name: '英超' }).click()
  await writer.getByRole('textbox', { name: '标签' }).fill('阿森纳')
  await writer.getByRole('button', { name: '提交审核' }).click()
  await expect(writer.getByText('审核中', { exact: true }).last()).toBeVisible()
  await expect(writer.getByRole('heading', { name: title })).toBeVisible()

  const admin = await logInOperator(site.address)
  const waiting = await call(
    site.address,
    'listPostsForOperators',
    { kind: 'headline', status: 0, search: title },
    admin.token,
  )
  const id = waiting.data[0]?.id ?? 0
  await call(site.address, 'moderatePost', { kind: 'headline', id, status: 1 }, admin.token)

  await page.goto('/news')
  await page.locator('main').getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '换人之后' })).toBeVisible()
  await expect(page.getByText('相关比赛')).toBeVisible()
  const picture = page.locator('article [role="button"]:is(img)')
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  await picture.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  expect([...complaints, ...writerComplaints]).toEqual([])
})
