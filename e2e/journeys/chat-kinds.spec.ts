import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { expect, newMember, type Person, test } from '../fixtures/people'

const log = (page: Page) => page.locator('main').getByRole('log', { name: '聊天记录' })
const box = (page: Page) => page.locator('main').getByRole('textbox', { name: '输入消息' })
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Opens the chat page of somebody whose connection can be cut: the socket and the calls together. */
async function openChat(page: Page, groupName: string) {
  let isCut = false
  const sockets = new Set<() => void>()
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (isCut) return void socket.close()
    socket.connectToServer()
    sockets.add(() => void socket.close())
  })
  await page.route('**/api/chat/**', (route) => (isCut ? route.abort() : route.continue()))
  await page.goto('/chat-chat')
  await page.locator('main').getByRole('button').filter({ hasText: groupName }).first().click()
  await expect(log(page)).toBeVisible()
  return (cut: boolean) => {
    isCut = cut
    if (cut) for (const close of sockets) close()
    sockets.clear()
  }
}

test('CHAT-03 RT-03 two browsers and a phone: every kind of message, and what was missed is there once, in order', async ({
  openAs,
  site,
}) => {
  const host: Person = await newMember(site.address)
  const guest: Person = await newMember(site.address)
  const phone: Person = await newMember(site.address)
  const name = `夜场 ${Date.now() % 100_000}`
  const userIDs = [String(guest.id), String(phone.id)]
  const { group_id } = await call(site.address, 'createGroup', { name, userIDs }, host.token)
  const send = (type: 'TIMTextElem' | 'TIMCustomElem', payload: Record<string, unknown>, nonce: string) =>
    call(site.address, 'sendMessage', { to: group_id, conversationType: 'GROUP', type, payload, nonce }, guest.token)

  const desk = await openAs(host)
  const other = await openAs(guest)
  const small = await openAs(phone, { viewport: { width: 390, height: 780 }, hasTouch: true })
  const pages = [desk, other, small]
  const [, , cutPhone] = await Promise.all(pages.map((page) => openChat(page, name)))

  await box(desk).fill('晚上好 [赞] <b>x</b>')
  await box(desk).press('Enter')
  await desk
    .locator('main input[type="file"]')
    .first()
    .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: dot })
  const pdf = { name: '站位.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 x') }
  await desk.locator('main input[type="file"]').last().setInputFiles(pdf)
  const card = { title: '战术围巾', imageUrl: '', id: 3, type: 'gift', price: '88' }
  await send('TIMCustomElem', { data: '', description: '', extension: JSON.stringify(card) }, `card-${group_id}`)
  await send('TIMCustomElem', { data: '', description: '', extension: '{"broken' }, `broken-${group_id}`)
  for (const page of pages) {
    await expect(log(page).getByText('<b>x</b>')).toHaveCount(1)
    await expect(log(page).getByAltText('[赞]')).toHaveCount(1)
    await expect(log(page).getByRole('button', { name: '查看图片' })).toHaveCount(1)
    await expect(log(page).getByRole('link', { name: /站位\.pdf/ })).toHaveCount(1)
    await expect(log(page).getByText('战术围巾')).toHaveCount(1)
    await expect(log(page).getByText('暂不支持显示这条消息')).toHaveCount(1)
  }
  await log(other).getByRole('button', { name: '查看图片' }).click()
  await expect(other.getByRole('dialog', { name: '查看图片' })).toBeVisible()
  await other.keyboard.press('Escape')

  // The phone is away while others write; what it writes itself leaves when it is back.
  cutPhone?.(true)
  for (let number = 1; number <= 8; number += 1)
    // More than five in five seconds are refused for a moment; the key makes a second try the same message.
    await expect(async () => {
      await send('TIMTextElem', { text: `第 ${number} 条` }, `missed-${number}-${group_id}`)
    }).toPass()
  await box(small).fill('我在路上')
  await box(small).press('Enter')
  await expect(small.getByRole('button', { name: '重新发送' })).toBeVisible()
  cutPhone?.(false)
  await expect(log(small).getByText('第 8 条')).toBeVisible()
  const texts = await log(small)
    .getByText(/^第 \d 条$/)
    .allTextContents()
  expect(texts).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `第 ${number} 条`))
  for (const page of pages) await expect(log(page).getByText('我在路上')).toHaveCount(1)
  await expect(small.getByRole('button', { name: '重新发送' })).toHaveCount(0)
})

test('CHAT-01 a visitor reaches support from the footer without an account', async ({ page, openAs, known, site }) => {
  await page.goto('/downLoad')
  await page.getByRole('contentinfo').getByRole('button', { name: '在线客服' }).click()
  const panel = page.getByRole('complementary', { name: '私信面板' })
  const words = `我忘了密码 ${Date.now() % 100_000}`
  await panel.getByRole('textbox', { name: '输入消息' }).fill(words)
  await panel.getByRole('textbox', { name: '输入消息' }).press('Enter')
  await expect(panel.getByRole('log').getByText(words)).toHaveCount(1)
  const agent = await known('agent')
  const desk = await openAs(agent)
  await desk.goto('/chat-chat')
  await desk.locator('main').getByRole('button').filter({ hasText: words }).first().click()
  await box(desk).fill('我来帮您重置')
  await box(desk).press('Enter')
  await expect(panel.getByRole('log').getByText('我来帮您重置')).toHaveCount(1)

  // Loaded again, nobody has opened support: the next answer reaches the visitor all the same.
  await page.reload()
  await box(desk).fill('现在可以了吗')
  await box(desk).press('Enter')
  const waiting = page.getByRole('banner').getByRole('button', { name: '私信，1 条未读' })
  await expect(waiting).toBeVisible()
  await waiting.click()
  await expect(panel.getByRole('log').getByText('现在可以了吗')).toHaveCount(1)
  await expect(panel.getByRole('log').getByText(words)).toHaveCount(1)
  expect(new URL(page.url()).origin).toBe(new URL(site.address).origin)
})
