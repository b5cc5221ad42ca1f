import type { InfoText } from '../info-text'

export const text: InfoText = {
  title: 'Thỏa thuận BLV và quy tắc cộng đồng',
  lead: 'Điều kiện, quy tắc và thu nhập của BLV phát sóng tại đây, cùng các quy tắc mọi người giữ trong phòng và nhóm.',
  sections: [
    {
      id: 'qualification',
      title: '1. Ai được phát sóng',
      body: [
        'Người dùng từ 18 tuổi đã qua xét duyệt danh tính có thể trở thành BLV. Họ tên, giấy tờ và liên hệ phải đúng và khớp với tài khoản nhận tiền.',
        'Khi bị từ chối, lý do sẽ được nêu và bạn có thể gửi lại. Tư cách BLV là của riêng bạn: không đưa tài khoản hay khóa luồng cho người khác.',
      ],
    },
    {
      id: 'room',
      title: '2. Phòng của bạn',
      body: [
        'Tiêu đề, ảnh bìa và thông báo phải đúng nội dung, không phóng đại hay gây hiểu lầm. Tiêu đề tối đa 30 ký tự, thông báo 50 ký tự, ảnh bìa PNG hoặc JPG tối đa 5 MB.',
        'Hãy bắt đầu đúng giờ các buổi đã lên lịch. Nếu phải hủy, hãy xóa lịch sớm: người đã đặt lịch sẽ thấy thay đổi.',
      ],
    },
    {
      id: 'content',
      title: '3. Nội dung phát sóng',
      body: [
        '- Chỉ dùng hình ảnh, âm thanh và nhạc bạn có quyền. Khi chưa có bản quyền, hãy bình luận bằng sơ đồ chiến thuật và dữ liệu, không tiếp sóng tín hiệu trận đấu.',
        '- Không phát nội dung trái phép, khiêu dâm, bạo lực, cờ bạc; không mời cá cược, nạp hộ hay giao dịch ngoài trang.',
        '- Không dụ trẻ vị thành niên tặng quà, không xin tiền dưới danh nghĩa kết quả hay bốc thăm.',
        '- Quảng cáo phải ghi rõ và đúng pháp luật.',
      ],
    },
    {
      id: 'order',
      title: '4. Trật tự trong phòng',
      body: [
        'BLV chịu trách nhiệm về trật tự phòng mình và có thể đặt tối đa 200 quản lý. Quản lý có thể cấm, bỏ cấm bình luận và mời người xem ra; quý tộc bậc cao chỉ BLV hoặc nền tảng mới được mời ra.',
        'Không dùng quyền này để trả thù hay gây sức ép. Người xem có thể khiếu nại; nền tảng có thể hủy xử lý sai và thu hồi quyền quản lý.',
      ],
    },
    {
      id: 'community',
      title: '5. Quy tắc cộng đồng (cho mọi người)',
      body: [
        '- Tranh luận về trận đấu, không công kích cá nhân: không xúc phạm cầu thủ, trọng tài, BLV và người hâm mộ.',
        '- Không tiết lộ tỷ số ở nơi yêu cầu giữ kín.',
        '- Không đăng lặp: tin lặp sẽ bị chặn, tái phạm sẽ bị cấm bình luận.',
        '- Không tố bán độ khi không có bằng chứng.',
        '- Không công khai tên, số điện thoại, địa chỉ, ảnh của người khác.',
        '- Hãy báo cáo vi phạm thay vì cãi nhau; báo cáo với ý xấu cũng bị xử lý.',
      ],
    },
    {
      id: 'income',
      title: '6. Thu nhập và rút tiền',
      body: [
        'Quà được tính thành thu nhập theo tỷ lệ công bố lúc tặng, phần còn lại thuộc nền tảng. BLV không thể tự tặng quà cho mình. Tặng vòng quanh giữa các tài khoản là vi phạm và thu nhập đó bị hủy.',
        'Thu nhập có thể rút và mọi yêu cầu rút đều do người duyệt. Cũng có thể chuyển sang ví tiêu dùng; đã chuyển thì không chuyển lại và không thể rút. Thuế phải nộp do người nhận chịu; phần nền tảng phải khấu trừ được ghi trong sổ.',
        'Buổi phát bị gián đoạn không ảnh hưởng thu nhập đã ghi.',
      ],
    },
    {
      id: 'recordings',
      title: '7. Bản ghi và quyền',
      body: [
        'Buổi phát được ghi lại để xem lại, thường giữ 30 ngày, phục vụ người xem và kiểm tra báo cáo. Bạn giữ quyền của mình và cho phép nền tảng phát, chuyển mã, lấy ảnh bìa và giới thiệu trên trang.',
        'Khi chủ sở hữu quyền khiếu nại, nền tảng trước hết ngừng phát và báo cho bạn; bạn có thể giải trình.',
      ],
    },
    {
      id: 'breach',
      title: '8. Vi phạm',
      body: [
        'Tùy trường hợp: nhắc nhở, dừng buổi phát, tạm ngưng, thu hồi tư cách BLV hoặc khóa tài khoản; nghi vấn phạm pháp được chuyển cơ quan chức năng. Thu nhập từ vi phạm có thể bị đóng băng, sau kiểm tra sẽ hủy hoặc trả lại.',
        'Mọi xử lý đều ghi lý do. Bạn có thể khiếu nại trong 30 ngày.',
      ],
    },
    {
      id: 'ending',
      title: '9. Khi bạn dừng',
      body: [
        'Bạn có thể dừng bất cứ lúc nào hoặc nhờ hỗ trợ kết thúc tư cách BLV. Thu nhập đã duyệt vẫn rút được; hãy rút trước khi xóa tài khoản.',
      ],
    },
  ],
}
