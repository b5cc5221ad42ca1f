import type { Page } from '@playwright/test'
import { call, moveClock } from '../fixtures/api'
import { applyAsAnchor } from '../fixtures/papers'
import { expect, freshMobile, mobileOf, type Person, signIn, test } from '../fixtures/people'
import type { RunningSite } from '../fixtures/site'
import { LiveRoom } from '../pages/live-room'
import { LoginDialog } from '../pages/login-dialog'
import { registerPassword as password, register } from '../pages/register'
import { changeAll, controls, expectAllChanged } from '../pages/settings'
import { WalletPages } from '../pages/wallet'

const digits = '730194'
const card = { bank: '场边银行', number: '6222021234567894', name: '王小明', id: '110105194912310021' }
const dayMs = 86_400_000

const moveOn = (site: RunningSite, days: number) => moveClock(site.address, days * dayMs)
const main = (page: Page) => page.locator('main')
const userMenu = (page: Page) => page.getByRole('banner').getByRole('link', { name: /个人中心/ })
const taskRow = (page: Page, title: string) => main(page).getByRole('listitem').filter({ hasText: title })

async function checkIn(page: Page, wallet: WalletPages, diamonds: number): Promise<void> {
  const [before] = await wallet.owned()
  await page.goto('/member?type=12')
  await main(page).getByRole('button', { name: '签到', exact: true }).dblclick()
  await expect(main(page).getByRole('button', { name: '已签到' })).toBeDisabled()
  expect((await wallet.sound())[0]).toBe(before + diamonds)
}

/** The task centre stands open while the deeds are done in another tab: it is told. */
async function doTasks(page: Page, wallet: WalletPages, token: string, site: RunningSite): Promise<void> {
  const other = new LiveRoom(await page.context().newPage())
  await other.open(3)
  await other.say('打卡看球')
  await other.page.getByRole('button', { name: '分享' }).first().click()
  await call(site.address, 'commentHeadline', { id: 1, content: '好文章' }, token)
  await page.bringToFront()
  for (const [title, diamonds] of [
    ['发送一条弹幕', 5],
    ['分享直播间', 10],
    ['发布动态或评论', 10],
  ] as const) {
    const [before] = await wallet.owned()
    await taskRow(page, title).getByRole('button', { name: '领取' }).dblclick()
    await expect(taskRow(page, title).getByText('已完成')).toBeVisible()
    expect((await wallet.sound())[0]).toBe(before + diamonds)
  }
  await other.page.close()
}

async function topUp(page: Page, wallet: WalletPages): Promise<void> {
  const [before] = await wallet.owned()
  await page.goto('/member?type=1&isRecharge=true')
  const cashier = await wallet.payInTab('1,980')
  await expect(cashier.getByText('不会真实扣款')).toBeVisible()
  await expect(cashier.getByText('¥198.00')).toBeVisible()
  await expect(wallet.panel.getByRole('heading', { name: '等待支付' })).toBeVisible()
  await cashier.getByRole('button', { name: '确认支付' }).click()
  await expect(wallet.panel.getByText('2,080 球钻已到账')).toBeVisible()
  // The payer's tab goes back to the order it paid.
  await cashier.getByRole('link', { name: '返回网站' }).click()
  await expect(cashier.locator('#recharge').getByRole('heading', { name: '充值成功' })).toBeVisible()
  await cashier.close()
  await page.getByRole('tab', { name: '充值订单' }).click()
  const order = page.getByRole('row').filter({ hasText: '已到账' })
  await expect(order).toContainText('2,080')
  await expect(order).toContainText('¥198.00')
  await wallet.expectOwned([before + 2_080, 0, 0])
}

