import type { Locator, Page } from '@playwright/test'
import { call, codeSentTo } from '../fixtures/api'
import { expect, type Person, signIn, test } from '../fixtures/people'

const mobile = '86-13900000004'
const digits = '730194'
const card = { bank: '场边银行', number: '6222021234567894', name: '王小明', id: '110105194912310021' }

/** Diamonds to spend, to withdraw and in review, as the server and as the page tell them. */
type Owned = [spendable: number, withdrawable: number, inReview: number]

async function ownedBy(address: string, { token }: Person): Promise<Owned> {
  const { balance, withdrawal_balance, in_review } = await call(address, 'getWithdrawalBalance', {}, token)
  return [Number(balance), Number(withdrawal_balance), Number(in_review)]
}

const shown = (page: Page, label: string) =>
  page
    .locator('main div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last()
    .locator('p')
    .nth(1)

async function expectShown(page: Page, [spendable, withdrawable, inReview]: Owned): Promise<void> {
  const grouped = (diamonds: number) => new Intl.NumberFormat('zh-CN').format(diamonds)
  await expect(shown(page, '球钻余额')).toHaveText(grouped(spendable))
  await expect(shown(page, '可提现收益')).toHaveText(grouped(withdrawable))
  await expect(shown(page, '提现审核中')).toHaveText(grouped(inReview))
}

/** Asks for a code in a form and fills it in. */
async function fillCode(form: Locator, address: string): Promise<void> {
  const newest = () => codeSentTo(address, mobile).catch(() => '')
  const before = await newest()
  await form.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(newest).not.toBe(before)
  await form.getByLabel('短信验证码').fill(await newest())
}

async function askFor(page: Page, address: string, diamonds: number): Promise<void> {
  await page.goto('/member?type=1&tab=withdraw')
  const form = page.getByRole('form', { name: '申请提现' })
  await form.getByLabel('提现球钻').fill(String(diamonds))
  await form.getByLabel('支付密码', { exact: true }).fill(digits)
  await fillCode(form, address)
  await form.getByRole('button', { name: '提交申请' }).dblclick()
  await expect(page.getByText('提现申请已提交，请等待审核').first()).toBeVisible()
}

test('MEM-01 an anchor sets a payment password, binds a card, withdraws and converts; an operator pays one and refuses one', async ({
  site,
  openAs,
}) => {
  const { address } = site
  const anchor = await signIn(address, '13900000004')
  const operator = await signIn(address, '13900000008')
  const page = await openAs(anchor)
  const [spendable, withdrawable] = await ownedBy(address, anchor)

  // Before there is a password and a card, the page says what is missing and leads there.
  await page.goto('/member?type=1&tab=withdraw')
  await expectShown(page, [spendable, withdrawable, 0])
  await page.getByRole('button', { name: '去设置' }).click()
  await expect(page).toHaveURL(/tab=cards/)

  await page.getByRole('button', { name: '设置支付密码' }).click()
  const dialog = page.getByRole('dialog', { name: '支付密码' })
  await dialog.getByLabel('新支付密码').fill(digits)
  await dialog.getByLabel('确认支付密码').fill('730195')
  await dialog.getByRole('button', { name: '保存密码' }).click()
  await expect(dialog.getByText('请输入相同的密码')).toBeVisible()
  await expect(dialog.getByText('请完善信息后再提交')).toBeVisible()
  await dialog.getByLabel('确认支付密码').fill(digits)
  await fillCode(dialog, address)
  await dialog.getByRole('button', { name: '保存密码' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('已设置', { exact: true })).toBeVisible()

  // A wrong check sign is told at its field; what was typed is still there after the page was loaded anew.
  const bank = page.getByRole('form', { name: '绑定银行卡' })
  await bank.getByLabel('开户银行').fill(card.bank)
  await bank.getByLabel('银行卡号').fill(card.number)
  await bank.getByLabel('真实姓名').fill(card.name)
  await bank.getByLabel('身份证号').fill(card.id)
  await page.reload()
  await expect(bank.getByLabel('银行卡号')).toHaveValue(card.number)
  await fillCode(bank, address)
  await bank.getByRole('button', { name: '确认绑定' }).click()
  await expect(bank.getByText('身份证号不正确')).toBeVisible()
  await bank.getByLabel('身份证号').fill('11010519491231002X')
  await bank.getByRole('button', { name: '确认绑定' }).click()
  await expect(page.getByText('**** **** **** 7894')).toBeVisible()

  await askFor(page, address, 500)
  await expectShown(page, [spendable, withdrawable - 500, 500])
  await askFor(page, address, 300)
  await expectShown(page, [spendable, withdrawable - 800, 800])
  expect(await ownedBy(address, anchor)).toEqual([spendable, withdrawable - 800, 800])

  // The operator decides; the open page hears of it.
  const { data } = await call(address, 'listWithdrawalsToReview', { status: 0 }, operator.token)
  const idOf = (amount: string) => data.find((row) => row.uid === anchor.id && row.amount === amount)?.id ?? 0
  await call(address, 'reviewWithdrawal', { id: idOf('500'), status: 1, trade_no: 'T-500' }, operator.token)
  await expectShown(page, [spendable, withdrawable - 800, 300])
  await call(address, 'reviewWithdrawal', { id: idOf('300'), status: 2, remark: '户名有误' }, operator.token)
  await expectShown(page, [spendable, withdrawable - 500, 0])
  await expect(page.getByRole('row').filter({ hasText: '已打款' })).toContainText('¥50.00')
  await expect(page.getByRole('row').filter({ hasText: '未通过' })).toContainText('户名有误')

  await page.getByRole('tab', { name: '转入钱包' }).click()
  const conversion = page.getByRole('form', { name: '转入消费钱包' })
  await expect(page.getByText('转入后的球钻只能消费，不能再提现')).toBeVisible()
  await conversion.getByRole('button', { name: '确认转入' }).click()
  await expect(conversion.getByText('请输入转入金额')).toBeVisible()
  await conversion.getByLabel('转入球钻').fill('200')
  await conversion.getByRole('button', { name: '确认转入' }).dblclick()
  await expectShown(page, [spendable + 200, withdrawable - 700, 0])
  expect(await ownedBy(address, anchor)).toEqual([spendable + 200, withdrawable - 700, 0])

  // Orders of both accounts tell the same, and so does the exported sheet.
  await page.getByRole('tab', { name: '收支明细' }).click()
  await expect(page.getByRole('row').filter({ hasText: '收益转换' })).toContainText('+200')
  await page.getByRole('button', { name: '收益', exact: true }).click()
  await page.getByRole('button', { name: '支出' }).click()
  await expect(page.getByRole('row').filter({ hasText: '提现' })).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出表格' }).click()
  expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.xlsx$/)
})
