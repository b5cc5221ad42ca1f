import type { Messages } from '../../kernel/messages'

export const accountMessages: Messages = {
  'user-unknown': { zh: '用户不存在', en: 'There is no such user', vi: 'Người dùng không tồn tại' },
  'login-wrong': {
    zh: '手机号或密码不正确',
    en: 'The number or the password is wrong',
    vi: 'Số điện thoại hoặc mật khẩu không đúng',
  },
  'login-no-account': {
    zh: '该手机号还没有注册，请先注册',
    en: 'This number has no account yet: please sign up',
    vi: 'Số này chưa có tài khoản, vui lòng đăng ký',
  },
  'login-too-often': {
    zh: '密码错误次数过多，请 {seconds} 秒后再试',
    en: 'Too many wrong passwords, please try again in {seconds} s',
    vi: 'Nhập sai mật khẩu quá nhiều lần, vui lòng thử lại sau {seconds} giây',
  },
  'mobile-taken': {
    zh: '该手机号已注册，请直接登录',
    en: 'This number has an account already, please log in',
    vi: 'Số điện thoại này đã được đăng ký, vui lòng đăng nhập',
  },
  registered: {
    zh: '注册成功，请登录',
    en: 'You are registered, please log in',
    vi: 'Đăng ký thành công, vui lòng đăng nhập',
  },
  'password-changed': {
    zh: '密码已修改，请重新登录',
    en: 'Your password is changed, please log in again',
    vi: 'Đã đổi mật khẩu, vui lòng đăng nhập lại',
  },
  'profile-saved': { zh: '资料已保存', en: 'Your profile is saved', vi: 'Đã lưu hồ sơ' },
  'nickname-refused': {
    zh: '昵称不可用，请换一个',
    en: 'This nickname can not be used',
    vi: 'Không thể dùng biệt danh này',
  },
  'avatar-refused': {
    zh: '头像不可用，请换一个',
    en: 'This picture can not be used',
    vi: 'Không thể dùng ảnh đại diện này',
  },
  'agent-none': { zh: '客服暂不在线', en: 'No support agent is available', vi: 'Hiện không có nhân viên hỗ trợ' },
  'nickname-missing': { zh: '请填写昵称', en: 'Please enter a nickname', vi: 'Vui lòng nhập biệt danh' },
  'nickname-long': {
    zh: '昵称最多 20 个字符',
    en: 'A nickname has at most 20 characters',
    vi: 'Biệt danh tối đa 20 ký tự',
  },
  'signature-refused': {
    zh: '签名含有无法显示的字符',
    en: 'The signature has characters that can not be shown',
    vi: 'Chữ ký có ký tự không hiển thị được',
  },
  'invite-unknown': {
    zh: '邀请码不存在，请检查或留空',
    en: 'There is no such invite code: check it or leave it empty',
    vi: 'Mã mời không tồn tại, hãy kiểm tra hoặc để trống',
  },
  'password-wrong': {
    zh: '当前密码不正确',
    en: 'Your present password is wrong',
    vi: 'Mật khẩu hiện tại không đúng',
  },
  'password-same': {
    zh: '新密码不能与当前密码相同',
    en: 'The new password must differ from the present one',
    vi: 'Mật khẩu mới phải khác mật khẩu hiện tại',
  },
  'password-new': {
    zh: '密码已修改，其他设备已退出登录',
    en: 'Your password is changed; all other devices are logged out',
    vi: 'Đã đổi mật khẩu, các thiết bị khác đã đăng xuất',
  },
  'device-gone': {
    zh: '该设备已退出登录',
    en: 'This device is logged out already',
    vi: 'Thiết bị này đã đăng xuất',
  },
  'device-ended': { zh: '已退出该设备', en: 'The device is logged out', vi: 'Đã đăng xuất thiết bị' },
  'devices-ended': {
    zh: '已退出其他设备',
    en: 'All other devices are logged out',
    vi: 'Đã đăng xuất các thiết bị khác',
  },
}
