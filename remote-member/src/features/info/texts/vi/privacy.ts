import type { InfoText } from '../info-text'

export const text: InfoText = {
  title: 'Chính sách riêng tư',
  lead: 'Chúng tôi thu thập dữ liệu cá nhân nào, để làm gì, giữ bao lâu và bạn xem, sửa, xóa ra sao.',
  sections: [
    {
      id: 'collect',
      title: '1. Chúng tôi thu thập gì',
      body: [
        '- Tài khoản: số điện thoại, mật khẩu lưu dạng mã hóa, thời gian đăng ký và đăng nhập, thiết bị và địa chỉ IP, để đăng nhập và bảo vệ tài khoản.',
        '- Hồ sơ: biệt danh, ảnh, giới tính và chữ ký do bạn nhập.',
        '- Sử dụng: theo dõi, yêu thích, đặt lịch, thời gian xem, nhiệm vụ và điểm danh, để cung cấp các chức năng này.',
        '- Nội dung bạn đăng: trò chuyện, bình luận bay, loa, bài viết, bình luận, video và tin nhắn riêng.',
        '- Ví: đơn nạp, ghi chép kim cương, quà, thu nhập và rút tiền.',
        '- Danh tính: họ tên, số và ảnh giấy tờ, liên hệ, thẻ ngân hàng hoặc Alipay khi bạn đăng ký BLV, chuyên gia hoặc rút tiền.',
        '- Vận hành: thời gian tải và thông báo lỗi để tìm sự cố, không chứa những gì bạn gõ.',
      ],
    },
    {
      id: 'use',
      title: '2. Chúng tôi dùng thế nào',
      body: [
        'Chỉ để cung cấp và cải thiện dịch vụ, bảo vệ tài khoản và tiền, xử lý báo cáo và thực hiện nghĩa vụ pháp lý. Chúng tôi không bán dữ liệu cá nhân và không dùng cho hồ sơ quảng cáo nơi khác.',
        'Giấy tờ và tài khoản nhận tiền chỉ dùng để duyệt danh tính và rút tiền. Chỉ người làm nhiệm vụ duyệt được xem.',
      ],
    },
    {
      id: 'browser',
      title: '3. Dữ liệu trong trình duyệt',
      body: [
        'Chúng tôi dùng một cookie đăng nhập, một cookie để nhận ra trình duyệt quen thuộc khi đăng nhập, và bộ nhớ trình duyệt để nhớ ngôn ngữ, giao diện, cài đặt bình luận, tỷ số và trình phát, lịch sử tìm kiếm và tài khoản đã nhớ. Xóa dữ liệu trình duyệt là xóa tất cả. Phần lớn trang dùng được khi chưa đăng nhập.',
        'Trang không có cookie quảng cáo hay thống kê của bên thứ ba.',
      ],
    },
    {
      id: 'share',
      title: '4. Ai nhận dữ liệu',
      body: [
        '- Nhà cung cấp tin nhắn: số điện thoại nhận mã.',
        '- Kênh thanh toán và đơn vị chi trả: mã đơn, số tiền và thông tin nhận tiền khi rút.',
        '- Nhà cung cấp nhắn tin và lưu trữ, khi được dùng: số tài khoản, tên, ảnh, tin nhắn và tệp tải lên.',
        '- Cơ quan có thẩm quyền, trong phạm vi pháp luật yêu cầu.',
        'Khi bạn chia sẻ lên QQ, Weibo hoặc WeChat, trang bạn mở sẽ chuyển liên kết cho nền tảng đó. Chúng tôi không kèm dữ liệu cá nhân.',
      ],
    },
    {
      id: 'public',
      title: '5. Người khác thấy gì',
      body: [
        'Mọi người thấy biệt danh, ảnh, chữ ký, cấp độ, tước vị, số theo dõi và người hâm mộ, nội dung bạn đăng, lời bạn nói và quà bạn tặng trong phòng. Số điện thoại, số dư, giấy tờ và tin nhắn riêng không công khai.',
        'Bảng xếp hạng của phòng cho thấy ai đã tặng quà. Thông báo vào phòng có thể ẩn trong cài đặt hiển thị.',
      ],
    },
    {
      id: 'keep',
      title: '6. Giữ bao lâu và ở đâu',
      body: [
        '- Dữ liệu tài khoản: trong thời gian sử dụng; xóa hoặc ẩn danh khi việc xóa có hiệu lực.',
        '- Bản ghi buổi phát: thường 30 ngày.',
        '- Mã xác nhận: có hiệu lực 5 phút và hết tác dụng sau khi dùng.',
        '- Ghi chép giao dịch, danh tính và bảo mật: theo thời hạn pháp luật, sau đó xóa.',
        'Dữ liệu được giữ trên máy chủ tại nơi đơn vị vận hành đặt trụ sở và truyền qua kết nối mã hóa. Nếu có sự cố ảnh hưởng đến bạn, chúng tôi báo kịp thời và nêu cách xử lý.',
      ],
    },
    {
      id: 'rights',
      title: '7. Quyền của bạn',
      body: [
        '- Xem và sửa: đổi biệt danh, ảnh, giới tính và chữ ký trong [hồ sơ](/member?type=0).',
        '- Xem tiền: ghi chép ba tháng nằm trong [ví của bạn](/member?type=1); hãy hỏi hỗ trợ về ghi chép cũ hơn.',
        '- Quản lý thiết bị: xem nơi đang đăng nhập và đăng xuất trong mục an toàn tài khoản.',
        '- Xóa: xóa tài khoản trong mục an toàn tài khoản, nơi ghi rõ xóa gì và giữ gì.',
        '- Khiếu nại: viết tới địa chỉ hỗ trợ ở cuối trang. Chúng tôi trả lời trong 15 ngày làm việc; bạn cũng có thể gửi tới cơ quan giám sát.',
      ],
    },
    {
      id: 'minors',
      title: '8. Trẻ vị thành niên',
      body: [
        'Chúng tôi không chủ động thu thập dữ liệu của trẻ vị thành niên. Người giám hộ phát hiện trẻ tự đăng ký, nạp hoặc gửi giấy tờ hãy liên hệ hỗ trợ kèm chứng minh; sau khi kiểm tra, chúng tôi xóa dữ liệu và giải quyết khoản tiền theo pháp luật.',
      ],
    },
    {
      id: 'changes',
      title: '9. Sửa đổi',
      body: [
        'Thay đổi quan trọng được thông báo trước khi có hiệu lực và ngày sửa gần nhất nằm ở đầu trang. Khi cần sự đồng ý mới, chúng tôi sẽ hỏi lại.',
      ],
    },
  ],
}
