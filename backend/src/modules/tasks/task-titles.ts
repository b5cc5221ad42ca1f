import type { Language } from '../../kernel/messages'
import type { Task } from './tasks.rules'

/** A check-in of that day of its week, as its booking keeps it. */
export const checkInTitle = (cycleDay: number): Record<Language, string> => ({
  zh: `第 ${cycleDay} 天`,
  en: `Day ${cycleDay}`,
  vi: `Ngày ${cycleDay}`,
})

/** Titles of the tasks, as the bookings of their rewards keep them. */
export const taskTitles: Readonly<Record<Task['key'], Record<Language, string>>> = {
  watch: { zh: '观看直播 30 分钟', en: 'Watch live for 30 minutes', vi: 'Xem trực tiếp 30 phút' },
  barrage: { zh: '发送一条弹幕', en: 'Send a barrage message', vi: 'Gửi một bình luận bay' },
  share: { zh: '分享直播间', en: 'Share a room', vi: 'Chia sẻ phòng trực tiếp' },
  gift: { zh: '送出任意礼物', en: 'Send any gift', vi: 'Tặng một món quà bất kỳ' },
  post: { zh: '发布动态或评论', en: 'Post or comment', vi: 'Đăng bài hoặc bình luận' },
}
