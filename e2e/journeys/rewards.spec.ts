import { call } from '../fixtures/api'
import { expect, mobileOf, signIn, test } from '../fixtures/people'
import type { RunningSite } from '../fixtures/site'
import { LiveRoom } from '../pages/live-room'

/** Room of the first anchor, which shows a football match. */
const room = 3

/** The balance of a member, after it was compared with the sum of all bookings. */
async function soundBalance(site: RunningSite, token: string): Promise<number> {
  let sum = 0
  for (const type of [1, 2])
    for (let page = 1, pages = 1; page <= pages; page++) {
      const reply = await call(site.address, 'listOrders', { type, page }, token)
      pages = reply.last_page
      for (const { amount } of reply.data) sum += Number(amount)
    }
  const { balance } = await call(site.address, 'getOwnUser', {}, token)
  expect(Number(balance)).toBeCloseTo(sum, 5)
  return Number(balance)
}

/** A question of the anchor's own: one the site asks by itself is taken back by an operator first. */
async function askNextGoal(site: RunningSite, anchorToken: string): Promise<number> {
  const admin = await signIn(site.address, mobileOf('admin'))
  const { list } = await call(site.address, 'listGuesses', { uid: room })
  for (const { id } of list.filter(({ kind, status }) => kind === 3 && status < 2))
    await call(site.address, 'closeGuess', { id }, admin.token)
  return (await call(site.address, 'openGuess', { kind: 3 }, anchorToken)).id
}

test('MEM-01 a guess in a room is joined, settled by a goal, and stands in the records', async ({
  site,
  known,
  openAs,
}) => {
  const [expert, rich, anchor] = [await known('expert'), await known('rich'), await known('anchor')]
  const id = await askNextGoal(site, anchor.token)
  const page = await openAs(expert)
  await new LiveRoom(page).open(room)
  await page.getByRole('button', { name: /趣味竞猜/ }).click()
  const card = page.locator(`[data-guess="${id}"]`)
  await card.locator('button[aria-pressed]').first().click()
  const before = await soundBalance(site, expert.token)
  await card.getByRole('button', { name: /投入 10 球钻/ }).click()
  const asking = page.getByRole('alertdialog', { name: '确认参与竞猜？' })
  await asking.getByRole('button', { name: '参与', exact: true }).dblclick()
  await expect(card.getByText('我投入 10 球钻')).toBeVisible()
  expect(await soundBalance(site, expert.token)).toBe(before - 10)
  await call(site.address, 'joinGuess', { id, option: 3, amount: 20 }, rich.token)
  await expect(card.getByText('奖池 30')).toBeVisible()

  const asked = (await call(site.address, 'listGuesses', { uid: room })).list.find((one) => one.id === id)
  await fetch(`${site.address}/_dev/match/${asked?.match_id}/goal`, { method: 'POST' })
  await expect(card.getByText('已截止')).toBeVisible()
  await fetch(`${site.address}/_dev/guess/${id}/settle`, { method: 'POST' })
  await expect(card.getByText('猜中，获得 30 球钻')).toBeVisible()
  expect(await soundBalance(site, expert.token)).toBe(before + 20)
  await page.goto('/member?type=11')
  const row = page.getByRole('row').filter({ hasText: '下一个进球属于谁' }).first()
  await expect(row).toContainText('猜中')
  await expect(row).toContainText('30')
})
