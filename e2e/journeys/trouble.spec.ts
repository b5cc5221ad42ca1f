import { call } from '../fixtures/api'
import { expect, newMember, test } from '../fixtures/people'
import { LiveRoom } from '../pages/live-room'

test('FED-06 SHELL-09 a dead backend leaves the frame and clear states, and the page recovers', async ({ page }) => {
  let isDead = true
  await page.route('**/api/**', (route) => (isDead ? route.abort() : route.continue()))
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (isDead) void socket.close()
    else socket.connectToServer()
  })
  await page.goto('/news')
  await expect(page.getByRole('banner')).toBeVisible()
  const retry = page.locator('main').getByRole('button', { name: '重试' })
  await expect(retry.first()).toBeVisible()
  // The socket is opened when the page is idle, and missed three seconds later.
  await expect(page.getByText('实时连接已断开，正在重连。比分可能延迟。')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '登录' }).getByText('二维码加载失败')).toBeVisible()
  await page.keyboard.press('Escape')

  isDead = false
  await page.getByRole('button', { name: '立即重连' }).click()
  await expect(page.getByText('实时连接已断开，正在重连。比分可能延迟。')).toBeHidden()
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.first().click()
    await expect(retry).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect(page.locator('main a[href^="/detail?id="]').first()).toBeVisible()
})

test('RT-01 RT-03 a socket that keeps dropping loses and doubles no message of the room', async ({ page, site }) => {
  const drops: (() => void)[] = []
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer()
    drops.push(() => {
      void server.close()
      void socket.close()
    })
  })
  const room = new LiveRoom(page)
  await room.open(3)
  await expect.poll(() => drops.length).toBe(1)
  const writer = await newMember(site.address)
  const mark = `断线 ${Date.now()}`
  const sent = Array.from({ length: 9 }, (_, index) => `${mark} 第${index + 1}条`)
  for (const [index, text] of sent.entries()) {
    // The connection goes just before every third message, and comes back by itself.
    if (index % 3 === 0) drops.at(-1)?.()
    await expect(
      async () => void (await call(site.address, 'sendRoomMessage', { uid: 3, text }, writer.token)),
    ).toPass()
    if (index % 3 === 2) await expect.poll(() => drops.length).toBe(2 + Math.floor(index / 3))
  }
  await expect(room.chat.getByText(sent.at(-1) ?? '')).toBeVisible()
  const shown = room.chat.getByText(mark)
  await expect(shown).toHaveCount(sent.length)
  const texts = await shown.allTextContents()
  expect(texts.map((text) => /第\d+条/.exec(text)?.[0])).toEqual(sent.map((_, index) => `第${index + 1}条`))
})

for (const [path, text] of [
  ['/live?id=999999', '直播间不存在'],
  ['/live?id=abc', '直播间不存在'],
  ['/detail?id=0', '这篇文章已删除或下架'],
  ['/detail?id=999999', '这篇文章已删除或下架'],
  ['/persona?id=abc', '没有这个用户'],
  ['/persona?id=999999', '没有这个用户'],
] as const) {
  test(`SHELL-02 ${path} says clearly that there is nothing`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('main').getByText(text)).toBeVisible()
    await expect(page.locator('[data-remote-down]')).toHaveCount(0)
  })
}
