import type { Messages } from '../../kernel/messages'

/** Texts of an anchor's own broadcasts and room. */
export const broadcastMessages: Messages = {
  'broadcast-unknown': { zh: '该直播不存在', en: 'There is no such broadcast', vi: 'Buổi phát không tồn tại' },
  'broadcast-over': { zh: '该直播已结束', en: 'This broadcast is over', vi: 'Buổi phát này đã kết thúc' },
  'broadcast-open': {
    zh: '该直播正在进行，请先结束直播',
    en: 'This broadcast is running: end it first',
    vi: 'Buổi phát đang diễn ra, hãy kết thúc trước',
  },
  'broadcast-saved': { zh: '直播信息已保存', en: 'Broadcast saved', vi: 'Đã lưu buổi phát' },
  'broadcast-deleted': { zh: '预约已删除', en: 'Broadcast removed', vi: 'Đã xóa buổi phát' },
  'broadcast-reserved': { zh: '已预约该场比赛', en: 'Broadcast of the match planned', vi: 'Đã lên lịch phát trận này' },
  'title-empty': { zh: '请填写直播标题', en: 'Please write a title', vi: 'Vui lòng nhập tiêu đề' },
  'title-saved': { zh: '标题已更新', en: 'Title updated', vi: 'Đã cập nhật tiêu đề' },
  'tags-saved': { zh: '标签已更新', en: 'Tags updated', vi: 'Đã cập nhật thẻ' },
  'emotes-saved': { zh: '专属表情已更新', en: 'Emotes updated', vi: 'Đã cập nhật biểu tượng' },
  'emote-name': {
    zh: '表情名称为 1 到 {chars} 个文字或数字，不能与已有表情重名',
    en: 'A name is 1 to {chars} letters or digits, and no other emote’s',
    vi: 'Tên gồm 1 đến {chars} chữ cái hoặc chữ số, không trùng biểu tượng khác',
  },
  'emote-picture': {
    zh: '请重新上传表情图片',
    en: 'Please upload the picture again',
    vi: 'Vui lòng tải lại hình ảnh',
  },
  'cover-wrong': { zh: '请重新上传封面', en: 'Please upload the cover again', vi: 'Vui lòng tải lại ảnh bìa' },
  'start-past': {
    zh: '开播时间不能早于现在',
    en: 'The start lies in the past',
    vi: 'Thời gian bắt đầu đã qua',
  },
  'start-far': {
    zh: '最多提前 {days} 天预约',
    en: 'A broadcast can be planned {days} days ahead at most',
    vi: 'Chỉ có thể đặt lịch trước tối đa {days} ngày',
  },
  'match-over': {
    zh: '该比赛已结束或取消',
    en: 'This match is over or called off',
    vi: 'Trận đấu đã kết thúc hoặc bị hủy',
  },
  'match-begun': { zh: '比赛已开始，无法预约', en: 'This match has begun', vi: 'Trận đấu đã bắt đầu' },
  'match-taken': {
    zh: '您已预约过该场比赛',
    en: 'You have planned this match already',
    vi: 'Bạn đã đặt lịch trận này rồi',
  },
  'plans-many': {
    zh: '最多同时预约 {plans} 场直播',
    en: 'You can plan {plans} broadcasts at most',
    vi: 'Bạn chỉ có thể đặt tối đa {plans} buổi phát',
  },
  'placard-saved': { zh: '公告已更新', en: 'Announcement updated', vi: 'Đã cập nhật thông báo' },
  'group-unknown': { zh: '粉丝群不存在', en: 'There is no such fan group', vi: 'Nhóm fan không tồn tại' },
  'group-shown': { zh: '已在直播间展示', en: 'Shown in the room', vi: 'Đã hiển thị trong phòng' },
  'group-hidden': { zh: '已在直播间隐藏', en: 'Hidden from the room', vi: 'Đã ẩn khỏi phòng' },
}
