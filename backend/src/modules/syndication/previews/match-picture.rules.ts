import type { Language } from '../../../kernel/messages'
import { element } from '../xml'
import { crest } from './crest.rules'
import { colours, line, picture } from './drawing.rules'
import { fitting } from './lines.rules'

interface Side {
  id: number
  names: Readonly<Record<Language, string>>
  /** Undefined before the start. */
  score: number | undefined
}

/** What the picture of a match shows. */
export interface PicturedMatch {
  sport: 'football' | 'basketball'
  competition: Readonly<Record<Language, string>>
  state: 'upcoming' | 'live' | 'finished'
  /** Epoch seconds. */
  kickoff: number
  home: Side
  away: Side
}

const locales: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB', vi: 'vi-VN' }
const states: Readonly<Record<'live' | 'finished', Readonly<Record<Language, string>>>> = {
  live: { zh: '进行中', en: 'Live', vi: 'Đang diễn ra' },
  finished: { zh: '完场', en: 'Full time', vi: 'Kết thúc' },
}

function momentOf(kickoff: number, lang: Language): [string, string] {
  const at = new Date(kickoff * 1_000)
  // The site's own clock.
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[lang], { timeZone: 'Asia/Shanghai', ...options }).format(at)
  return [format({ hour: '2-digit', minute: '2-digit', hour12: false }), format({ dateStyle: 'medium' })]
}

/** The picture of a match as SVG: crests, names, and the score or when it begins. */
export function matchPicture(match: PicturedMatch, lang: Language, siteName: string): string {
  const { home, away, state } = match
  const isRound = match.sport === 'basketball'
  const [time, day] = momentOf(match.kickoff, lang)
  const hasScore = state !== 'upcoming' && home.score !== undefined && away.score !== undefined
  const [large, small] = hasScore ? [`${home.score} - ${away.score}`, states[state][lang]] : [time, day]
  const name = (side: Side, x: number) => line(side.names[lang], x, 455, fitting(side.names[lang], 360, 46))
  const emblem = ({ id, names }: Side, x: number) =>
    crest({ id, name: names[lang] }, { x: x - 110, y: 150, scale: 5.5 }, isRound)
  const competition = match.competition[lang]
  return picture(
    [
      element(
        'g',
        [
          line(competition, 600, 88, fitting(competition, 1_000, 38), { fill: colours.quiet }),
          emblem(home, 250),
          emblem(away, 950),
          name(home, 250),
          name(away, 950),
          line(large, 600, 310, fitting(large, 330, 110), { 'font-weight': '700' }),
          line(small, 600, 372, 32, { fill: state === 'live' ? colours.accent : colours.quiet }),
        ],
        { 'text-anchor': 'middle' },
      ),
    ],
    lang,
    siteName,
  )
}
