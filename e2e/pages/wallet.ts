import { expect, type Locator, type Page } from '@playwright/test'
import { call, codeSentTo } from '../fixtures/api'
import type { Person } from '../fixtures/people'

/** Diamonds to spend, to withdraw and in review, as the server tells them. */
export type Owned = [spendable: number, withdrawable: number, inReview: number]

/** The wallet of a member: its pages, and what the server knows of it. */
export class WalletPages {
  readonly panel: Locator

  constructor(
    readonly page: Page,
    private readonly address: string,
    private readonly person: Person,
    /** Country code, dash, number. */
    private readonly mobile: string,
  ) {
    this.panel = page.locator('#recharge')
  }

  async owned(): Promise<Owned> {
    const { balance, withdrawal_balance, in_review } = await call(
      this.address,
      'getWithdrawalBalance',
      {},
      this.person.token,
    )
    return [Number(balance), Number(withdrawal_balance), Number(in_review)]
  }

  /** What is owned, after it was compared with all bookings, and these with every rule of the ledger. */
  async sound(): Promise<Owned> {
    const owned = await this.owned()
    for (const account of [0, 1]) {
      let sum = 0
      for (const type of [1, 2])
        for (let page = 1, pages = 1; page <= pages; page++) {
          const reply = await call(this.address, 'listOrders', { type, page, account }, this.person.token)
          pages = reply.last_page
          for (const { amount } of reply.data) sum += Number(amount)
        }
      expect(sum).toBeCloseTo(owned[account] ?? 0, 5)
    }
    const breaches = await fetch(new URL('/_dev/ledger', this.address))
    expect(await breaches.json()).toEqual([])
    return owned
  }

  private shown(label: string): Locator {
    return this.page
      .locator('main div')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .last()
      .locator('p')
      .nth(1)
  }

  /** The page says what is owned, and so does the server. */
  async expectOwned([spendable, withdrawable, inReview]: Owned): Promise<void> {
    const grouped = (diamonds: number) => new Intl.NumberFormat('zh-CN').format(diamonds)
    await expect(this.shown('球钻余额')).toHaveText(grouped(spendable))
    await expect(this.shown('可提现收益')).toHaveText(grouped(withdrawable))
    await expect(this.shown('提现审核中')).toHaveText(grouped(inReview))
    expect(await this.sound()).toEqual([spendable, withdrawable, inReview])
  }

  /** Asks for a code in a form and fills it in. */
  async fillCode(form: Locator): Promise<void> {
    const newest = () => codeSentTo(this.address, this.mobile).catch(() => '')
    const before = await newest()
    await form.getByRole('button', { name: '获取验证码' }).click()
    await expect.poll(newest).not.toBe(before)
    await form.getByLabel('短信验证码').fill(await newest())
  }

  /** Chooses a pack by its diamonds and presses the pay button; resolves with the cashier's tab. */
  async payInTab(pack: string): Promise<Page> {
    await this.panel.locator('label').filter({ hasText: pack }).click()
    const opened = this.page.waitForEvent('popup')
    await this.panel.getByRole('button', { name: '立即支付' }).click()
    const cashier = await opened
    await expect(cashier.getByRole('heading', { name: '沙盒收银台' })).toBeVisible()
    return cashier
  }

  async setPaymentPassword(digits: string): Promise<void> {
    await this.page.getByRole('button', { name: '设置支付密码' }).click()
    const dialog = this.page.getByRole('dialog', { name: '支付密码' })
    await dialog.getByLabel('新支付密码').fill(digits)
    await dialog.getByLabel('确认支付密码').fill('730195')
    await dialog.getByRole('button', { name: '保存密码' }).click()
    await expect(dialog.getByText('请输入相同的密码')).toBeVisible()
    await expect(this.page.getByText('请完善信息后再提交')).toBeVisible()
    await dialog.getByLabel('确认支付密码').fill(digits)
    await this.fillCode(dialog)
    await dialog.getByRole('button', { name: '保存密码' }).click()
    await expect(dialog).toBeHidden()
    await expect(this.page.getByText('已设置', { exact: true })).toBeVisible()
  }

  async askForWithdrawal(diamonds: number, digits: string): Promise<void> {
    await this.page.goto('/member?type=1&tab=withdraw')
    const form = this.page.getByRole('form', { name: '申请提现' })
    await form.getByLabel('提现球钻').fill(String(diamonds))
    await form.getByLabel('支付密码', { exact: true }).fill(digits)
    await this.fillCode(form)
    await form.getByRole('button', { name: '提交申请' }).click()
    await this.page
      .getByRole('alertdialog', { name: '确认提现？' })
      .getByRole('button', { name: '提交申请' })
      .dblclick()
    await expect(this.page.getByText('提现申请已提交，请等待审核').first()).toBeVisible()
  }

  /** Moves income over: wrong numbers stay as typed and are refused, the question before it says both balances. */
  async convert(): Promise<void> {
    const [spendable, withdrawable] = await this.owned()
    await this.page.getByRole('tab', { name: '转入钱包' }).click()
    const form = this.page.getByRole('form', { name: '转入消费钱包' })
    await expect(this.page.getByText('转入后的球钻只能消费，不能再提现')).toBeVisible()
    await form.getByRole('button', { name: '确认转入' }).click()
    await expect(form.getByText('请输入转入金额')).toBeVisible()
    for (const typed of ['-1', '1e9']) {
      await form.getByLabel('转入球钻').fill(typed)
      await expect(form.getByLabel('转入球钻')).toHaveValue(typed)
      await expect(form.getByText('请填写整数')).toBeVisible()
    }
    await form.getByLabel('转入球钻').fill('200')
    await form.getByRole('button', { name: '确认转入' }).click()
    const asked = this.page.getByRole('alertdialog', { name: '确认转入钱包？' })
    const grouped = (diamonds: number) => new Intl.NumberFormat('zh-CN').format(diamonds)
    await expect(asked).toContainText(`${grouped(spendable)}→${grouped(spendable + 200)}`)
    await asked.getByRole('button', { name: '确认转入' }).dblclick()
    await this.expectOwned([spendable + 200, withdrawable - 200, 0])
    // Orders of both accounts tell the same, and so does the exported sheet.
    await this.page.getByRole('tab', { name: '收支明细' }).click()
    await expect(this.page.getByRole('row').filter({ hasText: '收益转换' })).toContainText('+200')
    await this.page.getByRole('button', { name: '收益', exact: true }).click()
    await this.page.getByRole('button', { name: '支出' }).click()
    await expect(this.page.getByRole('row').filter({ hasText: '提现' })).toHaveCount(2)
    const download = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name: '导出表格' }).click()
    expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.xlsx$/)
  }
}
