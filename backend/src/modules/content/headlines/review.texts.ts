import { siteMoment } from '../../../kernel/site-day'
import { type NewNotice, noticeKinds, type Words } from '../../notices/notices.module'

interface NoticeText {
  title: Words
  content: Words
}

const quoted = (title: string): Words => ({ zh: `《${title}》`, en: `“${title}”`, vi: `“${title}”` })

/** The remark after the title, where there is one. */
function withReason(title: string, remark: string): Words {
  const { zh, en, vi } = quoted(title)
  return remark === '' ? { zh, en, vi } : { zh: `${zh}：${remark}`, en: `${en}: ${remark}`, vi: `${vi}: ${remark}` }
}

/** What a writer hears when the article can be read. */
export const publicationNotice = (id: number, title: string, at: number): NewNotice => ({
  kind: noticeKinds.publication,
  key: `headline-${id}-shown-${at}`,
  title: { zh: '您的文章已发布', en: 'Your article is published', vi: 'Bài viết của bạn đã được đăng' },
  content: quoted(title),
  url: `/detail?id=${id}`,
})

/** It was accepted before the moment its writer named. */
export function waitingText(title: string, publishAt: number): NoticeText {
  const { zh, en, vi } = quoted(title)
  const when = siteMoment(publishAt)
  return {
    title: {
      zh: '您的文章已通过审核，等待定时发布',
      en: 'Your article is accepted and waits for its moment',
      vi: 'Bài viết của bạn đã được duyệt và chờ đến giờ đăng',
    },
    content: { zh: `${zh}：${when}`, en: `${en}: ${when}`, vi: `${vi}: ${when}` },
  }
}

export const correctedText = (title: string): NoticeText => ({
  title: { zh: '您的更正已发布', en: 'Your correction is published', vi: 'Bản đính chính của bạn đã được đăng' },
  content: quoted(title),
})

export const refusedText = (title: string, remark: string): NoticeText => ({
  title: { zh: '您的文章未通过审核', en: 'Your article was not accepted', vi: 'Bài viết của bạn chưa được duyệt' },
  content: withReason(title, remark),
})

export const takenDownText = (title: string, remark: string): NoticeText => ({
  title: { zh: '您的文章已被下架', en: 'Your article was taken down', vi: 'Bài viết của bạn đã bị gỡ' },
  content: withReason(title, remark),
})
