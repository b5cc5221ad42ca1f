import type { Page } from '@playwright/test'
import { goWithin } from '../fixtures/focus'
import { expect, test } from '../fixtures/people'
import { countRequests, settled } from '../fixtures/settled'

const header = (page: Page) => page.getByRole('banner')
const searchBox = (page: Page) => header(page).getByRole('combobox', { name: '搜索' })

test('SHELL-12 the header of the home page hides after 60 px of scroll and returns', async ({ page }) => {
  await page.goto('/main')
  await expect(page.getByRole('heading', { name: '直播间' })).toBeVisible()
  await page.mouse.move(720, 600)
  await page.mouse.wheel(0, 50)
  await expect(header(page)).toBeInViewport()
  await page.mouse.wheel(0, 400)
  await expect(header(page)).not.toBeInViewport()
  await page.mouse.wheel(0, -450)
  await expect(header(page)).toBeInViewport()
})

test('SHELL-07 HDR-03 the language switch loads the page anew in English and keeps it', async ({ page }) => {
  await page.goto('/downLoad')
  await expect(page).toHaveTitle(/下载 App/)
  await header(page).getByRole('button', { name: '语言' }).click()
  await expect(page.getByRole('menuitemcheckbox')).toHaveText(['简体中文', 'English'])
  await page.getByRole('menuitemcheckbox', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.goto('/main')
  await expect(page).toHaveTitle('Home')
  expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('langIndex')])).not.toContain(
    null,
  )
})

