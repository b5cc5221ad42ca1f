import type { Messages } from '../../../kernel/messages'
import type { Words } from '../../notices/notices.module'

/** What a member hears who became a moderator of a circle, or is none any more. */
export function appointmentWords({ zh, en, vi }: Words, isOn: boolean): { title: Words; content: Words } {
  return isOn
    ? {
        title: {
          zh: `你已成为“${zh}”的版主`,
          en: `You are a moderator of ${en} now`,
          vi: `Bạn đã là điều hành viên của ${vi}`,
        },
        content: {
          zh: '你可以隐藏帖子和评论、置顶帖子、编辑圈规。',
          en: 'You can hide posts and comments, pin posts and edit the rules.',
          vi: 'Bạn có thể ẩn bài đăng và bình luận, ghim bài và sửa nội quy.',
        },
      }
    : {
        title: {
          zh: `你不再是“${zh}”的版主`,
          en: `You are no longer a moderator of ${en}`,
          vi: `Bạn không còn là điều hành viên của ${vi}`,
        },
        content: { zh: '感谢你的付出。', en: 'Thank you for your work.', vi: 'Cảm ơn bạn đã đóng góp.' },
      }
}

/** Why something in a circle is not to be done. */
export const circleOrderMessages: Messages = {
  'circle-not-moderator': {
    zh: '只有该圈子的版主可以这样做',
    en: 'Only moderators of this circle can do this',
    vi: 'Chỉ điều hành viên của cộng đồng này mới làm được',
  },
  'circle-moderator-peer': {
    zh: '不能隐藏其他版主或运营人员的内容',
    en: 'What other moderators and operators wrote can not be hidden',
    vi: 'Không thể ẩn nội dung của điều hành viên khác hoặc ban quản trị',
  },
  'circle-moderators-full': {
    zh: '一个圈子最多 {most} 位版主',
    en: 'A circle has {most} moderators at most',
    vi: 'Mỗi cộng đồng có tối đa {most} điều hành viên',
  },
  'circle-pins-full': {
    zh: '每种语言最多置顶 {most} 条帖子，请先取消一条',
    en: '{most} posts can be pinned in each language, please unpin one first',
    vi: 'Mỗi ngôn ngữ ghim tối đa {most} bài, hãy bỏ ghim một bài trước',
  },
  'circle-hidden': {
    zh: '已隐藏，作者会收到原因',
    en: 'Hidden. The author is told why',
    vi: 'Đã ẩn, tác giả sẽ biết lý do',
  },
  'circle-rules-saved': { zh: '圈规已保存', en: 'The rules are saved', vi: 'Đã lưu nội quy' },
}
