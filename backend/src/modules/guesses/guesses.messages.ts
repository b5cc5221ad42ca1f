import type { Messages } from '../../kernel/messages'

export const guessMessages: Messages = {
  'guess-unknown': { zh: '竞猜不存在', en: 'This guess does not exist', vi: 'Lượt dự đoán không tồn tại' },
  'guess-no-match': {
    zh: '直播间没有可竞猜的比赛',
    en: 'The room shows no match to guess on',
    vi: 'Phòng không có trận đấu để dự đoán',
  },
  'guess-kind': {
    zh: '这场比赛不支持该玩法',
    en: 'This match can not be guessed on in that way',
    vi: 'Trận này không có kiểu dự đoán đó',
  },
  'guess-running': {
    zh: '同类竞猜正在进行',
    en: 'A guess of this kind is running',
    vi: 'Đang có lượt dự đoán cùng kiểu',
  },
  'guess-many': {
    zh: '每场比赛最多开 {max} 个竞猜',
    en: 'At most {max} guesses on one match',
    vi: 'Mỗi trận tối đa {max} lượt dự đoán',
  },
  'guess-closed': { zh: '竞猜已截止', en: 'This guess is closed', vi: 'Lượt dự đoán đã đóng' },
  'guess-own': {
    zh: '主播不能参与自己房间的竞猜',
    en: 'Hosts do not guess in their own room',
    vi: 'BLV không tham gia dự đoán trong phòng mình',
  },
  'guess-option': { zh: '选项无效', en: 'There is no such option', vi: 'Lựa chọn không hợp lệ' },
  'guess-day': {
    zh: '每天最多投入 {max} 球钻',
    en: 'At most {max} diamonds a day',
    vi: 'Mỗi ngày tối đa {max} kim cương',
  },
  'guess-joined': { zh: '您已参与过这次竞猜', en: 'You have guessed already', vi: 'Bạn đã dự đoán rồi' },
  'guess-done': { zh: '参与成功', en: 'You are in', vi: 'Tham gia thành công' },
}
