import type { Messages } from '../../kernel/messages'

/** Texts of what red envelopes refuse and confirm. */
export const envelopeMessages: Messages = {
  'envelope-sent': { zh: '红包已发出', en: 'Your red envelope is out', vi: 'Đã gửi lì xì' },
  'envelope-unknown': { zh: '红包不存在', en: 'There is no such red envelope', vi: 'Lì xì không tồn tại' },
  'envelope-shares': {
    zh: '红包个数过多，每个至少 0.1 球钻',
    en: 'Too many shares: each needs at least 0.1 diamonds',
    vi: 'Quá nhiều phần: mỗi phần ít nhất 0,1 kim cương',
  },
  'envelope-early': {
    zh: '红包还没到开抢时间，请等 {seconds} 秒',
    en: 'This red envelope opens in {seconds} s',
    vi: 'Lì xì mở sau {seconds} giây',
  },
  'envelope-over': { zh: '红包已过期', en: 'This red envelope has expired', vi: 'Lì xì đã hết hạn' },
  'envelope-empty': { zh: '手慢了，红包已抢完', en: 'Too late, all shares are gone', vi: 'Chậm mất rồi, lì xì đã hết' },
  'envelope-taken': {
    zh: '您已领取过这个红包',
    en: 'You already have a share of this one',
    vi: 'Bạn đã nhận lì xì này rồi',
  },
  'envelope-fans': {
    zh: '仅限主播的粉丝领取，请先关注主播',
    en: 'Only for followers of the host',
    vi: 'Chỉ dành cho người theo dõi chủ phòng',
  },
}
