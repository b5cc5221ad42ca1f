import type { Messages } from '../../kernel/messages'

export const contentMessages: Messages = {
  'comment-empty': { zh: '评论不能为空', en: 'Write something first', vi: 'Hãy nhập nội dung bình luận' },
  'article-empty': {
    zh: '请填写标题和正文',
    en: 'Title and text are required',
    vi: 'Vui lòng nhập tiêu đề và nội dung',
  },
  'dynamic-file': {
    zh: '只能使用在本站上传的图片和视频',
    en: 'Use pictures and videos that were uploaded here',
    vi: 'Chỉ dùng ảnh và video đã tải lên tại đây',
  },
  'dynamic-files': {
    zh: '最多 4 张图片或 1 个视频',
    en: 'Four pictures or one video at most',
    vi: 'Tối đa 4 ảnh hoặc 1 video',
  },
  'article-submitted': {
    zh: '已提交，等待审核',
    en: 'Submitted, awaiting review',
    vi: 'Đã gửi, đang chờ duyệt',
  },
}
