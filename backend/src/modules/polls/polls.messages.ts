import type { Messages } from '../../kernel/messages'

/** Why a poll is not opened or a vote not taken. */
export const pollMessages: Messages = {
  'poll-unknown': { zh: '该投票不存在', en: 'There is no such poll', vi: 'Bình chọn không tồn tại' },
  'poll-over': { zh: '投票已结束', en: 'This poll is over', vi: 'Bình chọn đã kết thúc' },
  'poll-own': { zh: '不能参与自己发起的投票', en: 'You cannot vote in your own poll', vi: 'Không thể tự bình chọn' },
  'poll-running': {
    zh: '已有一个投票正在进行',
    en: 'Another poll is running in your room',
    vi: 'Phòng đang có một bình chọn khác',
  },
  'poll-off-air': {
    zh: '开播后才能使用',
    en: 'This can be done while you are on air',
    vi: 'Chỉ dùng được khi đang phát sóng',
  },
  'poll-empty': {
    zh: '请填写问题和每个选项',
    en: 'Please write the question and each option',
    vi: 'Vui lòng nhập câu hỏi và từng lựa chọn',
  },
  'poll-long': { zh: '最多 {chars} 个字', en: '{chars} characters at most', vi: 'Tối đa {chars} ký tự' },
  'poll-same': { zh: '选项不能相同', en: 'The options must differ', vi: 'Các lựa chọn phải khác nhau' },
  'raid-off-air': {
    zh: '该直播间没有在直播',
    en: 'This room is not on air',
    vi: 'Phòng này không phát sóng',
  },
}
