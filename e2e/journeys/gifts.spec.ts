import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { expect, newMember, test } from '../fixtures/people'
import { LiveRoom } from '../pages/live-room'

// Trays and scenes move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const anchorId = 106

const barOf = (page: Page) => page.getByRole('region', { name: '礼物' })
const choose = (page: Page, gift: RegExp) => barOf(page).getByRole('button', { name: gift }).click()
const send = (page: Page) => barOf(page).getByRole('button', { name: /^(赠送|连送)$/ })

test('LIVE-05 LIVE-08 a gift is given once by a double click, both sides see it, balance and ranking follow', async ({
  site,
  known,
  openAs,
}) => {
  const rich = await known('rich')
  const [giver, watcher] = [await openAs(rich), await openAs()]
  const rooms = [new LiveRoom(giver), new LiveRoom(watcher)]
  for (const room of rooms) await room.open(anchorId)
  // Both are in the room when both are counted: a gift before that is history, and history is not played.
  for (const { page } of rooms)
    await expect(page.getByTitle('在线人数').first()).toContainText(/[2-9]/, { timeout: 60_000 })
  const given = async () => {
    const rows = await call(site.address, 'getRoomRanking', { uid: anchorId, type: 0 })
    return Number(rows.find(({ uid }) => uid === rich.id)?.amount ?? 0)
  }
  const givenBefore = await given()
  const before = Number((await call(site.address, 'getOwnUser', {}, rich.token)).balance)
  await choose(giver, /^围巾，66/)
  // A tray is there for three seconds: it is waited for before it comes.
  const trays = rooms.map(({ page }) =>
    page.getByTestId('gift-stage').getByText('送出 围巾').waitFor({ state: 'attached', timeout: 60_000 }),
  )
  await send(giver).dblclick()
  await Promise.all(trays)
  for (const room of rooms) await expect(room.chat.getByText('送出 围巾').first()).toBeVisible()
  const after = (before - 66).toLocaleString('en-US')
  await expect(barOf(giver).getByTitle('余额')).toContainText(after)
  expect(Number((await call(site.address, 'getOwnUser', {}, rich.token)).balance)).toBe(before - 66)
  expect(await given()).toBe(givenBefore + 66)
})

test('LIVE-05 whoever has no diamonds is offered to top up, and stays in the room', async ({ site, openAs }) => {
  const page = await openAs(await newMember(site.address))
  await new LiveRoom(page).open(anchorId)
  await choose(page, /^火箭，9,999/)
  await send(page).click()
  const dialog = page.getByRole('dialog', { name: '余额不足' })
  await expect(dialog).toContainText('9,999')
  await expect(dialog.getByRole('link', { name: '充值' })).toHaveAttribute('href', '/member?type=1&isRecharge=true')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`id=${anchorId}`))
})
