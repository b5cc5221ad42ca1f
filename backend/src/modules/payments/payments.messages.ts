import type { Messages } from '../../kernel/messages'

/** Why a top-up is refused. */
export const paymentMessages: Messages = {
  'pay-channel': {
    zh: '该支付方式暂不可用，请换一种',
    en: 'This way to pay is not available, please choose another one',
    vi: 'Phương thức này hiện không dùng được, vui lòng chọn cách khác',
  },
  'recharge-amount': {
    zh: '充值数量不正确，请重新选择',
    en: 'This amount can not be bought, please choose again',
    vi: 'Số lượng nạp không hợp lệ, vui lòng chọn lại',
  },
  'recharge-closed': {
    zh: '订单已关闭，请重新下单',
    en: 'This order is closed, please make a new one',
    vi: 'Đơn đã đóng, vui lòng tạo đơn mới',
  },
  'recharge-not-open': {
    zh: '订单已支付，不能取消',
    en: 'This order is paid and can not be cancelled',
    vi: 'Đơn đã thanh toán, không thể hủy',
  },
  'pay-unreachable': {
    zh: '支付渠道暂时无法连接，未产生扣款，请稍后再试',
    en: 'The payment service can not be reached, nothing was charged; please try again',
    vi: 'Không kết nối được dịch vụ thanh toán, bạn chưa bị trừ tiền, vui lòng thử lại',
  },
  'recharge-not-disputed': {
    zh: '该订单没有待处理的问题',
    en: 'There is nothing to decide about this order',
    vi: 'Đơn này không có gì cần xử lý',
  },
  'recharge-refund-only': {
    zh: '这笔款项只能退回',
    en: 'This payment can only be given back',
    vi: 'Khoản này chỉ có thể hoàn lại',
  },
}
