/** Languages the server speaks; zh when the caller names none of them. */
export const languages = ['zh', 'en', 'vi'] as const
export type Language = (typeof languages)[number]

/** Texts by reason. `{name}` stands for a parameter of the failure. A module brings its own table. */
export type Messages = Record<string, Record<Language, string>>

/** Reasons any call may fail with. */
export const kernelMessages: Messages = {
  ok: { zh: '成功', en: 'OK', vi: 'Thành công' },
  internal: {
    zh: '服务器开小差了，请稍后再试',
    en: 'Something went wrong, please try again',
    vi: 'Đã có lỗi, vui lòng thử lại',
  },
  'input-invalid': { zh: '输入有误', en: 'Input error', vi: 'Dữ liệu nhập không hợp lệ' },
  'login-needed': { zh: '请登录后操作', en: 'Please log in to operate', vi: 'Vui lòng đăng nhập để tiếp tục' },
  'token-illegal': {
    zh: '登录状态已失效，请重新登录',
    en: 'You are logged out, please log in again',
    vi: 'Phiên đăng nhập không còn hiệu lực, vui lòng đăng nhập lại',
  },
  'token-elsewhere': {
    zh: '您的账号已在别处登录',
    en: 'Your account was logged in elsewhere',
    vi: 'Tài khoản của bạn đã đăng nhập ở nơi khác',
  },
  'token-expired': {
    zh: '登录已过期，请重新登录',
    en: 'Your log-in has expired, please log in again',
    vi: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
  },
  'token-banned': {
    zh: '该账号已被封禁，如有疑问请联系客服',
    en: 'This account is banned, please contact our support',
    vi: 'Tài khoản này đã bị khóa, vui lòng liên hệ bộ phận hỗ trợ',
  },
  'not-allowed': {
    zh: '没有权限进行此操作',
    en: 'You may not do this',
    vi: 'Bạn không có quyền thực hiện thao tác này',
  },
  'role-missing': {
    zh: '当前账号没有此权限',
    en: 'Your account does not have this right',
    vi: 'Tài khoản của bạn không có quyền này',
  },
  'not-found': {
    zh: '内容不存在或已被删除',
    en: 'This does not exist or was deleted',
    vi: 'Nội dung không tồn tại hoặc đã bị xóa',
  },
  'call-unknown': { zh: '接口不存在', en: 'No such call', vi: 'Không có lệnh gọi này' },
  'method-wrong': { zh: '请求方式不正确', en: 'Wrong request method', vi: 'Phương thức yêu cầu không đúng' },
  'body-too-large': { zh: '提交的内容过大', en: 'What you sent is too large', vi: 'Nội dung gửi lên quá lớn' },
  'body-too-slow': {
    zh: '提交的内容传输过慢，请检查网络后重试',
    en: 'What you sent came too slowly, please check your connection and try again',
    vi: 'Nội dung gửi lên quá chậm, vui lòng kiểm tra kết nối và thử lại',
  },
  'body-unreadable': {
    zh: '提交的内容无法识别',
    en: 'What you sent can not be read',
    vi: 'Không đọc được nội dung gửi lên',
  },
  'limits-away': {
    zh: '服务繁忙，请稍后再试',
    en: 'Too busy right now, please try again in a moment',
    vi: 'Hệ thống đang bận, vui lòng thử lại sau giây lát',
  },
  'too-often': {
    zh: '操作太频繁，请 {seconds} 秒后再试',
    en: 'Too many attempts, please try again in {seconds} s',
    vi: 'Thao tác quá nhanh, vui lòng thử lại sau {seconds} giây',
  },
}

/** Language of a `lang` header. */
export function languageOf(header: string | undefined): Language {
  const word = header?.slice(0, 2).toLowerCase()
  return word === 'en' || word === 'vi' ? word : 'zh'
}

/** The first language we speak among words such as `en` or `vi-VN;q=0.9`; zh when there is none. */
export function firstLanguageOf(words: readonly string[]): Language {
  const spoken = words.map((word) => word.trim().slice(0, 2).toLowerCase())
  return spoken.find((word): word is Language => languages.some((one) => one === word)) ?? 'zh'
}

/** Text of a reason with its parameters filled in; undefined for a reason without texts. */
export function messageFor(
  messages: Messages,
  reason: string,
  language: Language,
  params: Record<string, string | number> = {},
): string | undefined {
  const text = messages[reason]?.[language]
  if (!text?.includes('{')) return text
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))
}
