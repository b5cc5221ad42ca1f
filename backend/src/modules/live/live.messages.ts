import type { Messages } from '../../kernel/messages'

/** Texts of what rooms refuse and confirm. */
export const liveMessages: Messages = {
  'room-unknown': { zh: '直播间不存在', en: 'There is no such room', vi: 'Phòng không tồn tại' },
  'room-kicked': {
    zh: '您已被移出该直播间',
    en: 'You were removed from this room',
    vi: 'Bạn đã bị mời ra khỏi phòng này',
  },
  'room-silenced': {
    zh: '您已被禁言，剩余 {minutes} 分钟',
    en: 'You are muted in this room, {minutes} min left',
    vi: 'Bạn đang bị cấm chat trong phòng này, còn {minutes} phút',
  },
  'room-word-taken': {
    zh: '您在某个直播间被禁言或移出，暂不能全站发言',
    en: 'You are muted in a room or were removed from one, so you can not speak to all rooms',
    vi: 'Bạn đang bị cấm chat hoặc bị mời ra khỏi một phòng nên chưa thể gửi đến mọi phòng',
  },
  'chat-long': {
    zh: '最多 {chars} 个字',
    en: 'At most {chars} characters',
    vi: 'Tối đa {chars} ký tự',
  },
  'chat-emoji': {
    zh: '一条消息最多 {emojis} 个表情',
    en: 'At most {emojis} emoji in one message',
    vi: 'Mỗi tin nhắn tối đa {emojis} biểu tượng',
  },
  'chat-link': { zh: '不能发送链接', en: 'Links are not allowed here', vi: 'Không được gửi liên kết' },
  'chat-repeated': {
    zh: '请勿重复发送相同内容',
    en: 'You have just said that, please say something else',
    vi: 'Vui lòng không gửi lặp lại cùng một nội dung',
  },
  'chat-quote': { zh: '这条消息已不存在', en: 'That line is gone', vi: 'Tin nhắn đó không còn nữa' },
  'chat-slow': {
    zh: '慢速模式：每 {every} 秒可发一条，请 {seconds} 秒后再发',
    en: 'Slow mode: one line every {every} s, please wait {seconds} s',
    vi: 'Chế độ chậm: mỗi {every} giây một tin, vui lòng chờ {seconds} giây',
  },
  'chat-followers': {
    zh: '仅关注主播的用户可以发言，关注后即可发言',
    en: 'Only followers of the host may write here; follow to join in',
    vi: 'Chỉ người theo dõi BLV mới được viết; hãy theo dõi để tham gia',
  },
  'chat-fan-emote': {
    zh: '主播专属表情要佩戴粉丝勋章才能发送，送礼即可获得',
    en: 'Emotes of the host come with the fan medal: give a gift to wear it',
    vi: 'Biểu tượng riêng của phòng cần huy hiệu fan: tặng quà để nhận',
  },
  'chat-emotes': {
    zh: '仅表情模式：当前只能发送表情',
    en: 'Emotes only: please send emoji and nothing else for now',
    vi: 'Chỉ biểu tượng: lúc này chỉ gửi được biểu tượng cảm xúc',
  },
  'chat-empty': { zh: '请输入内容', en: 'Please write something', vi: 'Vui lòng nhập nội dung' },
  'color-noble': {
    zh: '彩色弹幕是贵族特权，开通贵族后可用',
    en: 'Coloured lines are a privilege of nobles',
    vi: 'Bình luận màu là đặc quyền của quý tộc',
  },
  'plan-unknown': { zh: '该预告不存在', en: 'There is no such broadcast', vi: 'Lịch phát không tồn tại' },
  'plan-reserved': { zh: '预约成功', en: 'Reminder set', vi: 'Đã đặt lịch' },
  'plan-released': { zh: '已取消预约', en: 'Reminder removed', vi: 'Đã hủy đặt lịch' },
  'follow-self': { zh: '不能关注自己', en: 'You can not follow yourself', vi: 'Không thể tự theo dõi mình' },
  followed: { zh: '关注成功', en: 'Followed', vi: 'Đã theo dõi' },
  unfollowed: { zh: '已取消关注', en: 'Unfollowed', vi: 'Đã bỏ theo dõi' },
}
