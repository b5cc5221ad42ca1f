import type { Language } from '../../kernel/messages'
import type { Behaviour } from './sandbox-books'

export interface SandboxTexts {
  title: string
  mark: string
  order: string
  until: string
  choose: string
  closed: string
  closedHint: string
  wrongLink: string
  sent: string
  back: string
  /** Name and what it does. */
  behaviours: Record<Behaviour, readonly [string, string]>
  done: Record<Behaviour, string>
}

const zh: SandboxTexts = {
  title: '沙盒收银台',
  mark: '测试环境：不会真实扣款，也不收集任何支付信息。',
  order: '订单号',
  until: '有效期至',
  choose: '请选择本次支付的结果：',
  closed: '订单已结束',
  closedHint: '该订单已支付或已过期，请返回网站。',
  wrongLink: '链接无效，请从网站重新进入收银台。',
  sent: '收银台已处理',
  back: '返回网站',
  behaviours: {
    paid: ['确认支付', '支付成功，并通知网站'],
    failed: ['支付失败', '银行拒绝，不扣款'],
    late: ['迟到的付款', '订单先关闭，3 秒后款项才到'],
    doubled: ['重复通知', '支付一次，通知三次'],
    'wrong-amount': ['金额不符', '实付比订单少 0.01 元'],
    forged: ['伪造通知', '未支付，通知用错误的密钥签名'],
    silent: ['通知丢失', '支付成功，但不通知网站'],
  },
  done: {
    paid: '支付成功，网站已收到通知。',
    failed: '支付失败，没有扣款。',
    late: '订单先被关闭，款项约 3 秒后到达。',
    doubled: '支付成功，通知已发送三次。',
    'wrong-amount': '已支付，但金额与订单不一致。',
    forged: '伪造的通知已发出，订单并未支付。',
    silent: '支付成功，网站需要自己来查询。',
  },
}

const en: SandboxTexts = {
  title: 'Sandbox cashier',
  mark: 'For tests: nothing is charged and no payment data is asked for.',
  order: 'Order',
  until: 'Valid until',
  choose: 'Choose how this payment ends:',
  closed: 'This order is over',
  closedHint: 'It was paid or has expired. Please go back to the site.',
  wrongLink: 'This link is not valid. Please open the cashier from the site again.',
  sent: 'The cashier is done',
  back: 'Back to the site',
  behaviours: {
    paid: ['Pay', 'Paid, and the site is told'],
    failed: ['Payment fails', 'The bank refuses, nothing is charged'],
    late: ['Late payment', 'The order closes first, the money comes 3 s later'],
    doubled: ['Doubled messages', 'Paid once, told three times'],
    'wrong-amount': ['Wrong amount', 'Pays 0.01 yuan less than asked for'],
    forged: ['Forged message', 'Not paid; a message signed with a wrong key'],
    silent: ['Lost message', 'Paid, and the site is not told'],
  },
  done: {
    paid: 'Paid. The site has been told.',
    failed: 'The payment failed, nothing was charged.',
    late: 'The order was closed; the money comes in about 3 seconds.',
    doubled: 'Paid. The site was told three times.',
    'wrong-amount': 'Paid, but not the amount of the order.',
    forged: 'The forged message is on its way; the order is not paid.',
    silent: 'Paid. The site has to ask by itself.',
  },
}

const vi: SandboxTexts = {
  title: 'Quầy thu thử nghiệm',
  mark: 'Môi trường thử: không trừ tiền thật và không thu thập thông tin thanh toán.',
  order: 'Mã đơn',
  until: 'Có hiệu lực đến',
  choose: 'Chọn kết quả của lần thanh toán này:',
  closed: 'Đơn đã kết thúc',
  closedHint: 'Đơn đã được thanh toán hoặc đã hết hạn, vui lòng quay lại trang web.',
  wrongLink: 'Liên kết không hợp lệ, vui lòng mở lại từ trang web.',
  sent: 'Quầy đã xử lý xong',
  back: 'Về trang web',
  behaviours: {
    paid: ['Thanh toán', 'Thành công và báo cho trang web'],
    failed: ['Thanh toán thất bại', 'Ngân hàng từ chối, không trừ tiền'],
    late: ['Tiền đến muộn', 'Đơn đóng trước, 3 giây sau tiền mới đến'],
    doubled: ['Báo trùng', 'Trả một lần, báo ba lần'],
    'wrong-amount': ['Sai số tiền', 'Trả thiếu 0,01 tệ so với đơn'],
    forged: ['Thông báo giả', 'Chưa trả; thông báo ký bằng khóa sai'],
    silent: ['Mất thông báo', 'Đã trả nhưng không báo cho trang web'],
  },
  done: {
    paid: 'Đã thanh toán, trang web đã được báo.',
    failed: 'Thanh toán thất bại, không bị trừ tiền.',
    late: 'Đơn đã đóng, tiền sẽ đến sau khoảng 3 giây.',
    doubled: 'Đã thanh toán, trang web được báo ba lần.',
    'wrong-amount': 'Đã trả nhưng không đúng số tiền của đơn.',
    forged: 'Đã gửi thông báo giả, đơn chưa được thanh toán.',
    silent: 'Đã thanh toán, trang web phải tự hỏi.',
  },
}

export const sandboxTexts: Record<Language, SandboxTexts> = { zh, en, vi }
