import type { Messages } from '../../kernel/messages'

export const smsCodeMessages: Messages = {
  'code-sent': { zh: '验证码已发送', en: 'The code is on its way', vi: 'Mã xác minh đã được gửi' },
  'code-text': {
    zh: '【{site}】验证码 {code}，5 分钟内有效，请勿告诉他人。',
    en: '[{site}] Your code is {code}. It is valid for 5 minutes; tell it to nobody.',
    vi: '[{site}] Mã xác minh của bạn là {code}, có hiệu lực 5 phút. Không chia sẻ với bất kỳ ai.',
  },
  'mobile-missing': { zh: '请输入手机号', en: 'Please enter a mobile number', vi: 'Vui lòng nhập số điện thoại' },
  'code-wrong': { zh: '验证码不正确', en: 'The code is wrong', vi: 'Mã xác minh không đúng' },
  'code-dead': {
    zh: '验证码已失效，请重新获取',
    en: 'The code is no longer valid, please get a new one',
    vi: 'Mã xác minh không còn hiệu lực, vui lòng lấy mã mới',
  },
  'code-too-soon': {
    zh: '请 {seconds} 秒后再获取验证码',
    en: 'Please wait {seconds} s before the next code',
    vi: 'Vui lòng đợi {seconds} giây rồi lấy mã mới',
  },
  'code-too-often': {
    zh: '获取验证码次数过多，请稍后再试',
    en: 'Too many codes were requested, please try again later',
    vi: 'Bạn đã yêu cầu mã quá nhiều lần, vui lòng thử lại sau',
  },
  'work-needed': {
    zh: '安全检查未完成，请重试',
    en: 'The security check was not completed, please try again',
    vi: 'Chưa hoàn tất bước kiểm tra an toàn, vui lòng thử lại',
  },
  'sms-unavailable': {
    zh: '短信服务暂不可用',
    en: 'Text messages are not available at the moment',
    vi: 'Dịch vụ tin nhắn hiện không khả dụng',
  },
}
