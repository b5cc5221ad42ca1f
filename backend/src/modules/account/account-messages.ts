import type { Messages } from '../../kernel/messages'

export const accountMessages: Messages = {
  'user-unknown': { zh: '用户不存在', en: 'There is no such user', vi: 'Người dùng không tồn tại' },
  'login-wrong': {
    zh: '手机号或密码不正确',
    en: 'The number or the password is wrong',
    vi: 'Số điện thoại hoặc mật khẩu không đúng',
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
}
