import type { Words } from '../notices/notices.module'

/** What an applicant hears of the decision. */
export function anchorDecided(status: 1 | 2, remark: string): { title: Words; content: Words; url: string } {
  if (status === 1) {
    return {
      title: { zh: '主播申请已通过', en: 'You are a host now', vi: 'Bạn đã trở thành BLV' },
      content: {
        zh: '恭喜！现在可以在主播中心开播了',
        en: 'Congratulations! You can go live in the studio',
        vi: 'Chúc mừng! Bạn có thể phát trực tiếp ở trung tâm BLV',
      },
      url: '/member?type=9',
    }
  }
  return {
    title: { zh: '主播申请未通过', en: 'Your application as a host failed', vi: 'Đơn làm BLV không được duyệt' },
    content: {
      zh: `原因：${remark}。修改后可以重新申请`,
      en: `Reason: ${remark}. You can change it and apply again`,
      vi: `Lý do: ${remark}. Bạn có thể sửa và nộp lại`,
    },
    url: '/member?type=7',
  }
}
