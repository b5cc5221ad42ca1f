import type { Messages } from '../../kernel/messages'

export const secondFactorMessages: Messages = {
  'second-factor-needed': {
    zh: '请完成第二步验证',
    en: 'Please confirm with your second factor',
    vi: 'Vui lòng xác minh bước hai',
  },
  'second-factor-missing': {
    zh: '该账号须先设置两步验证才能登录',
    en: 'This account has to set up a second factor before it can log in',
    vi: 'Tài khoản này phải thiết lập xác minh hai bước trước khi đăng nhập',
  },
  'second-factor-wrong': {
    zh: '验证失败，请检查验证码或换一种方式',
    en: 'That did not work: check the code, or try another way',
    vi: 'Xác minh không thành công: hãy kiểm tra mã hoặc thử cách khác',
  },
  'second-step-over': {
    zh: '本次登录已失效，请重新输入密码',
    en: 'This log-in is over, please start again with your password',
    vi: 'Lần đăng nhập này đã hết hiệu lực, vui lòng nhập lại mật khẩu',
  },
  'second-factor-added': {
    zh: '两步验证方式已添加',
    en: 'The second factor is added',
    vi: 'Đã thêm phương thức xác minh',
  },
  'second-factor-removed': {
    zh: '两步验证方式已移除',
    en: 'The second factor is removed',
    vi: 'Đã gỡ phương thức xác minh',
  },
  'second-factors-cleared': {
    zh: '已移除该账号的两步验证',
    en: 'The second factors of this account are removed',
    vi: 'Đã gỡ xác minh hai bước của tài khoản này',
  },
  'recovery-codes-renewed': {
    zh: '新的恢复码已生成，旧的已失效',
    en: 'These are new recovery codes; the old ones no longer work',
    vi: 'Đã tạo mã khôi phục mới, mã cũ không còn hiệu lực',
  },
  'second-factor-required': {
    zh: '该账号必须保留至少一种两步验证方式',
    en: 'This account has to keep a second factor',
    vi: 'Tài khoản này phải giữ ít nhất một phương thức xác minh',
  },
  'second-factor-unknown': {
    zh: '没有这种验证方式',
    en: 'There is no such second factor',
    vi: 'Không có phương thức xác minh này',
  },
  'second-factor-none': {
    zh: '该账号没有设置两步验证',
    en: 'This account has no second factor',
    vi: 'Tài khoản này chưa thiết lập xác minh hai bước',
  },
  'second-factor-own': {
    zh: '请用密码移除自己的两步验证',
    en: 'Remove your own second factors with your password',
    vi: 'Hãy dùng mật khẩu để gỡ xác minh hai bước của chính bạn',
  },
  'second-factor-many': {
    zh: '两步验证方式已达上限，请先移除一种',
    en: 'There are as many second factors as can be: remove one first',
    vi: 'Đã đạt số phương thức tối đa, hãy gỡ bớt một phương thức',
  },
  'set-up-over': {
    zh: '设置已超时，请重新开始',
    en: 'This took too long, please start again',
    vi: 'Đã quá thời gian thiết lập, vui lòng bắt đầu lại',
  },
  'passkey-away': {
    zh: '当前网址无法使用通行密钥',
    en: 'Passkeys do not work at this address',
    vi: 'Không thể dùng khóa truy cập tại địa chỉ này',
  },
  'passkey-refused': {
    zh: '通行密钥未通过验证，请重试',
    en: 'The passkey could not be verified, please try again',
    vi: 'Không xác minh được khóa truy cập, vui lòng thử lại',
  },
  'passkey-known': {
    zh: '该通行密钥已添加过',
    en: 'This passkey is there already',
    vi: 'Khóa truy cập này đã được thêm',
  },
}
