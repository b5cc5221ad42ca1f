import type { Language } from '../../kernel/messages'

export interface QrTexts {
  brand: string
  title: string
  mobile: string
  password: string
  signIn: string
  signInHint: string
  secondStep: string
  secondStepHint: string
  secondCode: string
  confirmTitle: string
  confirmHint: string
  device: string
  address: string
  account: string
  confirm: string
  cancel: string
  done: string
  doneHint: string
  cancelled: string
  cancelledHint: string
  gone: string
  goneHint: string
  foreign: string
  foreignHint: string
}

/** Texts of the page a phone sees. */
export const qrTexts: Record<Language, QrTexts> = {
  zh: {
    brand: '场边',
    title: '扫码登录',
    mobile: '手机号',
    password: '密码',
    signIn: '登录并继续',
    signInHint: '先在手机上登录，再确认电脑端登录',
    secondStep: '第二步验证',
    secondStepHint: '请输入验证器应用中的六位数字，或一个恢复码',
    secondCode: '验证码或恢复码',
    confirmTitle: '确认登录电脑端？',
    confirmHint: '只确认您自己正在打开的页面。如果不是您本人操作，请取消。',
    device: '设备',
    address: '网络地址',
    account: '登录账号',
    confirm: '确认登录',
    cancel: '取消',
    done: '已确认登录',
    doneHint: '请回到电脑上继续',
    cancelled: '已取消登录',
    cancelledHint: '电脑端不会登录您的账号',
    gone: '二维码已失效',
    goneHint: '请在电脑上刷新二维码后重新扫描',
    foreign: '二维码已被他人扫描',
    foreignHint: '请在电脑上刷新二维码后重新扫描',
  },
  en: {
    brand: 'Pitchside',
    title: 'Log in by code',
    mobile: 'Phone number',
    password: 'Password',
    signIn: 'Log in and continue',
    signInHint: 'Log in on this phone first, then confirm the computer',
    secondStep: 'Second step',
    secondStepHint: 'Enter the six digits of your authenticator app, or a recovery code',
    secondCode: 'Code or recovery code',
    confirmTitle: 'Log in on the computer?',
    confirmHint: 'Only confirm a page you opened yourself. If this was not you, cancel.',
    device: 'Device',
    address: 'Network address',
    account: 'Account',
    confirm: 'Confirm',
    cancel: 'Cancel',
    done: 'Confirmed',
    doneHint: 'Go on at your computer',
    cancelled: 'Cancelled',
    cancelledHint: 'The computer will not be logged in',
    gone: 'This code is no longer valid',
    goneHint: 'Refresh the code on your computer and scan it again',
    foreign: 'Somebody else scanned this code',
    foreignHint: 'Refresh the code on your computer and scan it again',
  },
  vi: {
    brand: 'Sát Sân',
    title: 'Đăng nhập bằng mã QR',
    mobile: 'Số điện thoại',
    password: 'Mật khẩu',
    signIn: 'Đăng nhập và tiếp tục',
    signInHint: 'Đăng nhập trên điện thoại trước, rồi xác nhận cho máy tính',
    secondStep: 'Bước xác minh thứ hai',
    secondStepHint: 'Nhập sáu chữ số trong ứng dụng xác thực, hoặc một mã khôi phục',
    secondCode: 'Mã xác thực hoặc mã khôi phục',
    confirmTitle: 'Đăng nhập trên máy tính?',
    confirmHint: 'Chỉ xác nhận trang do chính bạn mở. Nếu không phải bạn, hãy hủy.',
    device: 'Thiết bị',
    address: 'Địa chỉ mạng',
    account: 'Tài khoản',
    confirm: 'Xác nhận',
    cancel: 'Hủy',
    done: 'Đã xác nhận',
    doneHint: 'Hãy tiếp tục trên máy tính',
    cancelled: 'Đã hủy',
    cancelledHint: 'Máy tính sẽ không đăng nhập tài khoản của bạn',
    gone: 'Mã QR không còn hiệu lực',
    goneHint: 'Hãy làm mới mã trên máy tính rồi quét lại',
    foreign: 'Mã QR đã được người khác quét',
    foreignHint: 'Hãy làm mới mã trên máy tính rồi quét lại',
  },
}
