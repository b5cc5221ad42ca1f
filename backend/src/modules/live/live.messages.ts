import type { Messages } from '../../kernel/messages'

/** Texts of what rooms refuse and confirm. */
export const liveMessages: Messages = {
  'room-unknown': { zh: '直播间不存在', en: 'There is no such room', vi: 'Phòng không tồn tại' },
  'room-kicked': {
    zh: '您已被移出该直播间',
    en: 'You were removed from this room',
    vi: 'Bạn đã bị mời ra khỏi phòng này',
  },
  'chat-empty': { zh: '请输入内容', en: 'Please write something', vi: 'Vui lòng nhập nội dung' },
  'plan-unknown': { zh: '该预告不存在', en: 'There is no such broadcast', vi: 'Lịch phát không tồn tại' },
  'plan-reserved': { zh: '预约成功', en: 'Reminder set', vi: 'Đã đặt lịch' },
  'plan-released': { zh: '已取消预约', en: 'Reminder removed', vi: 'Đã hủy đặt lịch' },
  'follow-self': { zh: '不能关注自己', en: 'You can not follow yourself', vi: 'Không thể tự theo dõi mình' },
  followed: { zh: '关注成功', en: 'Followed', vi: 'Đã theo dõi' },
  unfollowed: { zh: '已取消关注', en: 'Unfollowed', vi: 'Đã bỏ theo dõi' },
}
