import type { InfoText } from '../info-text'

export const text: InfoText = {
  title: 'Về chúng tôi',
  lead: 'Sát Sân là nơi xem thể thao trên trình duyệt máy tính: trực tiếp, tỷ số, dữ liệu, tin tức và cộng đồng trong cùng một trang.',
  sections: [
    {
      id: 'what',
      title: 'Chúng tôi làm gì',
      body: [
        'Bạn có thể xem các buổi phát sóng thể thao của BLV, theo dõi tỷ số trực tiếp bóng đá, bóng rổ và thể thao điện tử, tra bảng xếp hạng, lịch thi đấu và cầu thủ, đọc tin, xem video và trò chuyện về trận đấu trong các nhóm và phòng trực tiếp.',
        'Phần lớn nội dung không cần đăng nhập. Khi đã đăng nhập, bạn có thể gửi bình luận, tặng quà, theo dõi BLV, đặt lịch trận đấu và lưu yêu thích.',
      ],
    },
    {
      id: 'principles',
      title: 'Điều chúng tôi coi trọng',
      body: [
        '- Tỷ số đứng trước trang trí: tỷ số, thời gian và giải đấu luôn được thấy đầu tiên.',
        '- Hình ảnh nhanh, mất kết nối thì tự khôi phục, bạn không phải tìm lại trận đấu.',
        '- Mỗi viên kim cương đều có dòng ghi chép, bấm hai lần không bị trừ hai lần.',
        '- BLV và người xem tôn trọng nhau; quy tắc được viết rõ và mọi xử lý đều được ghi lại.',
      ],
    },
    {
      id: 'data',
      title: 'Tỷ số, kèo và dự đoán',
      body: [
        'Tỷ số và thống kê đến từ nhà cung cấp dữ liệu và có thể chậm hơn trên sân vài giây. Trang sẽ báo khi dữ liệu gián đoạn và giữ kết quả cuối cùng cho đến khi có lại.',
        'Chỉ số kèo và dự đoán chỉ giúp hiểu trận đấu, không phải lời khuyên cá cược. Trang không tổ chức cá cược bằng tiền và không dẫn người xem tới trang cá cược.',
      ],
    },
    {
      id: 'languages',
      title: 'Ngôn ngữ và khả năng tiếp cận',
      body: [
        'Trang có tiếng Trung, tiếng Anh và tiếng Việt. Tiêu đề, trò chuyện và bình luận giữ nguyên ngôn ngữ của người viết.',
        'Mọi chức năng đều dùng được bằng bàn phím, với giao diện tối và sáng. Khi hệ thống của bạn yêu cầu giảm chuyển động, bình luận bay và hiệu ứng quà sẽ đứng yên.',
      ],
    },
    {
      id: 'contact',
      title: 'Liên hệ',
      body: [
        'Địa chỉ cho BLV, góp ý và hỗ trợ nằm ở cuối mỗi trang. Thành viên cũng có thể nhắn tin riêng cho bộ phận hỗ trợ.',
        'Với vấn đề vi phạm bản quyền, bảo vệ trẻ vị thành niên và dữ liệu cá nhân, vui lòng gửi email kèm địa chỉ trang để chúng tôi kiểm tra nhanh.',
      ],
    },
  ],
}
