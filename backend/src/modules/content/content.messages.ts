import type { Messages } from '../../kernel/messages'

export const contentMessages: Messages = {
  'comment-empty': { zh: '评论不能为空', en: 'Write something first', vi: 'Hãy nhập nội dung bình luận' },
  'article-empty': {
    zh: '请填写标题和正文',
    en: 'Title and text are required',
    vi: 'Vui lòng nhập tiêu đề và nội dung',
  },
  'article-short': {
    zh: '正文至少 {least} 个字',
    en: 'The text needs {least} characters at least',
    vi: 'Nội dung cần ít nhất {least} ký tự',
  },
  'article-long': {
    zh: '正文太长，请精简后再提交',
    en: 'The text is too long, please shorten it',
    vi: 'Nội dung quá dài, vui lòng rút gọn',
  },
  'article-pictures': {
    zh: '一篇文章最多 {most} 张图片',
    en: 'An article may have {most} pictures at most',
    vi: 'Mỗi bài viết có tối đa {most} ảnh',
  },
  'article-embeds': {
    zh: '一篇文章最多嵌入 {most} 个比赛、视频或积分榜',
    en: 'An article may show {most} matches, videos and tables at most',
    vi: 'Mỗi bài viết chứa tối đa {most} trận đấu, video hoặc bảng xếp hạng',
  },
  'article-foreign-picture': {
    zh: '文章里的图片和文件只能是您自己上传的，请重新上传',
    en: 'Pictures and files in an article have to be your own: please upload them again',
    vi: 'Ảnh và tệp trong bài viết phải do chính bạn tải lên, vui lòng tải lại',
  },
  'article-cover': {
    zh: '封面请使用在本站上传的图片',
    en: 'Please use a cover that was uploaded here',
    vi: 'Vui lòng dùng ảnh bìa đã tải lên tại đây',
  },
  'article-tags': {
    zh: '最多 {most} 个标签，每个不超过 {chars} 个字',
    en: 'Up to {most} tags of {chars} characters each',
    vi: 'Tối đa {most} thẻ, mỗi thẻ không quá {chars} ký tự',
  },
  'article-waiting': {
    zh: '您已有 {most} 篇文章在等待审核，请稍后再提交',
    en: '{most} of your articles await review already, please wait for them',
    vi: 'Bạn đã có {most} bài viết đang chờ duyệt, vui lòng đợi',
  },
  'article-fixed': {
    zh: '这篇文章已删除，不能再修改',
    en: 'This article is gone and can not be changed',
    vi: 'Bài viết này đã bị xóa, không thể sửa',
  },
  'article-moment': {
    zh: '发布时间要晚于现在，最远 {days} 天之内',
    en: 'The moment of publication has to lie ahead, {days} days at most',
    vi: 'Thời điểm đăng phải ở sau hiện tại, tối đa {days} ngày',
  },
  'article-moment-late': {
    zh: '已发布或未通过的文章不能设定发布时间',
    en: 'Only an article that is not published yet can wait for a moment',
    vi: 'Chỉ bài chưa đăng mới đặt được thời điểm đăng',
  },
  'draft-elsewhere': {
    zh: '这篇草稿已在其他页面或设备上改动',
    en: 'This draft was changed on another page or device',
    vi: 'Bản nháp này đã được sửa ở trang hoặc thiết bị khác',
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
  'circle-gone': {
    zh: '该圈子不存在或已关闭，请换一个圈子',
    en: 'This circle does not exist or was closed, please choose another one',
    vi: 'Cộng đồng này không tồn tại hoặc đã đóng, vui lòng chọn cộng đồng khác',
  },
  'circle-post-gone': {
    zh: '帖子不存在或已被删除',
    en: 'This post does not exist or was deleted',
    vi: 'Bài đăng không tồn tại hoặc đã bị xóa',
  },
  'circle-post-empty': {
    zh: '请填写标题或内容',
    en: 'Write a title or a text first',
    vi: 'Hãy nhập tiêu đề hoặc nội dung',
  },
  'circle-post-foreign': {
    zh: '只能删除自己的帖子',
    en: 'You can only delete your own posts',
    vi: 'Bạn chỉ có thể xóa bài đăng của mình',
  },
  'circle-post-kept': {
    zh: '已提交，审核通过后展示',
    en: 'Sent. It is shown once it has been reviewed',
    vi: 'Đã gửi. Bài sẽ hiển thị sau khi được duyệt',
  },
  'remark-needed': {
    zh: '请填写原因，作者会看到',
    en: 'Please give the reason, the author reads it',
    vi: 'Vui lòng nhập lý do, tác giả sẽ đọc được',
  },
  'article-submitted': {
    zh: '已提交，等待审核',
    en: 'Submitted, awaiting review',
    vi: 'Đã gửi, đang chờ duyệt',
  },
}
