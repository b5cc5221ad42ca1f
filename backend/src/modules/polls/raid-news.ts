import { type NewNotice, noticeKinds } from '../notices/notices.module'

interface Raid {
  from: { uid: number; nickname: string; startedAt: number | null }
  viewers: number
}

/** What an anchor hears whose room gets the viewers of another one; once for a broadcast that ends so. */
export function raidNews({ from, viewers }: Raid): NewNotice {
  const { uid, nickname, startedAt } = from
  return {
    kind: noticeKinds.raid,
    key: `raid-${uid}-${startedAt ?? 0}`,
    title: {
      zh: `${nickname} 把观众送到了你的直播间`,
      en: `${nickname} sends you the viewers of the own room`,
      vi: `${nickname} gửi người xem sang phòng của bạn`,
    },
    content: {
      zh: `对方直播间刚才有 ${viewers} 位观众，和他们打个招呼吧。`,
      en: `Viewers there a moment ago: ${viewers}. Say hello to them.`,
      vi: `Phòng đó vừa có ${viewers} người xem. Hãy chào họ nhé.`,
    },
    url: '/member?type=9',
  }
}
