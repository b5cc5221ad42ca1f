import type { Messages } from '../../kernel/messages'

export const expertMessages: Messages = {
  'expert-unknown': { zh: '专家不存在', en: 'This expert does not exist', vi: 'Chuyên gia không tồn tại' },
  'expert-needed': {
    zh: '只有认证专家可以发布方案',
    en: 'Only approved experts publish schemes',
    vi: 'Chỉ chuyên gia đã duyệt mới được đăng nhận định',
  },
  'scheme-unknown': { zh: '方案不存在', en: 'This scheme does not exist', vi: 'Nhận định không tồn tại' },
  'scheme-no-match': {
    zh: '比赛不存在或已取消',
    en: 'There is no such match, or it was called off',
    vi: 'Trận đấu không tồn tại hoặc đã bị hủy',
  },
  'scheme-closed': {
    zh: '比赛已开始，方案已截止',
    en: 'The match has begun: the scheme is closed',
    vi: 'Trận đấu đã bắt đầu, nhận định đã đóng',
  },
  'scheme-early': {
    zh: '只能发布 {hours} 小时内开赛的方案',
    en: 'Schemes are for matches of the next {hours} hours',
    vi: 'Chỉ đăng nhận định cho trận trong {hours} giờ tới',
  },
  'scheme-option': { zh: '选项无效', en: 'There is no such option', vi: 'Lựa chọn không hợp lệ' },
  'scheme-no-price': {
    zh: '该玩法暂无盘口',
    en: 'This market has no price at the moment',
    vi: 'Kèo này hiện chưa có giá',
  },
  'scheme-price': {
    zh: '价格为免费或 {min} 至 {max} 球钻',
    en: 'A scheme is free or costs {min} to {max} diamonds',
    vi: 'Nhận định miễn phí hoặc từ {min} đến {max} kim cương',
  },
  'scheme-title': {
    zh: '标题为 1 至 {max} 字',
    en: 'A title has 1 to {max} characters',
    vi: 'Tiêu đề từ 1 đến {max} ký tự',
  },
  'scheme-text': {
    zh: '分析为 {min} 至 {max} 字',
    en: 'An analysis has {min} to {max} characters',
    vi: 'Bài phân tích từ {min} đến {max} ký tự',
  },
  'scheme-day': {
    zh: '每天最多发布 {max} 个方案',
    en: 'At most {max} schemes a day',
    vi: 'Mỗi ngày tối đa {max} nhận định',
  },
  'scheme-repeated': {
    zh: '您已发布过这场比赛的同类方案',
    en: 'You have a scheme of this kind on this match',
    vi: 'Bạn đã đăng nhận định cùng loại cho trận này',
  },
  'scheme-own': {
    zh: '不能购买自己的方案',
    en: 'You can not buy your own scheme',
    vi: 'Không thể mua nhận định của mình',
  },
  'scheme-free': { zh: '该方案免费', en: 'This scheme is free', vi: 'Nhận định này miễn phí' },
  'scheme-bought': { zh: '您已购买该方案', en: 'You have this scheme', vi: 'Bạn đã mua nhận định này' },
  'scheme-done': { zh: '购买成功', en: 'The scheme is yours', vi: 'Mua thành công' },
  'scheme-published': { zh: '方案已发布', en: 'Your scheme is published', vi: 'Đã đăng nhận định' },
  'scheme-withdrawn': { zh: '方案已撤回', en: 'Your scheme was taken back', vi: 'Đã rút nhận định' },
}
