import type { Db } from '@pitchside/backend/db/db'
import { memberPath } from '@pitchside/contract'
import { coverOf, minuteMs } from './demo-file'

type Words = Record<'zh' | 'en' | 'vi', string>

const banners: { kind: string; position: number; title: Words; image: string; url: string }[] = [
  {
    kind: 'banner',
    position: 1,
    title: { zh: '足球之夜，现在开播', en: 'Football night, live now', vi: 'Đêm bóng đá, đang trực tiếp' },
    image: 'fb-hero',
    url: '/live?id=3',
  },
  {
    kind: 'banner',
    position: 1,
    title: { zh: '篮球之夜：三分雨小米', en: 'Basketball night with Xiaomi', vi: 'Đêm bóng rổ cùng Tiểu Mễ' },
    image: 'bb-hero',
    url: '/live?id=4',
  },
  {
    kind: 'advertisement',
    position: 1,
    title: { zh: '申请成为主播', en: 'Become a host', vi: 'Đăng ký làm người dẫn' },
    image: 'fb-goal',
    url: memberPath('apply'),
  },
  {
    kind: 'advertisement',
    position: 2,
    title: { zh: '每日签到领球钻', en: 'Check in daily for diamonds', vi: 'Điểm danh mỗi ngày nhận kim cương' },
    image: 'fb-sunset',
    url: memberPath('tasks'),
  },
  {
    kind: 'activity',
    position: 0,
    title: { zh: '竞猜周：连续签到七天', en: 'Seven days in a row', vi: 'Bảy ngày liên tiếp' },
    image: 'fb-violet',
    url: memberPath('tasks'),
  },
]

const notices: { kind: number; ago: number; title: Words; content: Words }[] = [
  {
    kind: 0,
    ago: 180,
    title: { zh: '文明观赛提醒', en: 'Keep it friendly', vi: 'Cổ vũ văn minh' },
    content: {
      zh: '弹幕和评论请尊重对手与主播，违规内容会被删除，情节严重者将被禁言。',
      en: 'Respect opponents and hosts in chat and comments. What breaks the rules is removed; repeated breaches mean a ban from speaking.',
      vi: 'Hãy tôn trọng đối thủ và người dẫn khi bình luận. Nội dung vi phạm sẽ bị xóa, tái phạm sẽ bị cấm phát ngôn.',
    },
  },
  {
    kind: 1,
    ago: 1_600,
    title: { zh: '播放器支持多路清晰度', en: 'More picture qualities', vi: 'Thêm nhiều mức chất lượng' },
    content: {
      zh: '原画、高清、标清、流畅可随时切换，切换时不会中断声音。',
      en: 'Original, HD, SD and smooth can be changed at any time without a break in the sound.',
      vi: 'Có thể đổi giữa gốc, HD, SD và mượt bất cứ lúc nào mà không ngắt tiếng.',
    },
  },
]

export async function seedPages(tx: Db, now: number): Promise<void> {
  for (const [sort, { kind, position, title, image, url }] of banners.entries())
    await tx.query('insert into banner (kind, position, title, image, url, sort) values ($1, $2, $3, $4, $5, $6)', [
      kind,
      position,
      JSON.stringify(title),
      coverOf(image),
      url,
      sort,
    ])
  for (const { kind, ago, title, content } of notices)
    await tx.query('insert into notice (kind, title, content, created_at) values ($1, $2, $3, $4)', [
      kind,
      JSON.stringify(title),
      JSON.stringify(content),
      now - ago * minuteMs,
    ])
}
