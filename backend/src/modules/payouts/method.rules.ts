import {
  idNumberProblem,
  isAlipayAccount,
  isCardNumber,
  isHolderName,
  tidyCardNumber,
  tidyIdNumber,
} from '@pitchside/base'
import { Failure } from '../../kernel/failure'

/** 0 bank card, 1 Alipay, as on the wire. */
export type MethodKind = 0 | 1

/** A bank card and who holds it. */
export interface BankCard {
  bankName: string
  number: string
  holder: string
  idNumber: string
}

export interface AlipayAccount {
  holder: string
  account: string
}

const idProblems = { 'id-number-wrong': 'holder-id-wrong', 'applicant-too-young': 'holder-too-young' } as const

/** One blank between the parts of a name, none around it. */
const tidyName = (name: string) => name.trim().replace(/\s+/g, ' ')

/** The card as it is kept; fails with the first thing that is wrong. */
export function bankCardOf(sent: BankCard, countryCode: string, now: number): BankCard {
  const card = {
    bankName: sent.bankName.trim(),
    number: tidyCardNumber(sent.number),
    holder: tidyName(sent.holder),
    idNumber: tidyIdNumber(sent.idNumber),
  }
  if (!/^[\p{L}\p{M}\p{N}().&·（）\s-]{2,60}$/u.test(card.bankName)) throw new Failure('bank-name-wrong')
  if (!isCardNumber(card.number)) throw new Failure('card-number-wrong')
  if (!isHolderName(card.holder)) throw new Failure('holder-name-wrong')
  const problem = idNumberProblem(card.idNumber, countryCode, now)
  if (problem) throw new Failure(idProblems[problem])
  return card
}

/** The account as it is kept; fails with the first thing that is wrong. */
export function alipayOf(sent: AlipayAccount): AlipayAccount {
  const alipay = { holder: tidyName(sent.holder), account: sent.account.trim() }
  if (!isHolderName(alipay.holder)) throw new Failure('holder-name-wrong')
  if (!isAlipayAccount(alipay.account)) throw new Failure('alipay-wrong')
  return alipay
}
