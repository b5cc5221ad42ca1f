import { englishDiamonds, formatTenths } from '@pitchside/base'
import { type NewNotice, noticeKinds } from '../notices/notices.module'
import type { DueStake } from './stakes.queries'

/** What a member hears when a guess paid: the share of the pool, or the stake that came back. */
export function guessNews({ guessId, winTenths, isVoid }: DueStake): NewNotice {
  const diamonds = formatTenths(winTenths)
  const english = englishDiamonds(winTenths)
  return {
    kind: noticeKinds.guess,
    key: `guess-${guessId}`,
    title: isVoid
      ? { zh: '竞猜已退回', en: 'Your guess was returned', vi: 'Dự đoán đã được hoàn' }
      : { zh: '竞猜猜中了', en: 'You guessed right', vi: 'Bạn đã đoán đúng' },
    content: isVoid
      ? {
          zh: `${diamonds} 球钻已退回余额。`,
          en: `Back in your balance: ${english}.`,
          vi: `${diamonds} kim cương đã hoàn lại số dư.`,
        }
      : {
          zh: `获得 ${diamonds} 球钻。`,
          en: `${english} for you.`,
          vi: `Bạn nhận ${diamonds} kim cương.`,
        },
    url: '/member?type=11',
  }
}
