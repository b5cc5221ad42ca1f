import type { Messages } from '../../kernel/messages'

/** Why a clip is not cut, and what was done. */
export const clipMessages: Messages = {
  'clip-unknown': {
    zh: '该片段不存在或已被删除',
    en: 'This clip does not exist any more',
    vi: 'Đoạn clip này không còn nữa',
  },
  'clip-off-air': {
    zh: '直播已结束，可以从回放中剪辑',
    en: 'The broadcast is over: clip it from its replay',
    vi: 'Buổi phát đã kết thúc, hãy cắt từ bản phát lại',
  },
  'clip-gone': {
    zh: '这一段画面已经没有了',
    en: 'These pictures are not kept any more',
    vi: 'Đoạn hình này không còn được lưu',
  },
  'clip-elsewhere': {
    zh: '画面保存在另一台服务器上，请重试',
    en: 'These pictures lie on another server, please try again',
    vi: 'Hình ảnh nằm trên máy chủ khác, vui lòng thử lại',
  },
  'clip-interrupted': {
    zh: '这一段画面中断过，请选择连续的一段',
    en: 'The broadcast was interrupted there: choose a stretch without a break',
    vi: 'Đoạn này bị gián đoạn, hãy chọn một đoạn liền mạch',
  },
  'clip-not-here': {
    zh: '本站暂时无法剪辑片段',
    en: 'This site cannot cut clips at the moment',
    vi: 'Trang tạm thời không thể cắt clip',
  },
  'clip-no-room': {
    zh: '服务器存储空间不足，片段没有保存',
    en: 'The server has no room left: the clip was not kept',
    vi: 'Máy chủ hết dung lượng, clip không được lưu',
  },
  'clip-failed': {
    zh: '片段剪辑失败，请重新剪辑',
    en: 'The clip could not be cut, please try another stretch',
    vi: 'Không cắt được clip, hãy thử đoạn khác',
  },
  'clip-title': { zh: '请填写标题', en: 'Please write a title', vi: 'Vui lòng nhập tiêu đề' },
  'clip-title-long': {
    zh: '标题最多 {chars} 个字',
    en: 'A title has {chars} characters at most',
    vi: 'Tiêu đề tối đa {chars} ký tự',
  },
  'clip-waiting': {
    zh: '您还有片段正在剪辑，请稍候',
    en: 'Clips of yours are still being cut, please wait',
    vi: 'Clip trước của bạn đang được cắt, vui lòng đợi',
  },
  'clip-many': {
    zh: '每天最多剪辑 {clips} 个片段',
    en: 'You can cut {clips} clips a day',
    vi: 'Mỗi ngày cắt tối đa {clips} clip',
  },
  'clip-deleted': { zh: '片段已删除', en: 'Clip deleted', vi: 'Đã xóa clip' },
}
