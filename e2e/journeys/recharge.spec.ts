import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { expect, newMember, type Person, test } from '../fixtures/people'

const topUp = '/member?type=1&isRecharge=true'
const panel = (page: Page) => page.locator('#recharge')

async function openTopUp(page: Page): Promise<void> {
  await page.goto(topUp)
  await expect(panel(page).getByRole('button', { name: '立即支付' })).toBeVisible()
}

test('MEM-01 a payment that fails says so, charges nothing and can be tried again', async ({ openAs, site }) => {
  const person = await newMember(site.address)
  const page = await openAs(person)
  await openTopUp(page)
  const amount = panel(page).getByRole('textbox', { name: '自定义数量' })
  await amount.fill('15')
  await expect(panel(page).getByText('请输入 10 到 500,000 之间 10 的整数倍')).toBeVisible()
  await panel(page).getByRole('button', { name: '立即支付' }).click()
  await expect(panel(page).getByRole('alert')).toHaveText('请输入 10 到 500,000 之间 10 的整数倍')
  expect(page.context().pages()).toHaveLength(1)
  await amount.fill('120')
  await expect(panel(page).getByText('¥12.00')).toBeVisible()
  const opened = page.waitForEvent('popup')
  await panel(page).getByRole('button', { name: '立即支付' }).click()
  const cashier = await opened
  await cashier.getByRole('button', { name: '支付失败' }).click()
  await expect(panel(page).getByRole('heading', { name: '支付失败' })).toBeVisible()
  await page.reload()
  await expect(panel(page).getByRole('heading', { name: '支付失败' })).toBeVisible()
  expect(Number((await call(site.address, 'getOwnUser', {}, person.token)).balance)).toBe(0)
  await cashier.goBack()
  await cashier.getByRole('button', { name: '确认支付' }).click()
  await expect(panel(page).getByRole('heading', { name: '充值成功' })).toBeVisible()
})

/** Presses a button of the cashier by its form, as a browser would. */
async function press(url: string, behaviour: string): Promise<void> {
  const fields = new URLSearchParams({ ...Object.fromEntries(new URL(url).searchParams), behaviour })
  const response = await fetch(new URL('/pay/sandbox', url), { method: 'POST', body: fields })
  expect(response.status).toBe(200)
}

test('MEM-01 late, doubled, wrong, forged and lost: each ends as it must, and every diamond is accounted for', async ({
  site,
}) => {
  const person: Person = await newMember(site.address)
  const order = (nonce: string) => call(site.address, 'getPayUrl', { id: 1, type: 'sandbox', nonce }, person.token)
  const stateOf = async (no: string) => (await call(site.address, 'getRecharge', { order: no }, person.token)).state
  const balance = async () => Number((await call(site.address, 'getOwnUser', {}, person.token)).balance)
  const behaviours = ['late', 'doubled', 'wrong-amount', 'forged', 'silent'] as const
  const orders = new Map<string, string>()
  for (const behaviour of behaviours) {
    const { url, order: no } = await order(behaviour)
    orders.set(behaviour, no)
    await press(url, behaviour)
  }
  const states = async () => Promise.all(behaviours.map((behaviour) => stateOf(orders.get(behaviour) ?? '')))
  expect(['closed', 'paid']).toContain(await stateOf(orders.get('late') ?? ''))
  await expect.poll(states).toEqual(['paid', 'paid', 'disputed', 'pending', 'paid'])
  expect(await balance()).toBe(3 * 60)
})

test('MEM-01 the amount of a link can not be changed, and an order of somebody else is none', async ({
  openAs,
  site,
}) => {
  const person = await newMember(site.address)
  const { url, order: no } = await call(site.address, 'getPayUrl', { id: 6, type: 'sandbox', nonce: 'x' }, person.token)
  const changed = new URL(url)
  changed.searchParams.set('amount', '1')
  const page = await openAs(await newMember(site.address))
  await page.goto(changed.href)
  await expect(page.getByRole('alert')).toHaveText('链接无效，请从网站重新进入收银台。')
  await page.goto(`${topUp}&order=${no}`)
  await expect(panel(page).getByText('没有找到这笔订单')).toBeVisible()
})
