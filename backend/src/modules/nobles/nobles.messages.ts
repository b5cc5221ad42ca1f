import type { Messages } from '../../kernel/messages'

/** Texts of what nobility refuses and confirms. */
export const nobleMessages: Messages = {
  'noble-bought': { zh: '开通成功，欢迎入座', en: 'Welcome among the nobles', vi: 'Chào mừng bạn vào hàng quý tộc' },
  'noble-unknown': { zh: '没有这个爵位', en: 'There is no such rank', vi: 'Không có tước vị này' },
  'noble-lower': {
    zh: '当前爵位更高，到期后才能开通较低爵位',
    en: 'You hold a higher rank until it ends',
    vi: 'Bạn đang có tước vị cao hơn, hãy chờ hết hạn',
  },
  'noble-far': {
    zh: '最多可提前开通 12 个月',
    en: 'You can pay at most 12 months ahead',
    vi: 'Chỉ có thể mua trước tối đa 12 tháng',
  },
}
