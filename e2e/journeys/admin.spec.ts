import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { axeOn } from '../fixtures/axe'
import { watchConsole } from '../fixtures/console-watch'
import { applyAsAnchor } from '../fixtures/papers'
import { demoPassword, expect, mobileOf, newMember, test } from '../fixtures/people'

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '栏目' }).getByRole('link', { name, exact: true }).click()

async function requireCleanAxe(page: Page): Promise<void> {
  expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([])
}

test('an operator approves an anchor, bans a user whose page is logged out at once, changes the announcement; the audit shows it', async ({
  site,
  openAs,
}) => {
  const applicant = await newMember(site.address)
  await applyAsAnchor(site.address, applicant)
  const rowdy = await newMember(site.address)
  const victim = await openAs(rowdy)
  await victim.goto('/downLoad')
  await expect(victim.getByRole('banner').getByRole('link', { name: /个人中心/ })).toBeVisible()

  const page = await openAs()
  const complaints = watchConsole(page)
  await page.goto('/admin')
  await requireCleanAxe(page)
  // By keyboard alone: the number has the focus already.
  await page.keyboard.type(mobileOf('admin'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')

  await test.step('approves an application, with its papers', async () => {
    const card = page.getByRole('article').filter({ hasText: '赵小球' })
    const front = card.getByRole('img', { name: '证件正面' })
    await expect.poll(() => front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await requireCleanAxe(page)
    await card.getByRole('button', { name: '通过', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect(card).toHaveCount(0)
    expect((await call(site.address, 'getOwnUser', {}, applicant.token)).is_anchor).toBe(1)
  })

  await test.step('reads of the own safety in words alone', async () => {
    await section(page, '账号安全')
    await expect(page.getByText('尚未设置两步验证。')).toBeVisible()
    await expect(page.locator('#view')).not.toContainText(/false|undefined|null/)
  })

  await test.step('bans a user', async () => {
    await section(page, '用户管理')
    await page.getByRole('searchbox', { name: '搜索' }).fill(String(rowdy.id))
    await page.keyboard.press('Enter')
    const card = page.getByRole('article', { name: `#${rowdy.id}` })
    await card.getByRole('button', { name: '封禁' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('原因').fill('恶意刷屏')
    await requireCleanAxe(page)
    await dialog.getByRole('button', { name: '封禁' }).click()
    await expect(card.getByText(/封禁至 .+: 恶意刷屏/)).toBeVisible()
    // Nobody touched the other page.
    await expect(victim.getByText('该账号已被封禁，如有疑问请联系客服')).toBeVisible()
    await victim.getByRole('button', { name: '重新登录' }).click()
    await expect(victim.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible()
  })

  await test.step('changes the announcement', async () => {
    await section(page, '系统设置')
    const form = page.getByRole('form', { name: '公告' })
    await form.getByLabel('中文').fill('今晚系统维护')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('status')).toHaveText('已保存，立即生效')
    expect((await call(site.address, 'getSettings', {})).announcement).toBe('今晚系统维护')
  })

  await test.step('the audit shows all of it', async () => {
    await section(page, '审计记录')
    const rows = page.getByRole('article')
    await expect(rows.nth(0)).toContainText('今晚系统维护')
    await expect(rows.nth(1)).toContainText('恶意刷屏')
    await expect(rows.nth(2)).toContainText('审核主播申请')
    await expect(rows.nth(3)).toContainText('登录运营台')
    await requireCleanAxe(page)
  })

  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByRole('heading', { name: '运营登录' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a list that comes late does not stand under a search that was asked after it', async ({ site, openAs }) => {
  const sought = await newMember(site.address)
  const page = await openAs()
  await page.goto('/admin')
  await page.keyboard.type(mobileOf('admin'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: '栏目' })).toBeVisible()

  // The list of everybody is held back until the one that was searched for is there.
  let release = () => {}
  const found = new Promise<void>((resolve) => {
    release = resolve
  })
  const isUsers = (address: string) => new URL(address).pathname.endsWith('/api/Operator/users')
  const isSearch = (address: string) => new URL(address).searchParams.has('search')
  await page.route(
    ({ href }) => isUsers(href) && !isSearch(href),
    async (route) => {
      await found
      await route.continue()
    },
  )
  const late = page.waitForResponse((reply) => isUsers(reply.url()) && !isSearch(reply.url()))
  await section(page, '用户管理')
  await page.getByRole('searchbox', { name: '搜索' }).fill(String(sought.id))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: `#${sought.id}` })).toBeVisible()
  release()
  await (await late).finished()
  // What the page does with an answer, it has done with the second picture after it.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.getByRole('article')).toHaveCount(1)
})
