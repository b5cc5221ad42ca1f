import type { Messages } from '../../../kernel/messages'

export const videoMessages: Messages = {
  'video-gone': {
    zh: '视频不存在或已被删除',
    en: 'This video does not exist or was deleted',
    vi: 'Video không tồn tại hoặc đã bị xóa',
  },
  'video-file-unknown': {
    zh: '找不到您上传的文件，请重新上传',
    en: 'The file you uploaded was not found, please upload it again',
    vi: 'Không tìm thấy tệp bạn đã tải lên, vui lòng tải lại',
  },
  'video-cover-missing': {
    zh: '请上传视频封面',
    en: 'Please upload a cover for the video',
    vi: 'Vui lòng tải lên ảnh bìa cho video',
  },
  'chapter-twice': {
    zh: '两个章节的时间相同',
    en: 'Two chapters begin at the same time',
    vi: 'Hai chương bắt đầu cùng một lúc',
  },
  'chapter-empty': {
    zh: '每个章节都要有标题',
    en: 'Each chapter needs a title',
    vi: 'Mỗi chương cần có tiêu đề',
  },
  'chapter-late': {
    zh: '章节的时间超出了视频的长度',
    en: 'A chapter begins after the end of the video',
    vi: 'Có chương bắt đầu sau khi video kết thúc',
  },
  'subtitles-no-vtt': {
    zh: '这不是 WebVTT 字幕文件：第一行应为 WEBVTT',
    en: 'This is no WebVTT file: its first line must be WEBVTT',
    vi: 'Đây không phải tệp WebVTT: dòng đầu tiên phải là WEBVTT',
  },
  'subtitles-broken': {
    zh: '字幕文件第 {line} 行无法识别',
    en: 'Line {line} of the subtitles cannot be read',
    vi: 'Không đọc được dòng {line} của tệp phụ đề',
  },
  'subtitles-cue-long': {
    zh: '字幕文件第 {line} 行之后的文字超过 {chars} 字',
    en: 'The text after line {line} of the subtitles has more than {chars} characters',
    vi: 'Đoạn chữ sau dòng {line} của tệp phụ đề dài hơn {chars} ký tự',
  },
  'subtitles-many': {
    zh: '字幕不能超过 {count} 条',
    en: 'Subtitles can have {count} cues at most',
    vi: 'Phụ đề chỉ được tối đa {count} đoạn',
  },
  'subtitles-empty': {
    zh: '字幕文件里没有文字',
    en: 'There is no text in these subtitles',
    vi: 'Tệp phụ đề này không có chữ nào',
  },
  'video-sent-already': {
    zh: '这个视频已经提交过了',
    en: 'This video was sent in already',
    vi: 'Video này đã được gửi rồi',
  },
}