async function buyFromMall(page: Page, wallet: WalletPages, number: string): Promise<void> {
  const [before] = await wallet.owned()
  await page.goto('/member?type=6')
  await page.getByRole('button', { name: '兑换 看球马克杯' }).click()
  const dialog = page.getByRole('dialog', { name: '兑换' })
  await dialog.getByRole('button', { name: '确认兑换' }).click()
  await expect(dialog.getByText('请填写这一项').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: '收货人' }).fill('周小北')
  await dialog.getByRole('textbox', { name: '手机号' }).fill(number)
  await dialog.getByRole('textbox', { name: '收货地址' }).fill('上海市徐汇区天钥桥路 1 号')
  await dialog.getByRole('button', { name: '确认兑换' }).dblclick()
  await expect(dialog).toBeHidden()
  expect((await wallet.sound())[0]).toBe(before - 1_280)
  await page.getByRole('button', { name: '兑换记录' }).click()
  const record = main(page).getByRole('listitem').filter({ hasText: '看球马克杯' })
  await expect(record).toContainText('上海市徐汇区天钥桥路 1 号')
  await expect(record).toContainText('待发货')
}

/** A wrong check sign is told at its field; numbers are not written down, so the page loaded anew asks for them again. */
async function bindCard(page: Page, wallet: WalletPages): Promise<void> {
  const bank = page.getByRole('form', { name: '绑定银行卡' })
  await bank.getByLabel('开户银行').fill(card.bank)
  await bank.getByLabel('银行卡号').fill(card.number)
  await bank.getByLabel('真实姓名').fill(card.name)
  await page.reload()
  await expect(bank.getByLabel('开户银行')).toHaveValue(card.bank)
  await expect(bank.getByLabel('银行卡号')).toHaveValue('')
  await bank.getByLabel('银行卡号').fill(card.number)
  await bank.getByLabel('身份证号').fill(card.id)
  await wallet.fillCode(bank)
  await bank.getByRole('button', { name: '确认绑定' }).click()
  await expect(bank.getByText('身份证号不正确')).toBeVisible()
  await bank.getByLabel('身份证号').fill('11010519491231002X')
  await bank.getByRole('button', { name: '确认绑定' }).click()
  await expect(page.getByText('**** **** **** 7894')).toBeVisible()
}

/** The operator pays one withdrawal and refuses one; the open page hears of both. */
async function withdraw(page: Page, wallet: WalletPages, { id }: Person, site: RunningSite): Promise<void> {
  const operator = await signIn(site.address, mobileOf('admin'))
  const [spendable, withdrawable] = await wallet.owned()
  await wallet.askForWithdrawal(500, digits)
  await wallet.expectOwned([spendable, withdrawable - 500, 500])
  await wallet.askForWithdrawal(300, digits)
  await wallet.expectOwned([spendable, withdrawable - 800, 800])
  const { data } = await call(site.address, 'listWithdrawalsToReview', { status: 0 }, operator.token)
  const idOf = (amount: string) => data.find((row) => row.uid === id && row.amount === amount)?.id ?? 0
  const paid = { id: idOf('500'), status: 1, trade_no: 'T-500' }
  await call(site.address, 'reviewWithdrawal', paid, operator.token)
  await wallet.expectOwned([spendable, withdrawable - 800, 300])
  const refused = { id: idOf('300'), status: 2, remark: '户名有误' }
  await call(site.address, 'reviewWithdrawal', refused, operator.token)
  await wallet.expectOwned([spendable, withdrawable - 500, 0])
  await expect(page.getByRole('row').filter({ hasText: '已打款' })).toContainText('¥50.00')
  await expect(page.getByRole('row').filter({ hasText: '未通过' })).toContainText('户名有误')
}

/** Becomes an anchor and is given something, which leaves an income. */
async function earn(site: RunningSite, member: Person & { number: string }): Promise<void> {
  const [operator, rich] = [await signIn(site.address, mobileOf('admin')), await signIn(site.address, mobileOf('rich'))]
  await applyAsAnchor(site.address, member)
  const { data } = await call(site.address, 'listAnchorApplications', { status: 0 }, operator.token)
  const application = data.find(({ uid }) => uid === member.id)?.id ?? 0
  await call(site.address, 'reviewAnchorApplication', { id: application, status: 1 }, operator.token)
  const gift = (await call(site.address, 'listGifts', {})).find(({ needcoin }) => needcoin >= 1_000)
  const given = { gift_id: gift?.id ?? 0, anchor_id: member.id, num: 4, type: 0 }
  await call(site.address, 'sendGift', given, rich.token)
}

