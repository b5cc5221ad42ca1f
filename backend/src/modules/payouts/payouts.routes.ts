import { maskedAlipay, maskedCardNumber, maskedIdNumber, maskedName } from '@pitchside/base'
import type { UserId } from '../../kernel/ids'
import type { CallHandlers } from '../../kernel/module'
import type { Methods } from './methods.service'
import type { PaymentPassword } from './payment-password.service'

export interface PayoutParts {
  methods: Methods
  paymentPassword: PaymentPassword
  convert(userId: UserId, diamonds: number, given: string | undefined): Promise<void>
}

/** Wire words of cards, accounts, the payment password and conversion. */
export function payoutCalls({ methods, paymentPassword, convert }: PayoutParts): CallHandlers {
  return {
    async bindBankCard({ bank_name, card_number, name, id_card, code }, caller) {
      const card = { bankName: bank_name, number: card_number, holder: name, idNumber: id_card }
      await methods.bindBankCard(caller.member().userId, card, code)
      caller.say('card-bound')
    },
    async getBankCard(_input, caller) {
      const card = await methods.bound(caller.member().userId, 0)
      if (!card) return null
      // Masked for the owner as well: others may look at the same screen.
      const idNumber = maskedIdNumber(card.idNumber)
      return {
        id: card.id,
        bank_name: card.bankName,
        card_number: maskedCardNumber(card.number),
        name: maskedName(card.holder),
        id_card: idNumber,
        id_card_hide: idNumber,
      }
    },
    async bindAlipay({ name, info, code }, caller) {
      await methods.bindAlipay(caller.member().userId, { holder: name, account: info }, code)
      caller.say('alipay-bound')
    },
    async getAlipay(_input, caller) {
      const alipay = await methods.bound(caller.member().userId, 1)
      return alipay ? { name: maskedName(alipay.holder), info: maskedAlipay(alipay.account) } : null
    },
    async setPaymentPassword({ password, code }, caller) {
      await paymentPassword.set(caller.member().userId, password, code)
      caller.say('payment-password-set')
    },
    async convertBalance({ amount, nonce }, caller) {
      await convert(caller.member().userId, amount, caller.idempotencyKey ?? nonce)
      caller.say('balance-converted')
    },
  }
}
