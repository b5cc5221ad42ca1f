import type { RoomMatch } from '../live/live.module'
import type { Words } from '../notices/notices.module'

interface Texts {
  title: Words
  content: Words
}

/** An anchor somebody waits for is on air. */
export function broadcastBegins(nickname: string, title: string): Texts {
  return {
    title: {
      zh: `${nickname} 开播了`,
      en: `${nickname} is live`,
      vi: `${nickname} đang phát trực tiếp`,
    },
    content: {
      zh: `你预约的直播「${title}」已开始，快来围观`,
      en: `The broadcast you reserved has begun: ${title}`,
      vi: `Buổi phát bạn đã đặt đã bắt đầu: ${title}`,
    },
  }
}

/** A match somebody waits for has begun. */
export function matchBegins({ competition, home, away }: RoomMatch): Texts {
  const sides = (language: keyof Words): string => `${home.names[language]} vs ${away.names[language]}`
  return {
    title: {
      zh: `${sides('zh')} 开赛了`,
      en: `${sides('en')} has begun`,
      vi: `${sides('vi')} đã bắt đầu`,
    },
    content: {
      zh: `你预约的${competition.zh}比赛已开始`,
      en: `The match you reserved has begun (${competition.en})`,
      vi: `Trận đấu bạn đã đặt đã bắt đầu (${competition.vi})`,
    },
  }
}
