import type { Messages } from '../../kernel/messages'

/** Texts of what going on air refuses. */
export const mediaOriginMessages: Messages = {
  'broadcast-unknown': { zh: '该直播不存在', en: 'There is no such broadcast', vi: 'Buổi phát không tồn tại' },
  'broadcast-over': { zh: '该直播已结束', en: 'This broadcast is over', vi: 'Buổi phát này đã kết thúc' },
  'broadcast-running': {
    zh: '您有另一场直播正在进行，请先结束',
    en: 'Another broadcast of yours is on air, end it first',
    vi: 'Bạn đang có một buổi phát khác, hãy kết thúc trước',
  },
  'broadcast-not-open': {
    zh: '该直播尚未开播',
    en: 'This broadcast has not been started',
    vi: 'Buổi phát này chưa được bắt đầu',
  },
}
