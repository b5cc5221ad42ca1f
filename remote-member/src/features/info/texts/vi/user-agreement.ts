import type { InfoText } from '../info-text'

export const text: InfoText = {
  title: 'Thỏa thuận người dùng',
  lead: 'Quyền và nghĩa vụ của bạn khi dùng trang này. Khi đăng ký hoặc đăng nhập, bạn xác nhận đã đọc và đồng ý với thỏa thuận này và [chính sách riêng tư](/about-user?type=4).',
  sections: [
    {
      id: 'parties',
      title: '1. Phạm vi áp dụng',
      body: [
        'Thỏa thuận này được lập giữa bạn và đơn vị vận hành trang, áp dụng cho mọi dịch vụ: trực tiếp, tỷ số, dữ liệu, tin tức, video, nhóm, tin nhắn riêng, trung tâm thành viên và vật phẩm ảo.',
        'Việc phát sóng còn theo [thỏa thuận BLV và quy tắc cộng đồng](/about-user?type=5), việc nạp theo [thỏa thuận nạp kim cương](/about-user?type=6). Nếu có khác biệt, thỏa thuận riêng được ưu tiên.',
      ],
    },
    {
      id: 'account',
      title: '2. Tài khoản',
      body: [
        'Mỗi số điện thoại một tài khoản. Hãy dùng số của chính bạn, cung cấp thông tin đúng, giữ kín mật khẩu và mã xác nhận. Bộ phận hỗ trợ không bao giờ hỏi mật khẩu, mã hay mật khẩu thanh toán.',
        'Tài khoản chỉ dành cho bạn, không được cho thuê, cho mượn, chuyển nhượng hay mua bán. Bạn chịu thiệt hại do giữ không cẩn thận; nếu thấy bất thường, hãy đổi mật khẩu ngay, đăng xuất thiết bị khác và liên hệ hỗ trợ.',
        'Người dưới 18 tuổi đọc thỏa thuận này cùng người giám hộ và chỉ dùng trang khi được đồng ý. Trẻ vị thành niên không được nạp, rút, tặng quà hay đăng ký làm BLV.',
      ],
    },
    {
      id: 'conduct',
      title: '3. Nội dung bạn đăng',
      body: [
        'Bạn chịu trách nhiệm về biệt danh, ảnh, chữ ký, trò chuyện, bình luận bay, loa, bài viết, bình luận, video và tin nhắn riêng của mình. Không được đăng:',
        '- nội dung trái pháp luật, gây hại an ninh và trật tự xã hội;',
        '- nội dung khiêu dâm, bạo lực, cờ bạc, ma túy, lừa đảo hoặc lôi kéo giao dịch ngoài trang;',
        '- lời xúc phạm, vu khống, kỳ thị, quấy rối hoặc thông tin cá nhân của người khác;',
        '- nội dung xâm phạm bản quyền, nhãn hiệu, quyền hình ảnh;',
        '- tin đồn, nội dung lặp, quảng cáo và mọi hình thức xin tiền.',
        'Bạn giữ quyền với nội dung của mình và cho phép chúng tôi lưu trữ, hiển thị, chuyển mã và phân phối trên trang để cung cấp dịch vụ. Khi bạn xóa, chúng tôi ngừng hiển thị.',
      ],
    },
    {
      id: 'measures',
      title: '4. Duyệt và xử lý',
      body: [
        'Loa, đơn BLV, bài viết và video có thể được duyệt trước khi hiển thị. BLV và quản lý có thể cấm bình luận hoặc mời người dùng ra khỏi phòng của mình. Nền tảng có thể xóa nội dung, giới hạn chức năng, khóa tài khoản và lưu các ghi chép cần thiết.',
        'Mức xử lý tùy theo mức độ vi phạm và chúng tôi cố gắng nêu lý do. Bạn có thể khiếu nại trong 30 ngày; người không tham gia quyết định ban đầu sẽ xem xét lại.',
      ],
    },
    {
      id: 'virtual',
      title: '5. Kim cương, quà và quý tộc',
      body: [
        'Kim cương vàng là vật phẩm ảo của trang, dùng cho quà, bình luận màu, loa, lì xì, tước vị, dự đoán trả phí và tương tự. Kim cương không phải tiền, không mua bán giữa người dùng và không đổi ra tiền mặt.',
        'Quà, bình luận màu, loa và tước vị được coi là đã tiêu khi sử dụng. Một tháng quý tộc có 30 ngày, hết hạn thì đặc quyền kết thúc. Phần lì xì chưa ai nhận sẽ hoàn cho người gửi khi hết giờ.',
        'Mỗi kim cương đã tiêu được một điểm kinh nghiệm, đơn vị nhỏ nhất 0,1. Dự đoán vui chỉ dùng vật phẩm ảo, phần thưởng không thể rút.',
      ],
    },
    {
      id: 'income',
      title: '6. Thu nhập, chuyển đổi và rút tiền',
      body: [
        'Quà bạn nhận được tính thành thu nhập theo quy tắc công bố. Thu nhập có thể rút hoặc chuyển sang ví tiêu dùng. Việc chuyển chỉ một chiều: đã chuyển thì không chuyển lại và không thể rút nữa. Hãy kiểm tra số tiền ở trang xác nhận.',
        'Rút tiền cần thẻ ngân hàng hoặc Alipay đứng tên bạn, mật khẩu thanh toán và mã xác nhận. Mọi yêu cầu rút đều do người duyệt. Khi giấy tờ không khớp, thu nhập bất thường hoặc có vi phạm, yêu cầu bị trả lại: số tiền trở về số dư có thể rút, kèm lý do.',
      ],
    },
    {
      id: 'service',
      title: '7. Thay đổi và gián đoạn',
      body: [
        'Việc phát sóng phụ thuộc bản quyền, tín hiệu và BLV nên có thể chậm, thay đổi hoặc hủy. Tỷ số, kèo và dự đoán chỉ để tham khảo, không phải lời khuyên cá cược hay đầu tư.',
        'Một phần dịch vụ có thể tạm dừng để bảo trì và chúng tôi cố gắng báo trước. Khi gián đoạn do bất khả kháng, mạng hoặc bên thứ ba, chúng tôi khôi phục sớm nhất và chịu trách nhiệm theo pháp luật.',
      ],
    },
    {
      id: 'deletion',
      title: '8. Xóa tài khoản',
      body: [
        'Bạn có thể xóa tài khoản bất cứ lúc nào trong mục an toàn tài khoản. Trước đó hãy dùng số dư, rút thu nhập và chờ các khoản rút, lì xì, loa đang xử lý hoàn tất: việc xóa có hiệu lực ngay, tài khoản, kim cương, tước vị, cấp độ và vật phẩm không thể khôi phục.',
        'Biệt danh, ảnh, số điện thoại, giấy tờ và tài khoản nhận tiền bị xóa, trang cá nhân không còn hiển thị. Bài viết và bình luận được giữ với tác giả “người dùng đã xóa”. Sổ sách được giữ theo mã số, không có tên, theo pháp luật rồi xóa.',
      ],
    },
    {
      id: 'changes',
      title: '9. Sửa đổi, luật áp dụng và tranh chấp',
      body: [
        'Chúng tôi có thể sửa thỏa thuận này. Thay đổi quan trọng được thông báo trước khi có hiệu lực và ngày sửa gần nhất nằm ở đầu trang. Tiếp tục sử dụng là chấp nhận; nếu không, hãy ngừng sử dụng và xóa tài khoản.',
        'Luật nơi đơn vị vận hành đặt trụ sở được áp dụng. Tranh chấp trước hết được thương lượng, nếu không thành thì do tòa án có thẩm quyền giải quyết. Khi các ngôn ngữ khác nghĩa, bản tiếng Trung là bản quyết định.',
      ],
    },
  ],
}
