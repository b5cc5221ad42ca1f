import type { Messages } from '../../kernel/messages'

export const mallMessages: Messages = {
  'goods-unknown': { zh: '商品不存在或已下架', en: 'This is not on sale', vi: 'Sản phẩm không còn bán' },
  'goods-sold-out': { zh: '库存不足', en: 'Not enough left in stock', vi: 'Không đủ hàng trong kho' },
  'receiver-missing': {
    zh: '请完善信息后再提交',
    en: 'Please complete the information before submitting',
    vi: 'Vui lòng hoàn thiện thông tin trước khi gửi',
  },
  'receiver-wrong': {
    zh: '收货信息有误，请检查手机号和地址',
    en: 'Please check the mobile number and the address',
    vi: 'Vui lòng kiểm tra số điện thoại và địa chỉ',
  },
  'exchange-done': { zh: '兑换成功', en: 'Exchanged', vi: 'Đổi thành công' },
  'exchange-reviewed': {
    zh: '这笔兑换已处理过',
    en: 'This exchange has been decided already',
    vi: 'Lượt đổi này đã được xử lý',
  },
  'exchange-not-sent': {
    zh: '这笔兑换还没有发货或已完成',
    en: 'This exchange is not on its way',
    vi: 'Lượt đổi này chưa gửi hoặc đã xong',
  },
}
