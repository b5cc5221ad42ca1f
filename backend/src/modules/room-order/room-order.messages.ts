import type { Messages } from '../../kernel/messages'

/** Texts of what keeping order refuses and confirms. */
export const roomOrderMessages: Messages = {
  'order-self': {
    zh: '不能对自己进行此操作',
    en: 'You can not do this to yourself',
    vi: 'Không thể tự thực hiện với chính mình',
  },
  'line-unknown': {
    zh: '该消息不存在或已删除',
    en: 'There is no such line any more',
    vi: 'Tin nhắn không còn tồn tại',
  },
  'line-removed': { zh: '消息已删除', en: 'Line removed', vi: 'Đã xóa tin nhắn' },
  'order-anchor': {
    zh: '不能对主播进行此操作',
    en: 'You can not do this to the host',
    vi: 'Không thể thực hiện với chủ phòng',
  },
  'order-staff': {
    zh: '不能对平台管理员进行此操作',
    en: 'You can not do this to the staff of the site',
    vi: 'Không thể thực hiện với quản trị viên',
  },
  'order-assistant': {
    zh: '房管之间不能互相操作',
    en: 'Moderators can not do this to each other',
    vi: 'Quản lý phòng không thể thực hiện với nhau',
  },
  'order-noble': {
    zh: '高级贵族只能由主播请出',
    en: 'Only the host can remove a noble of this rank',
    vi: 'Chỉ chủ phòng mới được mời quý tộc cấp này ra',
  },
  'order-kicked': {
    zh: '该用户已被移出直播间，请先解除',
    en: 'This member was removed from the room, please readmit them first',
    vi: 'Người này đã bị mời ra, hãy cho vào lại trước',
  },
  'managers-full': {
    zh: '房管最多 {max} 名',
    en: 'A room has at most {max} moderators',
    vi: 'Mỗi phòng tối đa {max} quản lý',
  },
  'manager-unknown': { zh: '该房管不存在', en: 'There is no such moderator', vi: 'Quản lý này không tồn tại' },
  'manager-made': { zh: '已设为房管', en: 'Made a moderator', vi: 'Đã đặt làm quản lý phòng' },
  'manager-removed': { zh: '已取消房管', en: 'No longer a moderator', vi: 'Đã bỏ quyền quản lý phòng' },
  'taboo-set': { zh: '已禁言', en: 'Muted', vi: 'Đã cấm chat' },
  'taboo-lifted': { zh: '已解除禁言', en: 'Unmuted', vi: 'Đã bỏ cấm chat' },
  'kick-done': { zh: '已移出直播间', en: 'Removed from the room', vi: 'Đã mời ra khỏi phòng' },
  'kick-lifted': { zh: '已允许重新进入', en: 'May come in again', vi: 'Đã cho phép vào lại' },
}
