import type { Locator, Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { expect, newMember, test } from '../fixtures/people'
import { runningMatch, scoreIn } from '../pages/score-list'

const panel = (page: Page) => page.getByRole('complementary', { name: '私信面板' })
const thread = (page: Page) => panel(page).getByRole('log', { name: '聊天记录' })
const box = (page: Page) => panel(page).getByRole('textbox', { name: '输入消息' })

test('CHAT-01 two people write to each other: unread count, reply, read mark, and all is there after a reload', async ({
  openAs,
  known,
  site,
}) => {
  const anchor = await known('secondAnchor')
  const fan = await newMember(site.address)
  const theirs = await openAs(anchor)
  await theirs.goto('/downLoad')
  const mine = await openAs(fan)
  await mine.goto(`/persona?id=${anchor.id}`)
  await mine.locator('main').getByRole('button', { name: '私信' }).click()
  const greeting = `你好，今晚解说吗？ ${Date.now()}`
  await box(mine).fill(greeting)
  await box(mine).press('Enter')
  await expect(thread(mine).getByText(greeting)).toBeVisible()
  await expect(box(mine)).toHaveValue('')

  const messages = theirs.getByRole('banner').getByRole('button', { name: /私信，\d+ 条未读/ })
  await expect(messages).toBeVisible()
  await messages.click()
  await panel(theirs).getByRole('button').filter({ hasText: greeting }).click()
  await expect(thread(theirs).getByText(greeting)).toHaveCount(1)
  await expect(thread(mine).getByText('已读')).toBeVisible()
  await expect(theirs.getByRole('banner').getByRole('button', { name: '私信', exact: true })).toBeVisible()

  await box(theirs).fill('八点见')
  await panel(theirs).getByRole('button', { name: '发送', exact: true }).click()
  await expect(thread(mine).getByText('八点见')).toHaveCount(1)
  await mine.goto(`/chat-chat?id=${anchor.id}`)
  const page = mine.locator('main').getByRole('log', { name: '聊天记录' })
  await expect(page.getByText(greeting)).toHaveCount(1)
  await expect(page.getByText('八点见')).toHaveCount(1)

  // A goal is told above the field one writes in.
  const goal = mine.getByRole('region', { name: '进球提醒' }).getByRole('link').first()
  await expect(async () => {
    await scoreIn(site, await runningMatch(site))
    await expect(goal).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const [told, field] = await Promise.all([
    goal.boundingBox(),
    mine.locator('main').getByRole('button', { name: '表情', exact: true }).boundingBox(),
  ])
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0)
})

test('CHAT-01 SHELL-16 the panel by keyboard alone: open, choose, write, read, close', async ({
  openAs,
  known,
  site,
}) => {
  const fan = await newMember(site.address)
  const anchor = await known('anchor')
  const payload = { text: '键盘也能聊' }
  const input = { to: String(fan.id), type: 'TIMTextElem', payload, nonce: `keys-${Date.now()}` } as const
  await call(site.address, 'sendMessage', input, anchor.token)
  const page = await openAs(fan)
  await page.goto('/downLoad')
  const messages = page.getByRole('banner').getByRole('button', { name: /私信，1 条未读/ })
  const row = panel(page).getByRole('list', { name: '会话列表' }).getByRole('button').first()
  const goTo = async (key: 'Tab' | 'Shift+Tab', target: Locator) => {
    for (let turn = 0; turn < 40 && !(await target.evaluate((one) => one === document.activeElement)); turn += 1)
      await page.keyboard.press(key)
    await expect(target).toBeFocused()
  }
  await messages.focus()
  await page.keyboard.press('Enter')
  // Nothing opens by itself: what nobody chose stays unread.
  await expect(row).toContainText('键盘也能聊')
  await goTo('Tab', row)
  await page.keyboard.press('Enter')
  await expect(thread(page).getByText('键盘也能聊')).toHaveCount(1)
  await goTo('Tab', box(page))
  await page.keyboard.type('收到')
  await page.keyboard.press('Enter')
  await expect(thread(page).getByText('收到')).toHaveCount(1)
  await goTo('Shift+Tab', row)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: '私信', exact: true })).toBeFocused()
})

test('SHELL-14 a visitor gets no messages button, and /chat-chat asks for the log-in', async ({ page }) => {
  await page.goto('/chat-chat')
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('main').getByText('登录后查看')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /私信/ })).toHaveCount(0)
})
