import { formatTenths, maskedAlipay, maskedCardNumber, maskedIdNumber } from '@pitchside/base'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import type { MethodKind } from './method.rules'
import type { Methods } from './methods.service'
import type { WithdrawalReview } from './withdrawal-review.service'
import type { Withdrawal } from './withdrawals.queries'
import type { Withdrawals } from './withdrawals.service'

const yuan = (fen: number): string => (fen / 100).toFixed(2)

const commonWords = (row: Withdrawal) => ({
  id: row.id,
  amount: formatTenths(row.tenths),
  money: yuan(row.fen),
  type: row.kind,
  status: row.status,
  remark: row.remark,
  addtime: secondsOf(row.createdAt),
  decidetime: secondsOf(row.decidedAt),
})

export interface WithdrawalParts {
  withdrawals: Withdrawals
  review: WithdrawalReview
  methods: Methods
}

/** Wire words of withdrawals, for members and for the operators who pay them. */
export function withdrawalCalls({ withdrawals, review, methods }: WithdrawalParts): CallHandlers {
  const { queries } = withdrawals

  /** Where a withdrawal goes, in full. */
  async function destinationOf({ userId, kind, destination }: Withdrawal) {
    if (kind === 0) {
      const { holder, bankName, number, idNumber } = await methods.open(userId, 0, destination)
      return { name: holder, bank_name: bankName, account: number, id_card: maskedIdNumber(idNumber) }
    }
    const { holder, account } = await methods.open(userId, 1, destination)
    return { name: holder, bank_name: '', account, id_card: '' }
  }

  return {
    async requestWithdrawal({ amount, code, type, pass, nonce }, caller) {
      const kind: MethodKind = type === 1 ? 1 : 0
      const given = caller.idempotencyKey ?? nonce
      await withdrawals.request(caller.member().userId, { diamonds: amount, kind, code, password: pass, given })
      caller.say('withdrawal-asked')
    },
    async listWithdrawals(_input, caller, { limit, offset }) {
      const { userId } = caller.member()
      const rows = await queries.ofUser(userId, limit, offset)
      const data = await Promise.all(
        rows.map(async (row) => {
          const { account } = await destinationOf(row)
          return { ...commonWords(row), account: row.kind === 0 ? maskedCardNumber(account) : maskedAlipay(account) }
        }),
      )
      return { rows: data, total: await queries.countOfUser(userId) }
    },
    async listWithdrawalsToReview({ status }, _caller, { limit, offset }) {
      const rows = await queries.list(status, limit, offset)
      const data = await Promise.all(
        rows.map(async (row) => ({
          ...commonWords(row),
          ...(await destinationOf(row)),
          uid: row.userId,
          user_nickname: row.nickname,
          avatar: row.avatar,
          trade_no: row.tradeNo,
        })),
      )
      return { rows: data, total: await queries.count(status) }
    },
    async reviewWithdrawal({ id, status, remark = '', trade_no = '' }, caller) {
      const by = caller.member().userId
      await review.review({ id, status: status === 1 ? 1 : 2, remark, tradeNo: trade_no, by })
      caller.say(status === 1 ? 'withdrawal-paid' : 'withdrawal-refused')
    },
  }
}
