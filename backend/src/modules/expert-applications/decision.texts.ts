import type { Words } from '../notices/notices.module'

/** What an applicant hears of the decision. */
export function expertDecided(status: 1 | 2, remark: string): { title: Words; content: Words; url: string } {
  if (status === 1) {
    return {
      title: { zh: '专家申请已通过', en: 'You are an expert now', vi: 'Bạn đã trở thành chuyên gia' },
      content: {
        zh: '恭喜！现在可以发表文章和观点了',
        en: 'Congratulations! You can publish articles and views',
        vi: 'Chúc mừng! Bạn có thể đăng bài viết và nhận định',
      },
      url: '/member?type=28',
    }
  }
  return {
    title: { zh: '专家申请未通过', en: 'Your expert application failed', vi: 'Đơn làm chuyên gia không được duyệt' },
    content: {
      zh: `原因：${remark}。修改后可以重新申请`,
      en: `Reason: ${remark}. You can change it and apply again`,
      vi: `Lý do: ${remark}. Bạn có thể sửa và nộp lại`,
    },
    url: '/member?type=28',
  }
}
