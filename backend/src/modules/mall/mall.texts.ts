import { type NewNotice, noticeKinds } from '../notices/notices.module'
import type { Goods } from './goods.queries'

const withRemark = (text: string, remark: string): string => (remark === '' ? text : `${text}${remark}`)

/** What a member hears when an operator decided about a parcel. */
export function exchangeNews(id: number, goods: Goods['names'], isSent: boolean, remark: string): NewNotice {
  return {
    kind: noticeKinds.exchange,
    key: `exchange-${id}`,
    title: isSent
      ? { zh: `${goods.zh}已发货`, en: `${goods.en}: sent`, vi: `${goods.vi}: đã được gửi` }
      : { zh: `${goods.zh}：兑换未通过`, en: `${goods.en}: refused`, vi: `${goods.vi}: không được duyệt` },
    content: isSent
      ? {
          zh: withRemark('请留意收货。', remark),
          en: withRemark('It is on its way. ', remark),
          vi: withRemark('Hàng đang trên đường. ', remark),
        }
      : {
          zh: withRemark('球钻已退回余额。', remark),
          en: withRemark('The diamonds are back in your balance. ', remark),
          vi: withRemark('Kim cương đã hoàn lại số dư. ', remark),
        },
    url: '/member?type=6',
  }
}
