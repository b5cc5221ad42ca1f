import type { Messages } from '../../kernel/messages'

/** Texts of applications to become an anchor. */
export const applicationMessages: Messages = {
  'application-sent': {
    zh: '申请已提交，请等待审核',
    en: 'Your application was sent and awaits review',
    vi: 'Đã gửi đơn, vui lòng chờ xét duyệt',
  },
  'application-waiting': {
    zh: '您的申请正在审核中，请勿重复提交',
    en: 'Your application is already awaiting review',
    vi: 'Đơn của bạn đang chờ xét duyệt',
  },
  'application-unknown': { zh: '该申请不存在', en: 'There is no such application', vi: 'Đơn này không tồn tại' },
  'application-decided': {
    zh: '该申请已审核过',
    en: 'This application was decided before',
    vi: 'Đơn này đã được xét duyệt trước đó',
  },
  'application-approved': { zh: '已通过申请', en: 'Approved', vi: 'Đã chấp thuận' },
  'application-rejected': { zh: '已驳回申请', en: 'Rejected', vi: 'Đã từ chối' },
  'anchor-already': {
    zh: '您已是认证主播',
    en: 'You are an approved host already',
    vi: 'Bạn đã là BLV được duyệt',
  },
  'real-name-wrong': { zh: '请填写真实姓名', en: 'Please enter your real name', vi: 'Vui lòng nhập họ tên thật' },
  'id-number-wrong': { zh: '身份证号不正确', en: 'The ID number is not correct', vi: 'Số giấy tờ không đúng' },
  'id-number-taken': {
    zh: '该身份证号已通过其他账号的认证',
    en: 'This ID number was approved for another account',
    vi: 'Số giấy tờ này đã được duyệt cho tài khoản khác',
  },
  'applicant-too-young': {
    zh: '未满 18 周岁不能申请',
    en: 'Applicants must be 18 years old or older',
    vi: 'Người nộp đơn phải đủ 18 tuổi',
  },
  'contact-wrong': { zh: '联系方式格式不正确', en: 'This contact is not correct', vi: 'Thông tin liên hệ không đúng' },
  'experience-unknown': {
    zh: '请选择直播经验',
    en: 'Please choose your experience',
    vi: 'Vui lòng chọn kinh nghiệm của bạn',
  },
  'introduction-short': {
    zh: '直播经历至少 {chars} 个字',
    en: 'Please describe your experience in at least {chars} characters',
    vi: 'Vui lòng mô tả kinh nghiệm ít nhất {chars} ký tự',
  },
  'photos-wrong': {
    zh: '请重新上传证件照片，每张都不同',
    en: 'Please upload the photos of your ID again, each a different one',
    vi: 'Vui lòng tải lại các ảnh giấy tờ, mỗi ảnh khác nhau',
  },
  'remark-missing': {
    zh: '驳回时请填写原因',
    en: 'Please say why it is rejected',
    vi: 'Vui lòng ghi lý do từ chối',
  },
}
