import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import type { AlipayValues, BankCardValues } from './payout-checks'

/** 0 in review, 1 paid, 2 refused. */
export type WithdrawalState = 0 | 1 | 2

export interface Withdrawal {
  id: number
  askedAtMs: number
  diamonds: string
  yuan: string
  kind: 'bank' | 'alipay'
  account: string
  state: WithdrawalState
  /** Why it was refused. */
  remark: string
}

/** What is bound, as it may be shown. */
export interface Methods {
  bank: { bankName: string; number: string; holder: string; idNumber: string } | undefined
  alipay: { holder: string; account: string } | undefined
}

const quiet = { isQuiet: true } as const

export async function loadMethods(signal?: AbortSignal): Promise<Methods> {
  const options = { ...quiet, ...(signal ? { signal } : {}) }
  const [bank, alipay] = await Promise.all([call('getBankCard', {}, options), call('getAlipay', {}, options)])
  return {
    bank: bank
      ? { bankName: bank.bank_name, number: bank.card_number, holder: bank.name, idNumber: bank.id_card_hide }
      : undefined,
    alipay: alipay ? { holder: alipay.name, account: alipay.info } : undefined,
  }
}

export async function bindBankCard({ bankName, number, holder, idNumber, code }: BankCardValues): Promise<void> {
  const input = {
    bank_name: bankName,
    card_number: number.replace(/[\s-]/g, ''),
    name: holder,
    id_card: idNumber,
    code,
  }
  await call('bindBankCard', input, quiet)
}

export async function bindAlipay({ holder, account, code }: AlipayValues): Promise<void> {
  await call('bindAlipay', { name: holder, info: account, code }, quiet)
}

export async function setPaymentPassword(password: string, code: string): Promise<void> {
  await call('setPaymentPassword', { password, code }, quiet)
}

export interface WithdrawalRequest {
  diamonds: number
  kind: 'bank' | 'alipay'
  password: string
  code: string
}

export async function requestWithdrawal(request: WithdrawalRequest, key: string): Promise<void> {
  const { diamonds, kind, password, code } = request
  const input = { amount: diamonds, type: kind === 'bank' ? 0 : 1, pass: password, code }
  await call('requestWithdrawal', input, { ...quiet, idempotencyKey: key })
}

export async function convertIncome(diamonds: number, key: string): Promise<void> {
  await call('convertBalance', { amount: diamonds }, { ...quiet, idempotencyKey: key })
}

/** Withdrawals of the member, newest first. */
export async function loadWithdrawals(page: number, signal?: AbortSignal): Promise<ListPage<Withdrawal>> {
  const wire = await call('listWithdrawals', { page }, { ...quiet, ...(signal ? { signal } : {}) })
  return pageFrom(wire, (row) => ({
    id: row.id,
    askedAtMs: row.addtime * 1_000,
    diamonds: row.amount,
    yuan: row.money,
    kind: row.type === 1 ? 'alipay' : 'bank',
    account: row.account,
    state: row.status === 1 || row.status === 2 ? row.status : 0,
    remark: row.remark,
  }))
}
