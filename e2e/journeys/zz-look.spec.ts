import { ask, call } from '../fixtures/api'
import { expect, newMember, test } from '../fixtures/people'
import { Studio } from '../pages/studio'

const shot = (name: string) => `/tmp/cockpit-shots/${name}.png`

test('look', async ({ site, known, openAs }) => {
  test.setTimeout(400_000)
  const anchor = await known('secondAnchor')
  const page = await openAs(anchor, { viewport: { width: 1280, height: 800 } })
  const studio = new Studio(page)
  await studio.open()
  await page.screenshot({ path: shot('0-before-1280') })
  await studio.startTestCard('欧冠之夜 · 曼城对皇马')
  await expect(page.getByText('直播中', { exact: true }).first()).toBeVisible({ timeout: 40_000 })
  const rich = await known('rich')
  const fan = await newMember(site.address)
  await ask(site.address, 'sendGift', { gift_id: 2, anchor_id: 4, num: 3, type: 0 }, rich.token)
  await ask(site.address, 'sendGift', { gift_id: 8, anchor_id: 4, num: 1, type: 0 }, rich.token)
  await ask(site.address, 'toggleFollow', { id: 4 }, fan.token)
  for (const text of ['主播好', '今晚谁赢？', '曼城必胜！！']) {
    await ask(site.address, 'sendRoomMessage', { uid: 4, text }, fan.token)
  }
  await ask(site.address, 'sendRoomMessage', { uid: 4, text: '来了来了' }, rich.token)
  await ask(site.address, 'buyNobleTier', { id: 2, anchor_id: 4 }, rich.token)
  await ask(site.address, 'sendRedEnvelope', { uid: 4, amount: 100, number: 10, is_lucky: 0, type: 0 }, rich.token)
  await call(site.address, 'saveQuickTexts', { texts: ['欢迎新朋友！', '点个关注不迷路', '谢谢大家的礼物'] }, anchor.token)
  const viewer = await openAs(fan)
  await viewer.goto('/live?id=4')
  await page.waitForTimeout(6_000)
  for (const [width, height] of [[1280, 720], [1440, 900], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(1_500)
    await page.screenshot({ path: shot(`1-zh-${width}`) })
  }
  await page.getByRole('tab', { name: '观众', exact: true }).click()
  await page.waitForTimeout(1_500)
  await page.screenshot({ path: shot('2-people') })
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: '弹出聊天' }).click()])
  await popup.waitForTimeout(4_000)
  await popup.screenshot({ path: shot('3-popup') })
  await popup.getByRole('button', { name: fan.user_nickname }).first().click()
  await popup.waitForTimeout(1_500)
  await popup.screenshot({ path: shot('4-popup-card') })
  await page.getByRole('button', { name: 'OBS 叠加层' }).click()
  await page.getByRole('button', { name: '生成地址' }).click()
  await page.waitForTimeout(1_000)
  await page.screenshot({ path: shot('5-overlays') })
  const address = await page.getByLabel('聊天', { exact: true }).last().inputValue()
  const obs = await openAs(undefined, { viewport: { width: 640, height: 480 } })
  for (const kind of ['chat', 'score', 'alerts']) {
    await obs.goto(address.replace('/chat', `/${kind}`))
    await obs.waitForTimeout(3_000)
    if (kind === 'alerts') {
      await ask(site.address, 'sendGift', { gift_id: 2, anchor_id: 4, num: 1, type: 0 }, rich.token)
      await obs.waitForTimeout(2_800)
    }
    await obs.screenshot({ path: shot(`6-${kind}`) })
  }
  await page.keyboard.press('Escape')
  for (const lang of ['en', 'vi']) {
    const other = await openAs(anchor, { viewport: { width: 1280, height: 720 }, colorScheme: 'light' })
    await other.goto(`/member?type=9&lang=${lang}`)
    await other.waitForTimeout(6_000)
    await other.screenshot({ path: shot(`7-${lang}`) })
    await other.close()
  }
  await page.getByRole('button', { name: '停止推送' }).click()
  await studio.end()
  await page.waitForTimeout(1_500)
  await page.screenshot({ path: shot('8-end') })
  await page.getByRole('link', { name: '直播报告' }).click()
  await page.waitForTimeout(2_500)
  await page.screenshot({ path: shot('9-report') })
  await page.goto('/member?type=20')
  await page.waitForTimeout(2_500)
  await page.screenshot({ path: shot('9-records') })
})
