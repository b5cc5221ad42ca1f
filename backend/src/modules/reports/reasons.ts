import type { Language } from '../../kernel/messages'

/** Reasons to report something; their number on the wire is their place, from 1. */
export const reasonNames: readonly Record<Language, string>[] = [
  { zh: '违法违规', en: 'Breaks the law', vi: 'Vi phạm pháp luật' },
  { zh: '色情低俗', en: 'Sexual or vulgar', vi: 'Khiêu dâm, dung tục' },
  { zh: '赌博引流', en: 'Gambling or betting ads', vi: 'Cờ bạc, quảng cáo cá độ' },
  { zh: '诈骗信息', en: 'Fraud', vi: 'Lừa đảo' },
  { zh: '辱骂攻击', en: 'Abuse or harassment', vi: 'Lăng mạ, quấy rối' },
  { zh: '广告刷屏', en: 'Advertising or spam', vi: 'Quảng cáo, spam' },
  { zh: '侵犯版权', en: 'Violates copyright', vi: 'Vi phạm bản quyền' },
  { zh: '其他', en: 'Something else', vi: 'Lý do khác' },
]
