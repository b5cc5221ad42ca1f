import { idNumberProblem, isAlipayAccount, isCardNumber, isHolderName, parseTenths, wholeNumber } from '@pitchside/base'
import { limits } from '@pitchside/contract'

/** Text keys under `payout.problem` of what is wrong; empty: nothing. The server checks all of it again. */
export type Found<F> = Partial<Record<keyof F, string>>

export interface BankCardValues {
  bankName: string
  number: string
  holder: string
  idNumber: string
  code: string
}

export interface AlipayValues {
  holder: string
  account: string
  code: string
}

export interface PasswordValues {
  password: string
  repeated: string
  code: string
}

export interface WithdrawValues {
  /** 0 bank card, 1 Alipay. */
  kind: string
  amount: string
  password: string
  code: string
}

export interface ConvertValues {
  amount: string
}

const missing = (text: string, key: string) => (text.trim() === '' ? key : undefined)
const unless = (isRight: boolean, key: string) => (isRight ? undefined : key)
const codeProblem = (code: string) => missing(code, 'codeMissing') ?? unless(/^\d{4,6}$/.test(code), 'codeWrong')
const holderProblem = (name: string) => missing(name, 'holderMissing') ?? unless(isHolderName(name), 'holderWrong')

/** Leaves out what is not wrong. */
function found<F>(all: { [K in keyof F]?: string | undefined }): Found<F> {
  return Object.fromEntries(Object.entries(all).filter(([, key]) => key !== undefined)) as Found<F>
}

const idProblems = { 'id-number-wrong': 'idWrong', 'applicant-too-young': 'tooYoung' } as const

export function checkBankCard(form: BankCardValues, countryCode: string, now: number): Found<BankCardValues> {
  const problem = idNumberProblem(form.idNumber, countryCode, now)
  return found<BankCardValues>({
    bankName: missing(form.bankName, 'bankMissing'),
    number: missing(form.number, 'numberMissing') ?? unless(isCardNumber(form.number), 'numberWrong'),
    holder: holderProblem(form.holder),
    idNumber: missing(form.idNumber, 'idMissing') ?? (problem && idProblems[problem]),
    code: codeProblem(form.code),
  })
}

export function checkAlipay(form: AlipayValues): Found<AlipayValues> {
  return found<AlipayValues>({
    holder: holderProblem(form.holder),
    account: missing(form.account, 'accountMissing') ?? unless(isAlipayAccount(form.account.trim()), 'accountWrong'),
    code: codeProblem(form.code),
  })
}

export function checkPassword({ password, repeated, code }: PasswordValues): Found<PasswordValues> {
  return found<PasswordValues>({
    password:
      missing(password, 'passwordMissing') ??
      unless(password.length >= limits.paymentPasswordDigits && /^\d+$/.test(password), 'passwordShort'),
    repeated: unless(repeated === password, 'passwordDiffers'),
    code: codeProblem(code),
  })
}

/** `owned` is text with at most one decimal, as the server tells balances. */
function amountProblem(amount: string, owned: string): string | undefined {
  const diamonds = wholeNumber(amount)
  if (!diamonds) return 'amountWrong'
  return unless(diamonds * 10 <= (parseTenths(owned) ?? 0), 'amountShort')
}

export function checkWithdrawal(form: WithdrawValues, owned: string): Found<WithdrawValues> {
  const diamonds = wholeNumber(form.amount) ?? 0
  const isAllowed = diamonds >= limits.withdrawalMinDiamonds && diamonds <= limits.withdrawalMaxDiamonds
  return found<WithdrawValues>({
    amount:
      missing(form.amount, 'amountMissing') ?? amountProblem(form.amount, owned) ?? unless(isAllowed, 'amountRange'),
    password: missing(form.password, 'passwordMissing'),
    code: codeProblem(form.code),
  })
}

export function checkConversion(form: ConvertValues, owned: string): Found<ConvertValues> {
  return found<ConvertValues>({ amount: missing(form.amount, 'transferMissing') ?? amountProblem(form.amount, owned) })
}
