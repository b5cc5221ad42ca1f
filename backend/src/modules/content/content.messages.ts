import type { Messages } from '../../kernel/messages'

export const contentMessages: Messages = {
  'comment-empty': { zh: '评论不能为空', en: 'Write something first', vi: 'Hãy nhập nội dung bình luận' },
  'article-empty': {
    zh: '请填写标题和正文',
    en: 'Title and text are required',
    vi: 'Vui lòng nhập tiêu đề và nội dung',
  },
  'article-submitted': {
    zh: '已提交，等待审核',
    en: 'Submitted, awaiting review',
    vi: 'Đã gửi, đang chờ duyệt',
  },
}
