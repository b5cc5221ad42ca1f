import type { GoalData } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import type { PushText, PushWords } from './outbox.queries'

type Names = Record<Language, string>
export interface PushedMatch {
  competition: Names
  home: Names
  away: Names
}

const each = (make: (language: Language) => PushText): PushWords => ({ zh: make('zh'), en: make('en'), vi: make('vi') })

/** Sides of a goal in a language. */
const sidesOf = (goal: GoalData, language: Language): { home: string; away: string } => ({
  home: goal[`home_team_name_${language}`] ?? goal.home_team_name_en,
  away: goal[`away_team_name_${language}`] ?? goal.away_team_name_en,
})

const goalFor: Record<Language, (side: string) => string> = {
  zh: (side) => `${side}进球`,
  en: (side) => `Goal for ${side}`,
  vi: (side) => `${side} ghi bàn`,
}
const somethingHappened: Record<Language, string> = {
  zh: '比赛有新动态',
  en: 'Something happened in this match',
  vi: 'Trận đấu có diễn biến mới',
}

/** Who scored, when, and how it stands. */
export const goalWords = (goal: GoalData): PushWords =>
  each((language) => {
    const { home, away } = sidesOf(goal, language)
    return {
      title: `${home} ${goal.home_score}–${goal.away_score} ${away}`,
      body: `${goal.match_str} ${goalFor[language](goal.iszhu === 1 ? home : away)}`,
    }
  })

/** For who hides scores: that something happened, not what. */
export const safeGoalWords = (goal: GoalData): PushWords =>
  each((language) => {
    const { home, away } = sidesOf(goal, language)
    return { title: `${home} vs ${away}`, body: somethingHappened[language] }
  })

export function kickOffWords({ competition, home, away }: PushedMatch): PushWords {
  return {
    zh: { title: `${home.zh} vs ${away.zh}`, body: `${competition.zh} · 比赛开始了` },
    en: { title: `${home.en} vs ${away.en}`, body: `${competition.en} · Kick-off` },
    vi: { title: `${home.vi} vs ${away.vi}`, body: `${competition.vi} · Trận đấu bắt đầu` },
  }
}

/** A language the story has no version in gets that of the one it has. */
export function articleWords(titles: Partial<Record<Language, string>>): PushWords {
  const [any = ''] = Object.values(titles)
  return {
    zh: { title: '你关注的球队有新资讯', body: titles.zh ?? any },
    en: { title: 'News of a team you follow', body: titles.en ?? any },
    vi: { title: 'Tin mới về đội bạn theo dõi', body: titles.vi ?? any },
  }
}

/** Who wrote; what was written stays in the site. */
export function messageWords(nickname: string): PushWords {
  return {
    zh: { title: nickname, body: '给你发来一条私信' },
    en: { title: nickname, body: 'Sent you a private message' },
    vi: { title: nickname, body: 'Đã gửi cho bạn một tin nhắn riêng' },
  }
}
