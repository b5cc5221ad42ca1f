import type { Language } from '../../../kernel/messages'

type Words = readonly [zh: string, en: string, vi: string]

/**
 * Words for what the wire says in codes. `field.<name>`: a field; `code.<name>.<value>`: its value, with the kind of the
 * subject before the name where kinds differ; `kind.<name>`: what an operator's call is about.
 */
const table = {
  'code.state.pending': ['待支付', 'Waiting for the payment', 'Chờ thanh toán'],
  'code.state.paid': ['已支付', 'Paid', 'Đã thanh toán'],
  'code.state.failed': ['支付失败', 'Failed', 'Thất bại'],
  'code.state.closed': ['已关闭', 'Closed', 'Đã đóng'],
  'code.state.disputed': ['有争议', 'Disputed', 'Đang tranh chấp'],
  'code.state.refunded': ['已退款', 'Refunded', 'Đã hoàn tiền'],
  'code.problem.amount': ['支付金额与订单不符', 'Another amount than asked for', 'Số tiền trả khác với đơn'],
  'code.problem.second-payment': ['重复支付', 'Paid twice', 'Thanh toán hai lần'],
  'code.channel.sandbox': ['测试收银台', 'Sandbox cashier', 'Quầy thử nghiệm'],
  'code.channel.alipay': ['支付宝', 'Alipay', 'Alipay'],
  'code.channel.wechat': ['微信支付', 'WeChat Pay', 'WeChat Pay'],
  'code.status.0': ['待审核', 'Waiting', 'Chờ duyệt'],
  'code.status.1': ['已通过', 'Approved', 'Đã duyệt'],
  'code.status.2': ['已驳回', 'Rejected', 'Đã từ chối'],
  'code.exchange.status.1': ['已发货', 'Sent', 'Đã gửi hàng'],
  'code.exchange.status.2': ['已完成', 'Done', 'Hoàn tất'],
  'code.exchange.status.3': ['已驳回', 'Refused', 'Đã từ chối'],
  'code.post.status.1': ['已显示', 'Shown', 'Đang hiển thị'],
  'code.post.status.2': ['已隐藏', 'Hidden', 'Đã ẩn'],
  'code.report.state.0': ['待处理', 'Open', 'Chờ xử lý'],
  'code.report.state.1': ['已处理', 'Settled', 'Đã xử lý'],
  'code.report.state.2': ['不成立', 'Turned down', 'Không đúng'],
  'code.report.kind.0': ['直播间', 'Live room', 'Phòng trực tiếp'],
  'code.report.kind.1': ['用户', 'Member', 'Thành viên'],
  'code.report.kind.2': ['主播动态', 'Post of a host', 'Bài của streamer'],
  'code.report.kind.3': ['圈子帖子', 'Post in a circle', 'Bài trong nhóm'],
  'code.report.kind.4': ['资讯', 'Article', 'Tin tức'],
  'code.report.kind.5': ['视频', 'Video', 'Video'],
  'code.report.kind.6': ['资讯评论', 'Comment on an article', 'Bình luận tin tức'],
  'code.report.kind.7': ['视频评论', 'Comment on a video', 'Bình luận video'],
  'code.report.kind.8': ['动态评论', 'Comment on a post of a host', 'Bình luận bài của streamer'],
  'code.report.kind.9': ['帖子评论', 'Comment on a post in a circle', 'Bình luận bài trong nhóm'],
  'code.kind.banner': ['横幅', 'Banner', 'Biểu ngữ'],
  'code.kind.advertisement': ['广告', 'Advertisement', 'Quảng cáo'],
  'code.kind.activity': ['活动', 'Activity', 'Hoạt động'],
  'code.kind.totp': ['验证器应用', 'Authenticator app', 'Ứng dụng xác thực'],
  'code.kind.passkey': ['通行密钥', 'Passkey', 'Khóa truy cập'],
  'kind.anchor-application': ['主播申请', 'Host application', 'Đơn làm streamer'],
  'kind.expert-application': ['专家申请', 'Expert application', 'Đơn làm chuyên gia'],
  'kind.exchange': ['商城兑换', 'Mall exchange', 'Đổi quà'],
  'kind.announcement': ['公告', 'Announcement', 'Thông báo'],
  'field.status': ['状态', 'State', 'Trạng thái'],
  'field.userId': ['用户', 'User', 'Người dùng'],
  'field.kind': ['类型', 'Kind', 'Loại'],
  'field.targetId': ['对象编号', 'Which one', 'Đối tượng'],
  'field.goodsId': ['商品编号', 'Goods', 'Mã hàng'],
  'field.tenths': ['钻石', 'Diamonds', 'Kim cương'],
  'field.creditedTenths': ['入账钻石', 'Diamonds credited', 'Kim cương đã cộng'],
  'field.fen': ['金额（元）', 'Amount in yuan', 'Số tiền (tệ)'],
  'field.resolvedAt': ['处理时间', 'Settled at', 'Xử lý lúc'],
  'field.bannedUntil': ['封禁至', 'Banned until', 'Khóa đến'],
  'field.banReason': ['封禁原因', 'Reason of the ban', 'Lý do khóa'],
  'field.until': ['截止时间', 'Until', 'Đến'],
  'field.isHidden': ['隐藏', 'Hidden', 'Đã ẩn'],
  'field.isRefined': ['精华', 'Picked', 'Chọn lọc'],
  'field.isPinned': ['置顶', 'Pinned', 'Ghim'],
  'field.isClosed': ['关闭', 'Closed', 'Đã đóng'],
  'field.isDeleted': ['已删除', 'Deleted', 'Đã xóa'],
  'field.isOff': ['停用', 'Off', 'Tắt'],
  'field.text': ['内容', 'Text', 'Nội dung'],
  'field.title': ['标题', 'Title', 'Tiêu đề'],
  'field.position': ['位置', 'Place', 'Vị trí'],
  'field.image': ['图片', 'Picture', 'Hình'],
  'field.url': ['链接', 'Link', 'Liên kết'],
  'field.sort': ['顺序', 'Order', 'Thứ tự'],
  'field.startsAt': ['开始', 'Starts', 'Bắt đầu'],
  'field.endsAt': ['结束', 'Ends', 'Kết thúc'],
  'field.zh': ['中文', 'Chinese', 'Tiếng Trung'],
  'field.en': ['英文', 'English', 'Tiếng Anh'],
  'field.vi': ['越南文', 'Vietnamese', 'Tiếng Việt'],
  'field.all': ['内容', 'Value', 'Giá trị'],
  'field.id': ['编号', 'Number', 'Số'],
} as const satisfies Record<string, Words>

export type CodeWords = Record<keyof typeof table, string>

const places: Record<Language, 0 | 1 | 2> = { zh: 0, en: 1, vi: 2 }

export const codeWords = (language: Language): CodeWords =>
  Object.fromEntries(Object.entries(table).map(([key, words]) => [key, words[places[language]]])) as CodeWords
