import type { InfoText } from '../info-text'

export const text: InfoText = {
  title: 'Thỏa thuận nạp kim cương',
  lead: 'Hãy đọc trước khi mua hoặc dùng kim cương. Khi thanh toán, bạn xác nhận đã đủ 18 tuổi, đã đọc và đồng ý.',
  sections: [
    {
      id: 'diamonds',
      title: '1. Kim cương là gì',
      body: [
        'Kim cương vàng là vật phẩm ảo chỉ dùng trên trang này: cho quà, bình luận màu, loa, lì xì, tước vị và dự đoán trả phí. Kim cương không phải tiền hay thẻ trả trước, không sinh lãi, không mua bán giữa người dùng và không đổi lại thành tiền mặt.',
        'Kim cương từ điểm danh, nhiệm vụ, sự kiện và dự đoán được dùng như kim cương đã mua và cũng không thể rút.',
      ],
    },
    {
      id: 'who',
      title: '2. Ai được nạp',
      body: [
        'Chỉ người dùng từ 18 tuổi, trả từ tài khoản của chính mình. Trẻ vị thành niên không được nạp. Người giám hộ phát hiện trẻ tự nạp hãy liên hệ hỗ trợ kèm chứng minh quan hệ và thanh toán; sau khi kiểm tra, khoản tiền được hoàn theo pháp luật.',
        'Hãy chi tiêu hợp lý. Không cần tặng quà mới xem được bóng.',
      ],
    },
    {
      id: 'payment',
      title: '3. Giá và thanh toán',
      body: [
        'Số lượng, giá, quà tặng kèm và cách trả theo [trang nạp](/member?type=1&isRecharge=true) tại lúc bạn đặt đơn. Giá có thể thay đổi, đơn đã đặt không bị ảnh hưởng.',
        'Bạn trả trên trang của kênh thanh toán. Chúng tôi không lưu mật khẩu thanh toán hay số thẻ đầy đủ. Đơn chưa trả sẽ tự đóng.',
      ],
    },
    {
      id: 'arrival',
      title: '4. Nhận kim cương',
      body: [
        'Kim cương được ghi khi kênh thanh toán xác nhận; xác nhận lặp của một khoản chỉ ghi một lần. Thường mất vài phút. Quá 30 phút, hãy giữ mã đơn và biên nhận, liên hệ hỗ trợ và đừng trả lần nữa.',
        'Hãy kiểm tra tài khoản đang đăng nhập: khoản nạp thuộc tài khoản đặt đơn và không chuyển cho người khác được.',
      ],
    },
    {
      id: 'refund',
      title: '5. Hoàn tiền',
      body: [
        'Kim cương là vật phẩm ảo. Trừ các trường hợp sau và quy định pháp luật, khoản nạp không được hoàn:',
        '- đã trả nhưng kim cương không đến và không thể cấp bù;',
        '- kênh thanh toán trừ tiền một đơn hai lần;',
        '- trẻ vị thành niên tự nạp và đã được xác minh.',
        'Tiền hoàn theo đường đã trả, thời gian theo kênh thanh toán. Kim cương đã dùng bị trừ khỏi khoản hoàn; kim cương được hoàn tiền bị thu lại từ số dư.',
      ],
    },
    {
      id: 'conversion',
      title: '6. Chuyển thu nhập sang ví tiêu dùng',
      body: [
        'BLV có thể chuyển thu nhập có thể rút sang ví tiêu dùng và nhận kim cương theo tỷ lệ hiển thị. Việc chuyển có hiệu lực ngay và không thể hủy: khoản đã chuyển không rút được và không chuyển lại được. Hãy kiểm tra số tiền trước khi xác nhận.',
      ],
    },
    {
      id: 'withdrawal',
      title: '7. Rút tiền',
      body: [
        'Chỉ thu nhập mới rút được, kim cương đã mua hoặc được thưởng thì không. Tiền chuyển tới thẻ ngân hàng hoặc Alipay đứng tên bạn, cần mật khẩu thanh toán và mã xác nhận.',
        'Mọi yêu cầu rút đều do người duyệt, trong thời gian đó số tiền được giữ. Được duyệt thì chi trả, nếu không thì trở về số dư có thể rút kèm lý do. Bạn chịu thiệt hại do điền sai thông tin nhận tiền.',
      ],
    },
    {
      id: 'safety',
      title: '8. An toàn',
      body: [
        'Hãy đặt mật khẩu thanh toán và không cho ai biết. Hỗ trợ không bao giờ yêu cầu chuyển tiền, quét mã trả tiền hay hỏi mã xác nhận. Đừng nhờ bên thứ ba nạp hộ: bạn tự chịu tranh chấp và thiệt hại, kim cương từ thanh toán gian lận bị thu lại.',
        'Khi có dấu hiệu bất thường, chúng tôi có thể tạm dừng nạp, tiêu hoặc rút của tài khoản để kiểm tra.',
      ],
    },
    {
      id: 'end',
      title: '9. Kết thúc và xóa tài khoản',
      body: [
        'Hãy dùng hết kim cương và hoàn tất rút tiền trước khi xóa tài khoản: kim cương còn lại khi việc xóa có hiệu lực coi như từ bỏ. Nếu trang ngừng dịch vụ, chúng tôi báo trước và giải quyết kim cương đã mua chưa dùng theo pháp luật.',
      ],
    },
  ],
}
