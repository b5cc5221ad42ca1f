import type { Messages } from '../../kernel/messages'

/** Texts of cards, payment password, withdrawals and conversion. */
export const payoutMessages: Messages = {
  'card-bound': { zh: '银行卡已绑定', en: 'Your bank card is bound', vi: 'Đã liên kết thẻ ngân hàng' },
  'alipay-bound': { zh: '支付宝已绑定', en: 'Your Alipay account is bound', vi: 'Đã liên kết Alipay' },
  'payment-password-set': {
    zh: '支付密码已设置',
    en: 'Your payment password is set',
    vi: 'Đã đặt mật khẩu thanh toán',
  },
  'balance-converted': { zh: '已转入消费钱包', en: 'Converted into your wallet', vi: 'Đã chuyển vào ví tiêu dùng' },
  'withdrawal-asked': {
    zh: '提现申请已提交，请等待审核',
    en: 'Your withdrawal was sent and awaits review',
    vi: 'Đã gửi yêu cầu rút tiền, vui lòng chờ duyệt',
  },
  'withdrawal-paid': { zh: '已确认打款', en: 'Marked as paid', vi: 'Đã xác nhận chi trả' },
  'withdrawal-refused': { zh: '已驳回提现', en: 'Refused', vi: 'Đã từ chối' },
  'bank-name-wrong': {
    zh: '请填写开户银行',
    en: 'Please enter the name of the bank',
    vi: 'Vui lòng nhập tên ngân hàng',
  },
  'card-number-wrong': { zh: '银行卡号不正确', en: 'The card number is not correct', vi: 'Số thẻ không đúng' },
  'holder-name-wrong': { zh: '请填写真实姓名', en: 'Please enter the real name', vi: 'Vui lòng nhập họ tên thật' },
  'holder-id-wrong': { zh: '身份证号不正确', en: 'The ID number is not correct', vi: 'Số giấy tờ không đúng' },
  'holder-too-young': {
    zh: '未满 18 周岁不能提现',
    en: 'Withdrawals need an age of 18 or more',
    vi: 'Phải đủ 18 tuổi mới được rút tiền',
  },
  'holder-differs': {
    zh: '姓名须与已绑定的账户一致',
    en: 'The name must be that of the account that is bound already',
    vi: 'Họ tên phải trùng với tài khoản đã liên kết',
  },
  'alipay-wrong': {
    zh: '支付宝账号应为手机号或邮箱',
    en: 'An Alipay account is a mobile number or an e-mail address',
    vi: 'Tài khoản Alipay là số di động hoặc email',
  },
  'rebind-too-soon': {
    zh: '绑定后 24 小时内不能更换',
    en: 'It can be changed 24 hours after it was bound',
    vi: 'Chỉ có thể thay đổi sau 24 giờ kể từ khi liên kết',
  },
  'rebind-waiting': {
    zh: '有提现正在审核，暂不能更换',
    en: 'It can not be changed while a withdrawal is in review',
    vi: 'Không thể thay đổi khi đang có yêu cầu rút tiền chờ duyệt',
  },
  'card-missing': {
    zh: '请先绑定银行卡',
    en: 'Please bind a bank card first',
    vi: 'Vui lòng liên kết thẻ ngân hàng trước',
  },
  'alipay-missing': {
    zh: '请先绑定支付宝',
    en: 'Please bind an Alipay account first',
    vi: 'Vui lòng liên kết Alipay trước',
  },
  'payment-password-missing': {
    zh: '请先设置支付密码',
    en: 'Please set a payment password first',
    vi: 'Vui lòng đặt mật khẩu thanh toán trước',
  },
  'payment-password-weak': {
    zh: '支付密码过于简单，请换一个',
    en: 'This payment password is too easy to guess',
    vi: 'Mật khẩu thanh toán quá dễ đoán',
  },
  'payment-password-wrong': {
    zh: '支付密码不正确，还可尝试 {left} 次',
    en: 'Wrong payment password, {left} tries left',
    vi: 'Sai mật khẩu thanh toán, còn {left} lần thử',
  },
  'payment-password-locked': {
    zh: '支付密码错误次数过多，请 {minutes} 分钟后再试',
    en: 'Too many wrong payment passwords, please try again in {minutes} min',
    vi: 'Nhập sai quá nhiều lần, vui lòng thử lại sau {minutes} phút',
  },
  'withdrawal-amount': {
    zh: '单笔提现金额为 {min} 至 {max} 球钻',
    en: 'One withdrawal is {min} to {max} diamonds',
    vi: 'Mỗi lần rút từ {min} đến {max} kim cương',
  },
  'withdrawable-short': {
    zh: '可提现余额不足',
    en: 'You do not have that much to withdraw',
    vi: 'Số dư có thể rút không đủ',
  },
  'withdrawals-many': {
    zh: '已有 {count} 笔提现在审核中，请稍后再申请',
    en: 'You have {count} withdrawals in review already',
    vi: 'Bạn đang có {count} yêu cầu rút tiền chờ duyệt',
  },
  'withdrawal-unknown': { zh: '该提现不存在', en: 'There is no such withdrawal', vi: 'Yêu cầu rút tiền không tồn tại' },
  'withdrawal-decided': {
    zh: '该提现已处理过',
    en: 'This withdrawal was decided before',
    vi: 'Yêu cầu rút tiền này đã được xử lý',
  },
  'refusal-reason-missing': {
    zh: '驳回时请填写原因',
    en: 'Please say why it is refused',
    vi: 'Vui lòng ghi lý do từ chối',
  },
}
