import type { Messages } from '../../kernel/messages'

export const uploadsMessages: Messages = {
  'upload-token-wrong': {
    zh: '上传凭证无效，请重新选择文件',
    en: 'The right to upload is not valid, please choose the file again',
    vi: 'Quyền tải lên không hợp lệ, vui lòng chọn lại tệp',
  },
  'upload-token-expired': {
    zh: '上传凭证已过期，请重试',
    en: 'The right to upload has expired, please try again',
    vi: 'Quyền tải lên đã hết hạn, vui lòng thử lại',
  },
  'upload-file-missing': {
    zh: '没有收到文件',
    en: 'No file arrived',
    vi: 'Không nhận được tệp nào',
  },
  'upload-gone': {
    zh: '这次上传已过期或已取消，请重新上传',
    en: 'This upload has expired or was cancelled, please start again',
    vi: 'Lượt tải lên này đã hết hạn hoặc bị hủy, vui lòng tải lại',
  },
  'upload-cut': {
    zh: '上传中断，可以继续上传',
    en: 'The upload was cut off, it can be continued',
    vi: 'Quá trình tải lên bị ngắt, bạn có thể tiếp tục',
  },
  'upload-offset-wrong': {
    zh: '上传位置不一致，正在重新核对',
    en: 'The upload goes on at another place, checking again',
    vi: 'Vị trí tải lên không khớp, đang kiểm tra lại',
  },
  'upload-too-large': {
    zh: '文件不能超过 {megabytes} MB',
    en: 'The file may have {megabytes} MB at most',
    vi: 'Tệp không được vượt quá {megabytes} MB',
  },
  'cover-too-large': {
    zh: '封面不能超过 {megabytes} MB',
    en: 'The cover may have {megabytes} MB at most',
    vi: 'Ảnh bìa không được vượt quá {megabytes} MB',
  },
  'video-too-large': {
    zh: '视频须小于 {megabytes} MB',
    en: 'A video must be smaller than {megabytes} MB',
    vi: 'Video phải nhỏ hơn {megabytes} MB',
  },
  'picture-type-wrong': {
    zh: '只支持 PNG、JPEG 和 WebP 图片',
    en: 'Only PNG, JPEG and WebP pictures can be used',
    vi: 'Chỉ dùng được ảnh PNG, JPEG và WebP',
  },
  'cover-type-wrong': {
    zh: '封面只支持 PNG 和 JPG 图片',
    en: 'Covers can only be PNG or JPG pictures',
    vi: 'Ảnh bìa chỉ dùng được PNG hoặc JPG',
  },
  'video-type-wrong': {
    zh: '请上传正确的视频格式（{types}）',
    en: 'Please upload the correct video format ({types})',
    vi: 'Vui lòng tải lên đúng định dạng video ({types})',
  },
  'video-broken': {
    zh: '视频文件不完整或已损坏',
    en: 'The video is incomplete or damaged',
    vi: 'Video không đầy đủ hoặc bị hỏng',
  },
  'video-parts-many': {
    zh: '视频文件结构异常，已拒绝，请重新导出后上传',
    en: 'This video is built in an unusual way and was refused: please export it again',
    vi: 'Cấu trúc tệp video bất thường nên bị từ chối, vui lòng xuất lại rồi tải lên',
  },
  'video-too-wide': {
    zh: '视频尺寸过大，每边不能超过 {pixels} 像素',
    en: 'The video is too big: {pixels} pixels a side at most',
    vi: 'Kích thước video quá lớn: mỗi cạnh tối đa {pixels} pixel',
  },
  'video-foreign-data': {
    zh: '视频内容引用了其他地址，已拒绝',
    en: 'The video takes its pictures from another place, it was refused',
    vi: 'Video lấy nội dung từ địa chỉ khác nên bị từ chối',
  },
  'picture-parts-many': {
    zh: '图片结构异常，已拒绝，请另存后重新上传',
    en: 'This picture is built in an unusual way and was refused: please save it again',
    vi: 'Cấu trúc ảnh bất thường nên bị từ chối, vui lòng lưu lại rồi tải lên',
  },
  'file-hides': {
    zh: '文件里夹带了其他内容，已拒绝',
    en: 'Something else is hidden in this file, it was refused',
    vi: 'Tệp có chứa nội dung khác ẩn bên trong nên bị từ chối',
  },
  'extension-unknown': {
    zh: '不支持 .{extension} 文件，只能上传 {known}',
    en: '.{extension} files are not accepted, only {known}',
    vi: 'Không hỗ trợ tệp .{extension}, chỉ nhận {known}',
  },
  'extension-wrong': {
    zh: '扩展名 .{extension} 与内容不符，这其实是 {type} 文件',
    en: 'The name ends in .{extension}, but the file is {type}',
    vi: 'Tên tệp có đuôi .{extension} nhưng nội dung là {type}',
  },
  'file-type-wrong': {
    zh: '不支持这种文件，或文件内容与后缀不符',
    en: 'Files of this kind can not be sent, or the file is not what its name says',
    vi: 'Không hỗ trợ loại tệp này hoặc nội dung không khớp với đuôi tệp',
  },
  'picture-too-wide': {
    zh: '图片尺寸过大，每边不能超过 {pixels} 像素',
    en: 'The picture is too big: {pixels} pixels a side at most',
    vi: 'Kích thước ảnh quá lớn: mỗi cạnh tối đa {pixels} pixel',
  },
  'picture-unreadable': {
    zh: '图片已损坏，无法读取',
    en: 'The picture is damaged and can not be read',
    vi: 'Ảnh bị hỏng, không thể đọc được',
  },
}