test('SHELL-07 ?lang=vi shows the page in Vietnamese', async ({ page }) => {
  await page.goto('/main?lang=vi')
  await expect(page.locator('html')).toHaveAttribute('lang', /^vi/)
  await expect(header(page).getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
})

test('SHELL-08 corrupt values of every key do not break the start', async ({ page, site, complaints }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('spoilt')) return
    sessionStorage.setItem('spoilt', '1')
    const keys = ['gameSeting', 'immediately', 'lang', 'langIndex', 'userInfo', 'imTouristAccount', 'historyList']
    const more = ['account', 'meClass', 'index', 'barrage', 'theme', 'sidebarStatus']
    for (const key of [...keys, ...more]) localStorage.setItem(key, '{"a":[1,,')
  })
  const cookie = { domain: new URL(site.address).hostname, path: '/' }
  await page.context().addCookies([
    { ...cookie, name: 'token', value: '%E0%A4%A' },
    { ...cookie, name: 'lang', value: '%00' },
  ])
  await page.goto('/main')
  await expect(page.getByRole('heading', { name: '直播间' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await searchBox(page).click()
  await expect(page.getByText('还没有搜索记录')).toBeVisible()
  for (const path of ['/football', '/live?id=3']) {
    await page.goto(path)
    await expect(page.locator('main')).toHaveText(/\S{2}/)
    await expect(page.locator('[data-remote-down]')).toHaveCount(0)
  }
  expect(complaints).toEqual([])
})

test('SHELL-15 the theme is remembered and stands before the first paint', async ({ page }) => {
  await page.goto('/downLoad')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await header(page).getByRole('button', { name: '切换为浅色' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  // What the document says when its body begins: nothing can have been painted by then.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  expect(await page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody)).toBe('light')
  await expect(header(page).getByRole('button', { name: '切换为深色' })).toBeVisible()
})

test('SHELL-13 below 992 px the side menu gives way to a drawer that closes itself', async ({ page }) => {
  await page.goto('/downLoad')
  const side = page.getByRole('navigation', { name: '侧边菜单' })
  await expect(side).toBeVisible()
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(side).toBeHidden()
  await header(page).getByRole('button', { name: '打开菜单' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('link', { name: '排行' }).click()
  await expect(page).toHaveURL(/\/rank/)
  await expect(drawer).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(900)
})

test('HDR-01 tabs lead on, show what is below them, and mark where the visitor is', async ({ page }) => {
  await page.goto('/main')
  const tabs = header(page).getByRole('navigation', { name: '主导航' })
  await expect(tabs.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: '比分', exact: true }).hover()
  await page.locator('a[href="/basketball"]:visible').first().click()
  await expect(page).toHaveURL(/\/basketball$/)
  await expect(tabs.getByRole('link', { name: '比分', exact: true })).toHaveAttribute('aria-current', 'page')
  await header(page)
    .getByRole('link', { name: /场边直播/ })
    .click()
  await expect(page).toHaveURL(/\/main$/)
})

test('HDR-02 the search keeps ten characters, its history and offers ten hot teams', async ({ page }) => {
  await page.goto('/downLoad')
  const box = searchBox(page)
  const history = page.getByRole('region', { name: '搜索历史' })
  for (const word of ['一二三四五六七八九十十一', '国际米兰']) {
    await box.fill('')
    await box.pressSequentially(word)
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/search\\?name=${encodeURIComponent(word.slice(0, 10))}$`))
  }
  await box.click()
  await expect(page.getByRole('region', { name: '热门球队' }).getByRole('listitem')).toHaveCount(10)
  await expect(history.getByRole('button', { name: '国际米兰', exact: true })).toBeVisible()
  await history.getByRole('button', { name: '删除“国际米兰”' }).click()
  await expect(history.getByRole('button', { name: '国际米兰', exact: true })).toBeHidden()
  await history.getByRole('button', { name: '一二三四五六七八九十', exact: true }).click()
  await expect(page).toHaveURL(/name=%E4%B8%80/)
  await box.click()
  await history.getByRole('button', { name: '清空' }).click()
  await expect(page.getByText('还没有搜索记录')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('historyList'))).toBe('[]')
})

test('HDR-03 the app pop-over holds a QR code and the way to the tutorial', async ({ page }) => {
  await page.goto('/downLoad')
  await header(page).getByRole('link', { name: '下载应用' }).hover()
  const code = page.getByRole('img', { name: '应用下载二维码' })
  await expect(code).toBeVisible()
  await expect(code).toHaveAttribute('src', /^data:image\//)
  await page.getByRole('link', { name: '查看安装教程' }).click()
  await expect(page).toHaveURL(/\/downLoad/)
})

test('HDR-04 HDR-05 going live leads a visitor to the log-in, a member to the application, an anchor to the centre', async ({
  page,
  openAs,
  known,
}) => {
  await page.goto('/downLoad')
  await header(page).getByRole('button', { name: '开播' }).click()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
  for (const [name, address] of [
    ['visitor', '/member?type=7'],
    ['anchor', '/member?type=9'],
  ] as const) {
    const other = await openAs(await known(name))
    await other.goto('/downLoad')
    await expect(header(other).getByRole('link', { name: '开播' })).toHaveAttribute('href', address)
    await header(other)
      .getByRole('link', { name: /个人中心/ })
      .hover()
    await expect(other.getByRole('link', { name: '充值', exact: true })).toHaveAttribute(
      'href',
      '/member?type=1&isRecharge=true',
    )
    const apply = other.locator('a[href="/member?type=7"]', { hasText: '申请主播' })
    await expect(apply.filter({ visible: true })).toHaveCount(name === 'visitor' ? 2 : 0)
  }
})

test('HDR-07 the side menu leads to schedule, rank, attention, reserve and anchors', async ({ page }) => {
  await page.goto('/downLoad')
  const side = page.getByRole('navigation', { name: '侧边菜单' })
  const addresses = await side.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const wanted = ['/schedule', '/rank', '/attention', '/reserve', '/anchor?type=0', '/anchor?type=1', '/anchor?type=2']
  expect(addresses).toEqual(expect.arrayContaining([...wanted, '/downLoad']))
  await side.getByRole('button', { name: '申请主播' }).click()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
})

test('HDR-08 the footer leads to lists, leagues, about pages and agreements', async ({ page }) => {
  await page.goto('/downLoad')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'service@pitchside.example' }).first()).toBeVisible()
  const addresses = await footer.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(expect.arrayContaining(['/football', '/basketball', '/about-user?type=3']))
  await footer.getByRole('link', { name: '隐私政策' }).click()
  await expect(page).toHaveURL(/\/about-user\?type=4/)
})

const paths = ['/main', '/news', '/circle', '/video-list', '/specialist', '/anchor?type=0', '/rank', '/schedule']

/** Another page of the same document; the one before it is gone. */
async function leaveFor(page: Page, path: string): Promise<void> {
  const shown = await page.locator('main [data-remote] > *').first().elementHandle()
  await goWithin(page, path)
  await page.waitForFunction((element) => !element?.isConnected, shown)
  await shown?.dispose()
}

test('no page is wider than the window, whatever the language', async ({ page }) => {
  const wide: string[] = []
  countRequests(page)
  for (const [turn, language] of ['zh', 'en', 'vi'].entries())
    for (const [place, path] of paths.entries()) {
      // Drawn at one width and brought to the other: which comes first changes with the page and with the language.
      const widths = (turn + place) % 2 === 0 ? [1440, 1000] : [1000, 1440]
      for (const [step, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 })
        // One document serves all pages of a language.
        if (step === 0) await (place === 0 ? page.goto(`${path}?lang=${language}`) : leaveFor(page, path))
        await settled(page)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) wide.push(`${path} ${language} at ${width}, ${step === 0 ? 'drawn' : 'resized'}: ${over} px`)
      }
    }
  expect(wide).toEqual([])
})

test('in a phone-wide window the log-in stands whole in every language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  for (const language of ['zh', 'en', 'vi']) {
    await page.goto(`/downLoad?lang=${language}`)
    const logIn = header(page).locator('button').last()
    await expect(logIn).toBeVisible()
    // Half a button is still in the window: only a whole one has the ratio 1.
    await expect(logIn).toBeInViewport({ ratio: 1 })
  }
})
