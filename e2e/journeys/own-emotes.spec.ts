import path from 'node:path'
import { call } from '../fixtures/api'
import { expect, test } from '../fixtures/people'
import { LiveRoom } from '../pages/live-room'

const picture = path.resolve(import.meta.dirname, '../../backend/assets/covers/fb-goal.webp')
const name = '冲鸭'

test('AIR-07 an anchor uploads an emote, a fan writes it from the picker, and visitors see the picture', async ({
  site,
  known,
  openAs,
}) => {
  const anchor = await known('secondAnchor')
  const rich = await known('rich')
  const visitor = new LiveRoom(await openAs())
  await visitor.open(anchor.id)
  const page = await openAs(anchor)
  await page.goto('/member?type=10')
  const emotes = page.getByRole('region', { name: '专属表情' })
  await emotes.locator('input[type="file"]').setInputFiles(picture)
  await emotes.getByRole('textbox', { name: '表情名称' }).fill(name)
  await emotes.getByRole('button', { name: '添加' }).click()
  await expect(emotes.getByRole('listitem')).toContainText(name)

  await call(site.address, 'sendGift', { gift_id: 2, anchor_id: anchor.id, num: 2, type: 0 }, rich.token)
  const fan = new LiveRoom(await openAs(rich))
  await fan.open(anchor.id)
  await fan.column.getByRole('button', { name: '表情', exact: true }).click()
  await fan.page.getByRole('toolbar', { name: '主播专属表情' }).getByRole('button', { name }).click()
  await expect(fan.input).toHaveValue(`[${name}]`)
  await fan.page.keyboard.press('Enter')
  const shown = visitor.chat.getByRole('img', { name: `[${name}]` })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await emotes.getByRole('button', { name: `移除表情“${name}”` }).click()
  await expect(shown).toHaveCount(0)
  await expect(visitor.chat.getByText(`[${name}]`)).toBeVisible()
})
