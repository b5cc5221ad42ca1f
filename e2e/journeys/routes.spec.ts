import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/people'

const siteName = '场边直播'

/**
 * Every route of the specification with the title of its page; pages of one thing bear its name instead. `says`: what
 * stands on the page where that is not its title.
 */
const routes: readonly { path: string; title: string; isNamed?: true; says?: string }[] = [
  { path: '/login', title: '登录' },
  { path: '/demo', title: '组件展示', says: 'Button' },
  { path: '/new_file', title: '运行自检' },
  { path: '/football', title: '足球比分' },
  { path: '/basketball', title: '篮球比分' },
  { path: '/esports', title: '电竞比分' },
  { path: '/score-live', title: '比分直播', says: '选择一场比赛' },
  { path: '/score-detail', title: '比赛详情', says: '选择一场比赛' },
  { path: '/schedule', title: '赛程' },
  { path: '/base-football', title: '足球资料库', isNamed: true },
  { path: '/base-basketball', title: '篮球资料库', isNamed: true },
  { path: '/trophy/home', title: '世界杯专题', says: '世界杯' },
  { path: '/foresight', title: '赛事预测' },
  { path: '/anchor', title: '主播' },
  { path: '/rank', title: '主播排行' },
  { path: '/attention', title: '我的关注', says: '登录后查看' },
  { path: '/reserve', title: '我的预约', says: '登录后查看' },
  { path: '/live?id=3', title: '直播间', isNamed: true },
  { path: '/news', title: '头条资讯' },
  { path: '/detail?id=1', title: '资讯详情', isNamed: true },
  { path: '/topic?name=NBA', title: '话题', isNamed: true },
  { path: '/comment?id=1', title: '评论', isNamed: true },
  { path: '/circle', title: '圈子' },
  { path: '/circle-detail?id=1', title: '圈子', isNamed: true },
  { path: '/video-list', title: '视频' },
  { path: '/video-player?id=1', title: '视频播放', isNamed: true },
  { path: '/video-classify', title: '视频分类' },
  { path: '/specialist', title: '专家' },
  { path: '/specialist-home?type=0', title: '专家' },
  { path: '/specialist-info?id=6', title: '专家', isNamed: true },
  { path: '/specialist-detail?id=6', title: '专家', isNamed: true },
  { path: '/specialist-news', title: '专家资讯' },
  { path: '/search?name=%E7%9B%B4%E6%92%AD', title: '搜索', isNamed: true },
  { path: '/chat-chat', title: '私信', says: '登录后查看' },
  { path: '/member', title: '个人中心', says: '登录后查看' },
  { path: '/persona?id=3', title: '个人主页', isNamed: true },
  { path: '/about-user?type=1', title: '关于与协议', isNamed: true },
  { path: '/downLoad', title: '下载 App', says: '把场边直播装进手机和电脑' },
]

/** The page stands: drawn by its remote, nothing loading, nothing broken. /demo shows buttons that wait. */
async function expectDrawn(page: Page, path: string, says: string | RegExp = /\S{2}/): Promise<void> {
  await expect.soft(page.locator('main'), path).toContainText(says)
  const waiting = `main [aria-busy="true"]${path === '/demo' ? ':not(button)' : ''}`
  await expect.soft(page.locator(waiting), path).toHaveCount(0)
  await expect.soft(page.locator('[data-remote-down]'), path).toHaveCount(0)
}

/** Another page without loading the document anew, as a link does. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Keys and holes of texts nobody filled in: `live:room.title`, `{{count}}`. */
const untranslated = /\b(shell|live|scores|member|content|chat):[a-z]\w+|\{\{\w+\}\}|\b[a-z]+\.[a-z]+[A-Z]\w+\b/

test('SHELL-01 SHELL-02 SHELL-03 every route opens by its address with its page, title and a quiet console', async ({
  page,
  complaints,
}) => {
  for (const { path, title, isNamed, says = isNamed ? undefined : title } of routes)
    await test.step(path, async () => {
      await page.goto(path)
      const wanted = isNamed ? new RegExp(`^(?!${title} - ).+ - ${siteName}$`) : `${title} - ${siteName}`
      await expect.soft(page, path).toHaveTitle(wanted)
      await expectDrawn(page, path, says)
      if (isNamed) await expect.soft(page.locator('main h1').first(), path).toHaveText(/\S{2}/)
      expect.soft(complaints.splice(0), path).toEqual([])
    })
})

test('SHELL-03 an article gives the tab its headline and takes it along when it is left', async ({ page }) => {
  await page.goto('/detail?id=1')
  const headline = await page.locator('article h1').textContent()
  await expect(page).toHaveTitle(`${headline} - ${siteName}`)
  await goInside(page, '/news')
  await expect(page).toHaveTitle(`头条资讯 - ${siteName}`)
  await page.goBack()
  await expect(page).toHaveTitle(`${headline} - ${siteName}`)
})

test('SHELL-03 sections of the member centre give the tab their names', async ({ openAs, known }) => {
  const page = await openAs(await known('regular'))
  await page.goto('/member?type=1')
  await expect(page).toHaveTitle(`我的钱包 - ${siteName}`)
  await page.locator('main nav').getByRole('link', { name: '任务中心' }).click()
  await expect(page).toHaveTitle(`任务中心 - ${siteName}`)
})

test('SHELL-01 the root leads to /main, unknown addresses to /404', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/main$/)
  await expect(page).toHaveTitle('首页')
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByText('没有找到这个页面')).toBeVisible()
  await page.locator('main').getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/main$/)
})

for (const [language, htmlLang] of [
  ['en', /^en/],
  ['vi', /^vi/],
] as const) {
  test(`SHELL-07 no page shows a text key in ${language}`, async ({ page }) => {
    await page.goto(`/main?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang)
    for (const { path } of routes) {
      await goInside(page, path)
      await expectDrawn(page, path)
      const text = (await page.locator('body').allInnerTexts()).join()
      expect.soft(untranslated.exec(text)?.[0], path).toBeUndefined()
    }
  })
}
