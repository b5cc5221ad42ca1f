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
  'video-sent-already': {
    zh: '这个视频已经提交过了',
    en: 'This video was sent in already',
    vi: 'Video này đã được gửi rồi',
  },
}
