import type { InfoTexts } from './info-texts'

export const infoPagesVi: InfoTexts = {
  about: [
    {
      title: 'Về Sát Sân',
      content:
        '<p>Sát Sân là nơi xem thể thao: trực tiếp, tỷ số, tin tức và cộng đồng trên cùng một trang. Tỷ số đứng trước trang trí, bình luận đến từ những người thật sự xem bóng.</p><p>Trang có tiếng Trung, tiếng Anh và tiếng Việt, chạy trên mọi trình duyệt máy tính.</p>',
    },
    {
      title: 'Điều chúng tôi coi trọng',
      content:
        '<ul><li>Tỷ số chính xác, hình ảnh nhanh</li><li>Người dẫn và người xem tôn trọng nhau</li><li>Mỗi viên kim cương đều được ghi lại</li></ul>',
    },
  ],
  help: [
    {
      title: 'Xem trực tiếp',
      content:
        '<p>Chọn phòng ở trang người dẫn, không cần đăng nhập. Thành viên có thể bình luận, tặng quà, theo dõi và đặt lịch.</p>',
    },
    {
      title: 'Phát sóng',
      content:
        '<p>Gửi đơn đăng ký người dẫn, sau khi duyệt hãy đặt tiêu đề, ảnh bìa và dán địa chỉ đẩy luồng vào phần mềm. Phòng sẽ tự mở.</p>',
    },
    {
      title: 'Không nhận được mã',
      content: '<p>Mỗi số chỉ nhận một mã trong 60 giây. Hãy kiểm tra mã quốc gia, sau đó liên hệ hỗ trợ.</p>',
    },
  ],
  userAgreement: [
    {
      title: 'Tài khoản',
      content: '<p>Mỗi số điện thoại một tài khoản. Hãy giữ kín mật khẩu và không cho mượn tài khoản.</p>',
    },
    {
      title: 'Phát ngôn',
      content:
        '<p>Không đăng nội dung trái phép, xúc phạm, sai sự thật hoặc xâm phạm quyền của người khác. Quản lý có thể xóa nội dung, cấm phát ngôn hoặc mời khỏi phòng.</p>',
    },
    {
      title: 'Thay đổi',
      content:
        '<p>Việc phát sóng phụ thuộc bản quyền và tín hiệu nên có thể thay đổi. Thay đổi quan trọng sẽ được thông báo trên trang.</p>',
    },
  ],
  privacy: [
    {
      title: 'Chúng tôi thu thập gì',
      content:
        '<p>Số điện thoại để đăng nhập và bảo mật; biệt danh, ảnh và chữ ký do bạn nhập; hoạt động trên trang để cung cấp dịch vụ.</p>',
    },
    {
      title: 'Sử dụng thế nào',
      content:
        '<p>Chỉ để vận hành và cải thiện dịch vụ, không bán. Giấy tờ chỉ dùng để duyệt người dẫn và rút tiền.</p>',
    },
    {
      title: 'Quyền của bạn',
      content: '<p>Xem và sửa thông tin, đăng xuất mọi thiết bị hoặc yêu cầu hỗ trợ đóng tài khoản.</p>',
    },
  ],
  anchorAgreement: [
    {
      title: 'Điều kiện',
      content:
        '<p>Người dẫn phải xác minh danh tính. Tiêu đề, thông báo và ảnh bìa phải đúng quy định; thông báo tối đa 50 ký tự.</p>',
    },
    {
      title: 'Phát sóng',
      content: '<p>Chỉ dùng hình ảnh và âm thanh bạn có quyền. Gián đoạn không ảnh hưởng thu nhập đã ghi nhận.</p>',
    },
    {
      title: 'Thu nhập',
      content: '<p>Quà nhận được có thể rút sau khi duyệt. Người dẫn không thể tự tặng quà cho mình.</p>',
    },
  ],
  topUpAgreement: [
    {
      title: 'Kim cương vàng',
      content:
        '<p>Kim cương vàng là tiền ảo dùng cho quà, quý tộc và lì xì, không đổi lại thành tiền. Mỗi kim cương đã tiêu được một điểm kinh nghiệm.</p>',
    },
    {
      title: 'Thanh toán',
      content:
        '<p>Đơn hàng theo xác nhận của kênh thanh toán, xác nhận lặp chỉ tính một lần. Nếu chưa nhận được hãy giữ mã đơn.</p>',
    },
    { title: 'Chuyển sang ví tiêu dùng', content: '<p>Số đã chuyển sang ví tiêu dùng không thể rút nữa.</p>' },
  ],
  contact: [
    {
      title: 'Liên hệ',
      content: '<p>Địa chỉ cho người dẫn, góp ý và hỗ trợ ở cuối trang. Hỗ trợ cũng trả lời tin nhắn riêng.</p>',
    },
  ],
}
