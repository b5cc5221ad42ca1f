import type { Messages } from '../../kernel/messages'

export const chatMessages: Messages = {
  'chat-self': { zh: '不能给自己发消息', en: 'You cannot write to yourself', vi: 'Bạn không thể nhắn cho chính mình' },
  'chat-content': {
    zh: '消息为空、过长或格式不支持',
    en: 'The message is empty, too long or of an unknown kind',
    vi: 'Tin nhắn trống, quá dài hoặc không được hỗ trợ',
  },
  'chat-words': {
    zh: '消息含有不允许的内容，未发送',
    en: 'The message holds words that are not allowed and was not sent',
    vi: 'Tin nhắn có nội dung không được phép nên chưa gửi',
  },
  'chat-deleted': { zh: '对方账号已注销', en: 'This account was deleted', vi: 'Tài khoản này đã bị xóa' },
  'chat-tourist': {
    zh: '登录后才能给其他用户发私信',
    en: 'Log in to write to other members',
    vi: 'Đăng nhập để nhắn cho thành viên khác',
  },
  'chat-blocked': {
    zh: '对方拒绝接收你的消息',
    en: 'They do not take your messages',
    vi: 'Người này không nhận tin của bạn',
  },
  'chat-blocked-own': {
    zh: '你已拉黑对方，解除后才能发送',
    en: 'You blocked them: unblock them to write',
    vi: 'Bạn đã chặn người này, hãy bỏ chặn để nhắn tin',
  },
  'chat-muted': { zh: '你已被禁言，暂时不能发送', en: 'You are muted for now', vi: 'Bạn đang bị cấm nhắn tin' },
  'chat-silenced': { zh: '已禁止该用户发私信', en: 'Silenced in private chat', vi: 'Đã cấm người này nhắn tin riêng' },
  'chat-heard': { zh: '已解除私信禁言', en: 'May write in private again', vi: 'Đã cho phép nhắn tin riêng trở lại' },
  'chat-silence-staff': {
    zh: '不能禁言客服或管理员',
    en: 'Support agents and operators cannot be silenced',
    vi: 'Không thể cấm nhân viên hỗ trợ hoặc quản trị viên',
  },
  'chat-account': {
    zh: '请先登录聊天服务',
    en: 'Please log in to the chat first',
    vi: 'Vui lòng đăng nhập trò chuyện trước',
  },
  'chat-revoke-late': {
    zh: '消息发出超过 2 分钟，不能撤回',
    en: 'Only messages of the last two minutes can be taken back',
    vi: 'Chỉ thu hồi được tin nhắn trong vòng 2 phút',
  },
  'chat-pins-full': {
    zh: '最多置顶 {count} 个会话',
    en: 'At most {count} conversations can be pinned',
    vi: 'Chỉ ghim được tối đa {count} cuộc trò chuyện',
  },
  'chat-blocks-full': {
    zh: '最多拉黑 {count} 个用户',
    en: 'You can block at most {count} people',
    vi: 'Bạn chỉ có thể chặn tối đa {count} người',
  },
  'sig-expired': {
    zh: '聊天凭证已过期',
    en: 'The signature for the chat has expired',
    vi: 'Chữ ký trò chuyện đã hết hạn',
  },
  'sig-invalid': {
    zh: '聊天凭证无效',
    en: 'The signature for the chat is not valid',
    vi: 'Chữ ký trò chuyện không hợp lệ',
  },
  'group-unknown': {
    zh: '群组不存在或你不在群里',
    en: 'There is no such group, or you are not in it',
    vi: 'Nhóm không tồn tại hoặc bạn không ở trong nhóm',
  },
  'group-member': { zh: '已经在群里了', en: 'Already in the group', vi: 'Đã ở trong nhóm' },
  'group-full': {
    zh: '群成员已满（{count} 人）',
    en: 'The group is full ({count} members)',
    vi: 'Nhóm đã đủ {count} thành viên',
  },
  'group-name': { zh: '请填写群名称', en: 'Please name the group', vi: 'Vui lòng đặt tên nhóm' },
  'group-picture': {
    zh: '群头像必须先上传到本站',
    en: 'Upload the picture of the group here first',
    vi: 'Hãy tải ảnh nhóm lên đây trước',
  },
  'group-too-many': {
    zh: '最多创建 {count} 个群',
    en: 'You can found at most {count} groups',
    vi: 'Bạn chỉ tạo được tối đa {count} nhóm',
  },
  'group-owner-stays': {
    zh: '群主不能退群，可以解散群',
    en: 'The founder cannot leave; end the group instead',
    vi: 'Trưởng nhóm không thể rời nhóm, hãy giải tán nhóm',
  },
  'group-of-room': {
    zh: '直播间的粉丝团不能解散',
    en: 'The fan group of a room cannot be ended',
    vi: 'Không thể giải tán hội fan của phòng',
  },
}
