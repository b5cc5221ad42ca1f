import { englishDiamonds, formatTenths } from '@pitchside/base'
import { type NewNotice, noticeKinds } from '../notices/notices.module'
import type { Decision, Withdrawal } from './withdrawals.queries'

/** What a member hears when an operator paid a withdrawal, or refused it with a reason. */
export function withdrawalNews({ tenths }: Pick<Withdrawal, 'tenths'>, { id, status, remark }: Decision): NewNotice {
  const diamonds = formatTenths(tenths)
  const isPaid = status === 1
  return {
    kind: noticeKinds.withdrawal,
    key: `withdrawal-${id}`,
    title: isPaid
      ? { zh: '提现已打款', en: 'Your withdrawal was paid', vi: 'Khoản rút tiền đã được chi trả' }
      : { zh: '提现未通过', en: 'Your withdrawal was refused', vi: 'Yêu cầu rút tiền không được duyệt' },
    content: isPaid
      ? {
          zh: `${diamonds} 球钻已按申请打款。`,
          en: `Paid out as you asked: ${englishDiamonds(tenths)}.`,
          vi: `${diamonds} kim cương đã được chi trả theo yêu cầu.`,
        }
      : {
          zh: `${diamonds} 球钻已退回可提现收益：${remark}`,
          en: `Back in your income: ${englishDiamonds(tenths)}. ${remark}`,
          vi: `${diamonds} kim cương đã hoàn lại thu nhập: ${remark}`,
        },
    url: '/member?type=1&tab=withdraw',
  }
}
