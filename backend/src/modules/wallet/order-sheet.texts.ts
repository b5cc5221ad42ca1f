import type { Language, Messages } from '../../kernel/messages'

/** Words of the exported list of orders. */
export const sheetTexts: Record<
  Language,
  Record<'title' | 'time' | 'account' | 'wallet' | 'withdrawable' | 'kind' | 'remark' | 'amount' | 'balance', string>
> = {
  zh: {
    title: '收支明细',
    time: '时间（北京时间）',
    account: '账户',
    wallet: '球钻钱包',
    withdrawable: '可提现收益',
    kind: '类型',
    remark: '说明',
    amount: '球钻',
    balance: '余额',
  },
  en: {
    title: 'Orders',
    time: 'Time (Beijing)',
    account: 'Account',
    wallet: 'Wallet',
    withdrawable: 'Income',
    kind: 'Type',
    remark: 'Note',
    amount: 'Diamonds',
    balance: 'Balance',
  },
  vi: {
    title: 'Lịch sử thu chi',
    time: 'Thời gian (Bắc Kinh)',
    account: 'Tài khoản',
    wallet: 'Ví kim cương',
    withdrawable: 'Thu nhập',
    kind: 'Loại',
    remark: 'Ghi chú',
    amount: 'Kim cương',
    balance: 'Số dư',
  },
}

/** Names of the kinds of bookings. */
export const kindTexts: Messages = {
  'check-in': { zh: '签到', en: 'Check-in', vi: 'Điểm danh' },
  task: { zh: '任务', en: 'Task', vi: 'Nhiệm vụ' },
  opening: { zh: '初始余额', en: 'Opening balance', vi: 'Số dư ban đầu' },
  gift: { zh: '送礼', en: 'Gift', vi: 'Tặng quà' },
  barrage: { zh: '彩色弹幕', en: 'Coloured barrage', vi: 'Bình luận màu' },
  noble: { zh: '开通贵族', en: 'Noble rank', vi: 'Quý tộc' },
  envelope: { zh: '发红包', en: 'Red envelope sent', vi: 'Gửi lì xì' },
  'envelope-claim': { zh: '抢红包', en: 'Red envelope received', vi: 'Nhận lì xì' },
  'envelope-refund': { zh: '红包退回', en: 'Red envelope returned', vi: 'Hoàn lì xì' },
  horn: { zh: '喇叭', en: 'Horn', vi: 'Loa' },
  'horn-refund': { zh: '喇叭退还', en: 'Horn given back', vi: 'Hoàn lại loa' },
  recharge: { zh: '充值', en: 'Top-up', vi: 'Nạp tiền' },
  convert: { zh: '收益转换', en: 'Income converted', vi: 'Chuyển thu nhập' },
  mall: { zh: '商城兑换', en: 'Mall exchange', vi: 'Đổi quà' },
  guess: { zh: '趣味竞猜', en: 'Fun guess', vi: 'Dự đoán vui' },
  'mall-refund': { zh: '兑换退回', en: 'Exchange refunded', vi: 'Hoàn đổi quà' },
  'guess-win': { zh: '竞猜奖励', en: 'Guess won', vi: 'Thắng dự đoán' },
  'guess-refund': { zh: '竞猜退回', en: 'Guess refunded', vi: 'Hoàn dự đoán' },
  scheme: { zh: '专家方案', en: 'Expert scheme', vi: 'Nhận định chuyên gia' },
  'scheme-refund': { zh: '方案退款', en: 'Scheme refunded', vi: 'Hoàn tiền nhận định' },
  'scheme-share': { zh: '方案收益', en: 'Scheme sold', vi: 'Thu nhập nhận định' },
  withdrawal: { zh: '提现', en: 'Withdrawal', vi: 'Rút tiền' },
  'withdrawal-refund': { zh: '提现退回', en: 'Withdrawal returned', vi: 'Hoàn rút tiền' },
}

/** Kinds that have another name on the side of who earns. */
export const incomeKindTexts: Messages = {
  gift: { zh: '收到礼物', en: 'Gift received', vi: 'Quà nhận được' },
  noble: { zh: '贵族分成', en: 'Share of a noble rank', vi: 'Chia sẻ quý tộc' },
}
