import type { Page } from '@playwright/test'
import { axeOn, seriousFindings } from '../fixtures/axe'
import { expect, test } from '../fixtures/people'
import { LoginDialog } from '../pages/login-dialog'

const menu = (page: Page) => page.getByRole('navigation', { name: '关于与协议' })

test('MEM-04 agreements by keyboard: from one to the next, a section by its address, in the language of the reader', async ({
  page,
  complaints,
}) => {
  await page.goto('/about-user?type=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于我们')
  await menu(page).getByRole('link', { name: '用户协议' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/type=3/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('用户协议')
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('用户协议')
  await expect(page.locator('article time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/)

  const section = page.getByRole('region', { name: /注销账号/ })
  await page
    .getByRole('navigation', { name: '目录' })
    .getByRole('link', { name: /注销账号/ })
    .press('Enter')
  await expect(page).toHaveURL(/type=3#deletion$/)
  await expect(section).toBeInViewport()
  await expect(section).toBeFocused()
  await page.reload()
  await expect(section).toBeInViewport()

  await section.getByRole('link', { name: /链接/ }).focus()
  await page
    .getByRole('region', { name: /适用范围/ })
    .getByRole('link', { name: '充值协议' })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('充值协议')

  for (const [language, title] of [
    ['en', 'Privacy policy'],
    ['vi', 'Chính sách riêng tư'],
  ]) {
    await page.goto(`/about-user?type=4&lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    expect(await page.locator('main article').textContent()).not.toMatch(/\p{Script=Han}/u)
  }
  expect(complaints).toEqual([])
})

test('MEM-04 an agreement on paper is the text alone', async ({ page }) => {
  await page.goto('/about-user?type=6')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('region', { name: /退款/ })).toBeVisible()
  const colour = await page
    .locator('article section p')
    .first()
    .evaluate((words) => getComputedStyle(words).color)
  expect(colour).toBe('rgb(12, 15, 18)')
})

test('MEM-04 log-in leads to the agreements, and the footer to all of them', async ({ page, site }) => {
  await page.goto('/downLoad')
  const dialog = new LoginDialog(page, site)
  await dialog.open()
  const targets = await dialog.box
    .locator('a[href*="about-user"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(['/about-user?type=3', '/about-user?type=4'])
  await dialog.box.locator('a[href="/about-user?type=4"]').click()
  await expect(dialog.box).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('隐私政策')
  for (const type of [1, 2, 3, 4, 5, 6])
    await expect(page.locator(`footer a[href="/about-user?type=${type}"]`)).toHaveCount(1)
})

test('MEM-04 the download page: what exists, a code for phones, the steps of each platform by keyboard', async ({
  page,
}) => {
  await page.goto('/downLoad')
  for (const name of ['安卓', 'iPhone / iPad']) {
    const code = page.getByRole('region', { name }).getByRole('img')
    await expect(code).toHaveAttribute('src', /^data:image\/png/)
  }
  await expect(page.getByText('独立应用尚未发布').first()).toBeVisible()
  await expect(page.getByRole('link', { name: '打开网页版' })).toHaveCount(3)
  const steps = page.getByRole('tabpanel').getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await page.getByRole('tab', { name: '电脑' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'iPhone / iPad' })).toHaveAttribute('aria-selected', 'true')
  await expect(steps.first()).toContainText('Safari')
})

test('MEM-04 agreements and download page have no serious finding in dark and in light', async ({ page }) => {
  const found: Record<string, string[]> = {}
  for (const [path, stands] of [
    ['/about-user?type=5', page.getByRole('heading', { level: 1 })],
    ['/downLoad', page.locator('main img[src^="data:"]').nth(1)],
  ] as const) {
    await page.goto(path)
    await expect(stands).toBeVisible()
    for (const theme of ['dark', 'light']) {
      // The theme is one attribute: the page need not be loaded again for it.
      await page.locator('html').evaluate((root, value) => root.setAttribute('data-theme', value), theme)
      found[`${path} ${theme}`] = await seriousFindings(axeOn(page))
    }
  }
  expect(Object.values(found).flat()).toEqual([])
})

test('MEM-05 a number nobody has, or that is no number, says so and leads home', async ({ page }) => {
  for (const id of ['99999999', '-1', 'x']) {
    await page.goto(`/persona?id=${id}`)
    await expect(page.getByText('没有这个用户')).toBeVisible()
  }
  await page.getByRole('link', { name: '回到首页' }).click()
  await expect(page).toHaveURL(/\/main$/)
})

test('LIVE-11 a room tells no score in spoiler mode, neither over the picture nor below it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('scoreSpoilerFree', 'true'))
  await page.goto('/live?id=3')
  const strip = page.locator('main a[href^="/score-detail"]').filter({ hasText: 'vs' })
  await expect(strip.first()).toBeVisible()
  await expect(strip.first()).not.toContainText(/\d+ - \d+/)
  const reveal = page.getByRole('button', { name: '显示比分' })
  await expect(reveal).toBeVisible()
  await reveal.press('Enter')
  await expect(reveal).toHaveCount(0)
})
