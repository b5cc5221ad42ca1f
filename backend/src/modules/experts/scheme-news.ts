import { englishDiamonds, formatTenths } from '@pitchside/base'
import { type NewNotice, noticeKinds, type Words } from '../notices/notices.module'
import type { SchemeMatch } from './ports/scheme-matches.port'
import type { DueRefund } from './purchases.queries'
import type { Outcome } from './scheme.rules'

const urlOf = (id: number) => `/specialist-detail?id=${id}`
const pairOf = ({ home, away }: Pick<SchemeMatch, 'home' | 'away'>): Words => ({
  zh: `${home.names.zh} - ${away.names.zh}`,
  en: `${home.names.en} - ${away.names.en}`,
  vi: `${home.names.vi} - ${away.names.vi}`,
})

/** What followers hear: somebody has an opinion, not which. */
export function schemePublished(id: number, name: string, match: SchemeMatch): NewNotice {
  const pair = pairOf(match)
  return {
    kind: noticeKinds.scheme,
    key: `scheme-${id}`,
    title: {
      zh: `${name} 发布了新方案`,
      en: `${name} published a scheme`,
      vi: `${name} vừa đăng nhận định`,
    },
    content: pair,
    url: urlOf(id),
  }
}

const outcomeWords: Record<Outcome, Words> = {
  1: { zh: '红', en: 'it was right', vi: 'đúng' },
  2: { zh: '半红', en: 'half of it was right', vi: 'đúng một nửa' },
  3: { zh: '走', en: 'it was a push', vi: 'hòa kèo' },
  4: { zh: '半黑', en: 'half of it was wrong', vi: 'sai một nửa' },
  5: { zh: '黑', en: 'it was wrong', vi: 'sai' },
}

/** What buyers hear of the result; a corrected result is told again. */
export function schemeSettled(
  id: number,
  outcome: Outcome,
  score: string,
  match: Pick<SchemeMatch, 'home' | 'away'>,
): NewNotice {
  const pair = pairOf(match)
  const words = outcomeWords[outcome]
  return {
    kind: noticeKinds.scheme,
    key: `scheme-${id}-${outcome}-${score}`,
    title: {
      zh: `您购买的方案已揭晓：${words.zh}`,
      en: `A scheme you bought is settled: ${words.en}`,
      vi: `Nhận định bạn mua đã có kết quả: ${words.vi}`,
    },
    content: { zh: `${pair.zh}（${score}）`, en: `${pair.en} (${score})`, vi: `${pair.vi} (${score})` },
    url: urlOf(id),
  }
}

/** What a buyer hears when the price came back. */
export function schemeRefunded({ schemeId, tenths, isWithdrawn }: DueRefund): NewNotice {
  const diamonds = formatTenths(tenths)
  return {
    kind: noticeKinds.scheme,
    key: `scheme-${schemeId}-refund`,
    title: { zh: '方案已退款', en: 'A scheme was refunded', vi: 'Đã hoàn tiền nhận định' },
    content: isWithdrawn
      ? {
          zh: `方案已撤回，${diamonds} 球钻已退回余额。`,
          en: `It was taken back; in your balance again: ${englishDiamonds(tenths)}.`,
          vi: `Nhận định đã bị rút; ${diamonds} kim cương đã hoàn lại số dư.`,
        }
      : {
          zh: `比赛延期或取消，${diamonds} 球钻已退回余额。`,
          en: `The match was called off; in your balance again: ${englishDiamonds(tenths)}.`,
          vi: `Trận đấu bị hoãn hoặc hủy; ${diamonds} kim cương đã hoàn lại số dư.`,
        },
    url: urlOf(schemeId),
  }
}
