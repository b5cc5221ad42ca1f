import type { Messages } from '../../kernel/messages'

export const uploadsMessages: Messages = {
  'upload-token-wrong': {
    zh: '上传凭证无效，请重新选择图片',
    en: 'The right to upload is not valid, please choose the picture again',
    vi: 'Quyền tải lên không hợp lệ, vui lòng chọn lại ảnh',
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
  'upload-too-large': {
    zh: '文件不能超过 {megabytes} MB',
    en: 'The file may have {megabytes} MB at most',
    vi: 'Tệp không được vượt quá {megabytes} MB',
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
    zh: '请上传正确的视频格式（MP4）',
    en: 'Please upload the correct video format (MP4)',
    vi: 'Vui lòng tải lên đúng định dạng video (MP4)',
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
