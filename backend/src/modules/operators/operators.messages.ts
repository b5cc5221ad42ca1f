import type { Messages } from '../../kernel/messages'

/** Texts of the operators' own calls. */
export const operatorMessages: Messages = {
  'operator-banned': { zh: '已封禁该账号', en: 'The account is banned', vi: 'Đã khóa tài khoản' },
  'operator-unbanned': { zh: '已解除封禁', en: 'The ban is lifted', vi: 'Đã gỡ khóa tài khoản' },
  'operator-hidden': { zh: '已隐藏', en: 'Hidden', vi: 'Đã ẩn' },
  'operator-approved': { zh: '已通过并发布', en: 'Approved and published', vi: 'Đã duyệt và đăng' },
  'operator-refused': { zh: '已驳回', en: 'Refused', vi: 'Đã từ chối' },
  'operator-restored': { zh: '已恢复显示', en: 'Shown again', vi: 'Đã hiển thị lại' },
  'operator-deleted': { zh: '已删除', en: 'Deleted', vi: 'Đã xóa' },
  'operator-arranged': { zh: '已更新', en: 'Changed', vi: 'Đã cập nhật' },
  'operator-saved': { zh: '已保存，立即生效', en: 'Saved and in force', vi: 'Đã lưu và có hiệu lực' },
  'ban-self': { zh: '不能封禁自己', en: 'You can not ban yourself', vi: 'Không thể tự khóa chính mình' },
  'ban-admin': {
    zh: '不能封禁其他管理员',
    en: 'Another operator can not be banned',
    vi: 'Không thể khóa quản trị viên khác',
  },
  'ban-in-the-past': {
    zh: '封禁结束时间须晚于现在',
    en: 'The ban has to end in the future',
    vi: 'Thời điểm hết khóa phải ở tương lai',
  },
  'ban-none': { zh: '该账号未被封禁', en: 'This account is not banned', vi: 'Tài khoản này không bị khóa' },
  'info-page-wrong': {
    zh: '正文需以“# 标题”和简介开头，各节写作“## 标题 {#代号}”且有正文，三种语言的代号须一致',
    en: 'A text begins with "# Title" and what it is about; sections are "## Title {#id}" with words below, and have the same ids in all three languages',
    vi: 'Văn bản bắt đầu bằng "# Tiêu đề" và lời giới thiệu; mỗi mục viết "## Tiêu đề {#mã}" kèm nội dung, mã phải giống nhau ở cả ba ngôn ngữ',
  },
  'setting-wrong': {
    zh: '设置内容不符合要求',
    en: 'This value does not fit the setting',
    vi: 'Giá trị không hợp lệ với cài đặt này',
  },
  'banner-address': {
    zh: '链接须为站内路径或 https 地址',
    en: 'The link has to be a path of this site or an https address',
    vi: 'Liên kết phải là đường dẫn trong trang hoặc địa chỉ https',
  },
  'banner-picture': {
    zh: '图片须为本站上传的图片',
    en: 'The picture has to be one that was uploaded here',
    vi: 'Ảnh phải là ảnh đã tải lên trang này',
  },
  'banner-time': {
    zh: '结束时间须晚于开始时间',
    en: 'It has to end after it starts',
    vi: 'Thời gian kết thúc phải sau thời gian bắt đầu',
  },
}
