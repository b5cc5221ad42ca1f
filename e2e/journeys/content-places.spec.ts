import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { expect, logInOperator, newMember, test } from '../fixtures/people'

const main = (page: Page) => page.locator('main')
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true })
const videos = (page: Page) => main(page).locator('a[href^="/video-player?id="]')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls an endless list until a link far down is there, opens it and comes back. */
async function thereAndBack(page: Page, links: ReturnType<typeof videos>, place: number, address: RegExp) {
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    expect(await links.count()).toBeGreaterThan(place)
  }).toPass()
  const far = links.nth(place)
  await far.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(100)
  const href = (await far.getAttribute('href')) ?? ''
  await far.click()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(links.nth(place)).toHaveAttribute('href', href)
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(80)
}

test('CONT-01 one comment with its answers: another member answers, the writer deletes it and is back at the article', async ({
  page,
  openAs,
  site,
}) => {
  const [writer, reader] = [await newMember(site.address), await newMember(site.address)]
  const words = `中场才是关键 ${Date.now()}`
  const { id } = await call(site.address, 'commentHeadline', { id: 1, content: words }, writer.token)
  await call(site.address, 'commentHeadline', { id: 1, content: '第一个回复', pid: id }, reader.token)
  await page.goto(`/comment?id=${id}`)
  await expect(main(page).getByText(words)).toBeVisible()
  await expect(main(page).getByText('第一个回复')).toBeVisible()
  await expect(main(page).locator('a[href="/detail?id=1"]').first()).toBeVisible()

  const theirs = await openAs(reader)
  await theirs.goto(`/comment?id=${id}`)
  await main(theirs).getByRole('button', { name: '回复', exact: true }).first().click()
  await main(theirs)
    .getByRole('textbox', { name: `回复 ${writer.user_nickname}` })
    .fill('第二个回复')
  await theirs.keyboard.press('Control+Enter')
  await expect(main(theirs).getByText('第二个回复')).toBeVisible()

  const own = await openAs(writer)
  await own.goto(`/comment?id=${id}`)
  await expect(main(own).getByText('第二个回复')).toBeVisible()
  await main(own).getByRole('button', { name: '删除' }).click()
  await expect(own.getByRole('alertdialog')).toContainText('它的回复也会一起删除')
  await own.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(own.getByRole('alertdialog')).toHaveCount(0)
  await expect(own).toHaveURL(/\/detail\?id=1#comments$/)
  await page.reload()
  await expect(main(page).getByText('这条评论已删除')).toBeVisible()
})

test('CONT-02 videos are found by their title, ranked by period, and a list keeps its place on back', async ({
  page,
  site,
}) => {
  const [newest] = (await call(site.address, 'listVideos', { page: 1 })).data
  const { id = 0, title = '' } = newest ?? {}
  await page.goto('/video-list')
  const field = main(page).getByRole('searchbox', { name: '搜索视频' })
  await field.fill(title.slice(0, 6))
  await field.press('Enter')
  await expect(page).toHaveURL(/\?name=/)
  await expect(main(page).locator(`a[href="/video-player?id=${id}"]`)).toBeVisible()
  await expect(videos(page).filter({ hasNotText: title.slice(0, 6) })).toHaveCount(0)
  await field.fill('没有这样的视频')
  await field.press('Enter')
  await expect(main(page).getByText('没有找到“没有这样的视频”的视频')).toBeVisible()
  await main(page).getByRole('button', { name: '清除' }).click()

  await call(site.address, 'countVideoView', { id })
  await main(page).getByRole('button', { name: '排行', exact: true }).click()
  await main(page).getByRole('button', { name: '日榜', exact: true }).click()
  await expect(page).toHaveURL(/period=day/)
  const seen = main(page).locator(`a[href="/video-player?id=${id}"]`)
  await seen.click()
  await expect(page).toHaveURL(/\/video-player/)
  await page.goBack()
  await expect(seen).toBeVisible()
  await expect(main(page).getByRole('button', { name: '日榜', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await main(page).getByRole('button', { name: '最新', exact: true }).click()
  await thereAndBack(page, videos(page), 16, /\/video-player\?id=\d+/)
})

test('CONT-02 categories: found by name, opened, kept in the own menu, and the feed keeps its place on back', async ({
  page,
}) => {
  await page.goto('/video-classify')
  const menu = main(page).getByRole('navigation', { name: '视频分类' })
  const field = menu.getByRole('searchbox', { name: '搜索分类' })
  await field.fill('篮')
  await field.press('Enter')
  await expect(menu.getByRole('listitem')).toHaveCount(1)
  await menu.getByRole('button', { name: '加入我的分类: 篮球' }).click()
  await field.press('Escape')
  await expect(menu.getByRole('button', { name: '移出我的分类: 篮球' })).toHaveCount(2)
  await menu.getByRole('button', { name: /^篮球/ }).first().click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('篮球')
  await page.reload()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('篮球')
  await menu.getByRole('button', { name: '全部', exact: true }).click()
  await thereAndBack(page, videos(page), 16, /\/video-player\?id=\d+/)
})

test('CONT-04 the way in to the experts leads to one of them, whose tab and place are there again on back', async ({
  page,
}) => {
  await page.goto('/specialist')
  const best = main(page).locator('section').filter({ hasText: '命中率领先' }).first()
  await expect(best.getByRole('article')).toHaveCount(3)
  await main(page).getByRole('button', { name: '连红', exact: true }).click()
  await expect(main(page).locator('aside li').first()).toContainText('连红')
  const first = best.getByRole('article').first()
  const name = (await first.locator('b > span').first().textContent()) ?? ''
  await first.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/specialist-info\?id=\d+$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(name)

  await tab(page, '已结束').click()
  await expect(page).toHaveURL(/tab=over/)
  await thereAndBack(page, main(page).locator('a[href^="/specialist-detail?id="]'), 9, /\/specialist-detail\?id=\d+/)
  await expect(tab(page, '已结束')).toHaveAttribute('aria-selected', 'true')
})

test('CONT-04 articles of experts: of all, and of the chosen one, who is still chosen on back', async ({ page }) => {
  await page.goto('/specialist-news')
  const articles = main(page).locator('a[href^="/detail?id="]')
  await expect(articles.first()).toBeVisible()
  const experts = main(page).getByRole('group', { name: '专家' })
  const name = (await experts.getByRole('button').nth(1).textContent()) ?? ''
  await experts.getByRole('button').nth(1).click()
  await expect(page).toHaveURL(/\/specialist-news\?id=\d+/)
  await articles.first().click()
  await expect(page).toHaveURL(/\/detail\?id=\d+/)
  await expect(main(page).getByRole('link', { name }).first()).toBeVisible()
  await page.goBack()
  await expect(experts.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
})

test('CONT-03 a circle of its own: a member joins, writes into it, and the approved post stands there and nowhere else', async ({
  page,
  openAs,
  site,
}) => {
  const circles = await call(site.address, 'listCircleNames', {})
  const [circle, other] = circles
  const member = await newMember(site.address)
  const theirs = await openAs(member)
  await theirs.goto(`/circle-detail?id=${circle?.id}`)
  await expect(main(theirs).getByRole('heading', { level: 1 })).toHaveText(circle?.name ?? '')
  await main(theirs)
    .getByRole('button', { name: `加入 ${circle?.name}` })
    .first()
    .click()
  await expect(
    main(theirs)
      .getByRole('button', { name: `已加入 ${circle?.name}` })
      .first(),
  ).toBeVisible()
  const form = theirs.getByRole('form', { name: '发帖' })
  await expect(form.getByRole('combobox', { name: '选择圈子' })).toHaveCount(0)
  const words = `圈内话题 ${Date.now()}`
  await form.getByRole('textbox', { name: '发帖' }).fill(words)
  await theirs.keyboard.press('Control+Enter')
  await expect(theirs.getByText('已提交，审核通过后展示')).toBeVisible()

  const admin = await logInOperator(site.address)
  const waiting = { kind: 'circle_post', status: 0, search: words } as const
  const { data } = await call(site.address, 'listPostsForOperators', waiting, admin.token)
  await call(site.address, 'moderatePost', { kind: 'circle_post', id: data[0]?.id ?? 0, status: 1 }, admin.token)
  await page.goto(`/circle-detail?id=${circle?.id}`)
  await main(page).getByRole('button', { name: '最新', exact: true }).click()
  await expect(main(page).getByRole('article').filter({ hasText: words })).toBeVisible()
  await page.goto(`/circle-detail?id=${other?.id}`)
  await main(page).getByRole('button', { name: '最新', exact: true }).click()
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await expect(main(page).getByText(words)).toHaveCount(0)
})

test('CONT-01 CONT-02 an article and a video are shared by a pop-up of each network, and by a code', async ({
  page,
  site,
}) => {
  await page.context().route('https://service.weibo.com/**', (route) => route.fulfill({ body: '' }))
  for (const path of ['/detail?id=1', '/video-player?id=1']) {
    await page.goto(path)
    await main(page).getByRole('button', { name: '分享' }).click()
    const panel = page.getByRole('dialog', { name: '分享' })
    await expect(panel.getByRole('img', { name: '本页二维码' })).toBeVisible()
    const [popup, asked] = await Promise.all([
      page.context().waitForEvent('page'),
      page.context().waitForEvent('request', (request) => request.url().startsWith('https://service.weibo.com/')),
      panel.getByRole('button', { name: '微博' }).click(),
    ])
    expect(new URL(asked.url()).searchParams.get('url')).toBe(`${site.address}${path}`)
    await popup.close()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
})
