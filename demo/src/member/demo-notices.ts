import { noticeKinds } from '@pitchside/backend/modules/notices/notices.module'

type Words = Record<'zh' | 'en' | 'vi', string>

export interface DemoNotice {
  kind: number
  hours: number
  isRead: boolean
  leads: 'post' | 'match' | 'room' | 'horns' | 'mall' | 'guesses' | 'wallet' | 'posts' | 'schemes'
  title: Words
  content: Words
}

const same = (text: string): Words => ({ zh: text, en: text, vi: text })

/** News of a member, one of nearly every kind; the youngest are unread. */
export const demoNotices: readonly DemoNotice[] = [
  {
    kind: noticeKinds.broadcastBegins,
    hours: 2,
    isRead: false,
    leads: 'room',
    title: { zh: '你预约的直播开始了', en: 'A broadcast you reserved is live', vi: 'Buổi phát bạn đặt đã bắt đầu' },
    content: { zh: '快来占前排', en: 'Take a seat in the front row', vi: 'Vào ngay để ngồi hàng đầu' },
  },
  {
    kind: noticeKinds.answered,
    hours: 5,
    isRead: false,
    leads: 'post',
    title: { zh: '小满 回复了你的评论', en: '小满 replied to your comment', vi: '小满 đã trả lời bình luận của bạn' },
    content: same('我第一次现场是下着雨的杯赛，球衣到现在还没洗掉泥点。'),
  },
  {
    kind: noticeKinds.thingLiked,
    hours: 9,
    isRead: false,
    leads: 'post',
    title: {
      zh: '远山、三号看台 等 6 人赞了你的帖子',
      en: '远山, 三号看台 and 4 others liked your post',
      vi: '远山, 三号看台 và 4 người khác đã thích bài đăng của bạn',
    },
    content: same('看了十年球，最怀念的还是老球场的木头看台。'),
  },
  {
    kind: noticeKinds.matchBegins,
    hours: 21,
    isRead: false,
    leads: 'match',
    title: { zh: '你预约的比赛开赛了', en: 'A match you reserved has begun', vi: 'Trận đấu bạn đặt đã bắt đầu' },
    content: { zh: '双方已经开球', en: 'The teams have kicked off', vi: 'Hai đội đã giao bóng' },
  },
  {
    kind: noticeKinds.recharge,
    hours: 46,
    isRead: true,
    leads: 'wallet',
    title: { zh: '充值成功', en: 'Your diamonds are here', vi: 'Nạp thành công' },
    content: {
      zh: '3,480 球钻已到账，其中 200 为赠送。',
      en: '3,480 diamonds were added, 200 of them as a present.',
      vi: 'Đã cộng 3.480 kim cương, trong đó tặng 200.',
    },
  },
  {
    kind: noticeKinds.horn,
    hours: 49,
    isRead: true,
    leads: 'horns',
    title: { zh: '喇叭已通过审核', en: 'Your horn was approved', vi: 'Loa của bạn đã được duyệt' },
    content: {
      zh: '「恭喜小米姐连播一百天」已在所有直播间展示',
      en: 'All rooms have seen it: “恭喜小米姐连播一百天”',
      vi: 'Mọi phòng đã thấy: “恭喜小米姐连播一百天”',
    },
  },
  {
    kind: noticeKinds.exchange,
    hours: 74,
    isRead: true,
    leads: 'mall',
    title: { zh: '兑换的商品已发货', en: 'Your exchange was sent', vi: 'Món đổi đã được gửi' },
    content: { zh: '请留意收货。', en: 'It is on its way.', vi: 'Hàng đang trên đường.' },
  },
  {
    kind: noticeKinds.guess,
    hours: 120,
    isRead: true,
    leads: 'guesses',
    title: { zh: '竞猜猜中了', en: 'You guessed right', vi: 'Bạn đã đoán đúng' },
    content: { zh: '获得 70 球钻。', en: '70 diamonds for you.', vi: 'Bạn nhận 70 kim cương.' },
  },
  {
    kind: noticeKinds.publication,
    hours: 258,
    isRead: true,
    leads: 'posts',
    title: { zh: '你的帖子未通过审核', en: 'Your post was refused', vi: 'Bài đăng của bạn không được duyệt' },
    content: same('请不要发布与球赛无关的内容'),
  },
  {
    kind: noticeKinds.scheme,
    hours: 300,
    isRead: true,
    leads: 'schemes',
    title: {
      zh: '你关注的专家发布了新方案',
      en: 'An expert you follow has a new scheme',
      vi: 'Chuyên gia bạn theo dõi vừa có nhận định mới',
    },
    content: { zh: '开赛前可查看', en: 'Open until the start of the match', vi: 'Xem được đến khi trận bắt đầu' },
  },
]
