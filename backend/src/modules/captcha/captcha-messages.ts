import type { Messages } from '../../kernel/messages'

export const captchaMessages: Messages = {
  'captcha-wrong': {
    zh: '拼图没有对准，请再试一次',
    en: 'The piece is not in its place, please try again',
    vi: 'Mảnh ghép chưa khớp, vui lòng thử lại',
  },
  'captcha-expired': {
    zh: '验证已过期，请重新滑动',
    en: 'The check has expired, please slide again',
    vi: 'Mã xác minh đã hết hạn, vui lòng kéo lại',
  },
  'captcha-needed': {
    zh: '请先完成滑动验证',
    en: 'Please complete the slide check first',
    vi: 'Vui lòng hoàn tất bước kéo xác minh trước',
  },
}
