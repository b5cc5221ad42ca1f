import { checkSignOf } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { Config } from '../../config'
import { newestCode } from '../../testing/solve-captcha'
import { accountModules, type SignedIn, startTestApp, type TestSite } from '../../testing/test-app'
import type { ModuleName } from '../modules'

/** Modules a payout needs. */
export const payoutModules: readonly ModuleName[] = [...accountModules, 'wallet', 'notices', 'payouts']
export const paymentDigits = '730194'

/** A card number with the right check digit, different for each order. */
export const cardNumberOf = (order: number): string => {
  const digits = `62220212${String(order).padStart(7, '0')}`
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const idDigits = '11010519900307002'
export const idNumber = idDigits + checkSignOf(idDigits)

/** Short words for what tests of payouts do again and again. */
export function payoutSteps(site: TestSite) {
  let asked = 0
  let earners = 0
  /** A code to the member's own number; waits until one may be sent again. */
  async function codeOf(
    { token, userId }: SignedIn,
    type: number,
    waitMs = limits.smsCountdownS * 1_000,
  ): Promise<string> {
    asked += 1
    await site.clock.skip(waitMs)
    await site.ok('sendCode', { type }, { token, ip: `10.${asked >> 8}.${asked & 255}.8` })
    const row = await site.db.one<{ mobile: string }>('select mobile from users where id = $1', [userId])
    return newestCode(site, row!.mobile)
  }
  async function setPassword(who: SignedIn, password = paymentDigits): Promise<void> {
    await site.ok('setPaymentPassword', { password, code: await codeOf(who, 5) }, { token: who.token })
  }
  const cardOf = async (who: SignedIn) => ({
    bank_name: '场边银行',
    card_number: cardNumberOf(Number(who.userId)),
    name: '王小明',
    id_card: idNumber,
    code: await codeOf(who, 8),
  })
  return {
    digits: paymentDigits,
    codeOf,
    setPassword,
    cardOf,
    /** Somebody who can withdraw: with payment password and card. */
    async ready(who: SignedIn): Promise<SignedIn> {
      await setPassword(who)
      await site.ok('bindBankCard', await cardOf(who), { token: who.token })
      return who
    },
    /** What a withdrawal to the card needs. */
    withdrawalOf: async (who: SignedIn, amount: number) => ({
      amount,
      type: 0,
      pass: paymentDigits,
      code: await codeOf(who, 8),
    }),
    /** Somebody new with so many diamonds of income, who can withdraw. */
    async earner(diamonds: number): Promise<SignedIn> {
      earners += 1
      const row = await site.db.one<{ id: number }>(
        `insert into users (mobile, password_hash, nickname, avatar, created_at)
         values ($1, '', '新主播', '', 0) returning id`,
        [`86-1340000${String(earners).padStart(4, '0')}`],
      )
      const who = await site.signIn(row!.id)
      const lines = [
        { account: 'issuance' as const, tenths: -diamonds * 10 },
        { owner: who.userId, account: 'withdrawable' as const, tenths: diamonds * 10 },
      ]
      const { wallet } = site.modules.wallet
      await site.db.transaction((tx) => wallet.post(tx, { kind: 'opening', key: `income-${who.userId}`, lines }))
      return this.ready(who)
    },
    balancesOf: ({ userId }: SignedIn) => site.modules.wallet.wallet.balances(userId),
  }
}

export async function startPayoutSite(config: Partial<Config> = {}) {
  const site = await startTestApp({ only: payoutModules, config })
  return { site, ...payoutSteps(site) }
}

export type PayoutSite = Awaited<ReturnType<typeof startPayoutSite>>