/** All of them at once, found again after the page was loaded anew, and each with what it does. */
async function changeSettings(page: Page): Promise<void> {
  await page.goto('/member?type=13')
  await expect(main(page).getByRole('switch').first()).toBeVisible()
  const before = await controls(page)
  await changeAll(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const changed = await controls(page)
  expectAllChanged(before, changed, '语言')
  await page.reload()
  await expect.poll(() => controls(page)).toEqual(changed)
  await page.goto('/football')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('[data-row]').first()).toContainText('vs')
  await expect(page.locator('[data-row]').first()).not.toContainText(/\d ?- ?\d/)
  await page.goto('/member?type=13')
  await main(page).getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Score pages' })).toBeVisible()
  await main(page).getByRole('button', { name: '简体中文' }).click()
  await page.getByRole('button', { name: '恢复默认' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '恢复默认' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await controls(page)).toEqual(before)
}

test('MEM-01 MEM-02 MEM-03 HDR-06 the first month of a member: every step, and every diamond of it', async ({
  page,
  site,
}) => {
  const mobile = freshMobile()
  const member = await register(page, site, mobile)
  const wallet = new WalletPages(page, site.address, member, `86-${mobile}`)
  await test.step('the first day: check-in, three tasks, a top-up, the mall', async () => {
    await checkIn(page, wallet, 2)
    await doTasks(page, wallet, member.token, site)
    await topUp(page, wallet)
    await buyFromMall(page, wallet, mobile)
  })
  await test.step('the second day pays more and the tasks are there again; the sixth begins anew', async () => {
    await moveOn(site, 1)
    await checkIn(page, wallet, 4)
    await expect(taskRow(page, '发送一条弹幕').getByRole('button', { name: '去完成' })).toBeVisible()
    await moveOn(site, 4)
    await checkIn(page, wallet, 2)
  })
  await test.step('income: payment password, card, withdrawals, conversion', async () => {
    await page.goto('/member?type=1&tab=withdraw')
    await earn(site, member)
    await page.getByRole('button', { name: '去设置' }).click()
    await expect(page).toHaveURL(/tab=cards/)
    await wallet.setPaymentPassword(digits)
    await bindCard(page, wallet)
    await withdraw(page, wallet, member, site)
    await wallet.convert()
    await page.goto('/member?type=26&list=system')
    for (const news of ['提现已打款', '提现未通过', '主播申请已通过'])
      await expect(main(page).getByText(news).first()).toBeVisible()
  })
  await test.step('every setting', () => changeSettings(page))
  await test.step('a parcel on its way, then two weeks away: log in again, nothing is lost', async () => {
    const operator = await signIn(site.address, mobileOf('admin'))
    const { data } = await call(site.address, 'listExchangesToReview', {}, operator.token)
    const parcel = data.find(({ uid }) => uid === member.id)?.id ?? 0
    await call(site.address, 'reviewExchange', { id: parcel, status: 1, remark: 'SF-1' }, operator.token)
    const owned = await wallet.sound()
    // A browser that was closed meanwhile: an open page hears at once that its session is over.
    await page.goto('about:blank')
    await moveOn(site, 24)
    await page.goto('/member?type=6')
    const dialog = new LoginDialog(page, site)
    await page.getByRole('alertdialog').getByRole('button', { name: '重新登录' }).click()
    await dialog.box.waitFor()
    await dialog.logIn(mobile, password)
    await expect(userMenu(page)).toBeVisible()
    await page.goto('/member?type=6')
    await page.getByRole('button', { name: '兑换记录' }).click()
    await expect(main(page).getByRole('listitem').filter({ hasText: '看球马克杯' })).toContainText('已完成')
    const again = await signIn(site.address, mobile, password)
    expect(await new WalletPages(page, site.address, again, `86-${mobile}`).sound()).toEqual(owned)
  })
})
