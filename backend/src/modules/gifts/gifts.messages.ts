import type { Messages } from '../../kernel/messages'

/** Texts of what gifts and coloured lines refuse. */
export const giftMessages: Messages = {
  'gift-self': {
    zh: '主播不能给自己送礼物',
    en: 'The anchor is not allowed to give himself gifts',
    vi: 'Chủ phòng không thể tự tặng quà cho mình',
  },
  'gift-unknown': { zh: '该礼物不存在或已下架', en: 'This gift is not on sale', vi: 'Quà này không còn được bán' },
  'gift-none-left': {
    zh: '背包里的该礼物数量不足',
    en: 'There are not that many of this gift in your backpack',
    vi: 'Ba lô không đủ số lượng quà này',
  },
  'bubble-unknown': { zh: '该弹幕样式不存在', en: 'There is no such bubble', vi: 'Kiểu bình luận này không tồn tại' },
}
