import type { InfoText } from '../info-text'

export const text: InfoText = {
  title: 'Trợ giúp',
  lead: 'Các câu hỏi thường gặp, xếp theo việc bạn đang làm. Nếu chưa có câu trả lời, hãy nhắn tin riêng cho bộ phận hỗ trợ.',
  sections: [
    {
      id: 'watching',
      title: 'Xem trực tiếp',
      body: [
        'Chọn phòng ở [trang BLV](/anchor?type=0), không cần đăng nhập. Chất lượng, cửa sổ nổi và toàn màn hình ở góc dưới bên phải trình phát; bấm ? để xem mọi phím tắt.',
        '- Hình bị giật: hãy chọn chất lượng thấp hơn. Khi mạng ổn lại, trình phát tự đuổi kịp buổi phát.',
        '- Không có tiếng: trình duyệt có thể chặn tiếng khi chưa bấm. Hãy bấm nút âm lượng một lần.',
        '- Không muốn thấy tỷ số: bật chế độ giấu tỷ số trong cài đặt của trang tỷ số. Tỷ số trong phòng trực tiếp cũng được ẩn.',
      ],
    },
    {
      id: 'account',
      title: 'Tài khoản và đăng nhập',
      body: [
        '- Không nhận được mã: mỗi số chỉ nhận một mã trong 60 giây, mã có hiệu lực 5 phút. Kiểm tra mã quốc gia và bộ lọc tin nhắn, sau đó liên hệ hỗ trợ.',
        '- Quên mật khẩu: chọn “Quên mật khẩu” trong cửa sổ đăng nhập và đặt mật khẩu mới bằng mã xác nhận.',
        '- Đăng nhập bằng mã QR: mã hết hạn sẽ có nút làm mới. Điện thoại xác nhận phải đăng nhập cùng tài khoản.',
        '- Người khác dùng tài khoản của bạn: đổi mật khẩu ngay và đăng xuất các thiết bị khác trong mục an toàn tài khoản.',
      ],
    },
    {
      id: 'diamonds',
      title: 'Kim cương và ví',
      body: [
        'Bạn có kim cương khi [nạp](/member?type=1&isRecharge=true), điểm danh và làm nhiệm vụ. Số dư và ghi chép ba tháng gần nhất nằm trong [ví của bạn](/member?type=1).',
        '- Nạp chưa đến: kim cương được ghi khi kênh thanh toán xác nhận, thường trong vài phút. Hãy giữ mã đơn, liên hệ hỗ trợ và đừng trả lần nữa.',
        '- Bạn bấm hai lần: cùng một thao tác chỉ được ghi một lần.',
        '- Lì xì chưa ai nhận hết: phần còn lại tự hoàn cho người gửi khi hết giờ.',
      ],
    },
    {
      id: 'broadcasting',
      title: 'Phát sóng',
      body: [
        'Trước tiên hãy gửi [đơn đăng ký](/member?type=7). Khi được duyệt, đặt tiêu đề và ảnh bìa trong [trung tâm BLV](/member?type=9). Bạn có thể đẩy luồng bằng OBS, ffmpeg hoặc phát ngay từ trình duyệt.',
        'Phòng tự mở khi có hình đầu tiên. Nếu không còn tín hiệu một thời gian, buổi phát kết thúc và bản ghi trở thành phát lại.',
      ],
    },
    {
      id: 'order',
      title: 'Báo cáo và xử lý',
      body: [
        'Bấm vào tên hoặc bình luận để báo cáo hay chặn ai đó. BLV và quản lý phòng có thể cấm bình luận hoặc mời người khác ra khỏi phòng; người bị mời ra không vào lại được cho đến khi được gỡ.',
        'Nếu bạn cho rằng xử lý chưa đúng, hãy nhắn cho bộ phận hỗ trợ, nêu rõ phòng và thời gian.',
      ],
    },
  ],
}
