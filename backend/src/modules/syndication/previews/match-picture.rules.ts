import type { Language } from '../../../kernel/messages'
import { element } from '../xml'
import { colours, line, picture } from './drawing.rules'
import { fitting } from './lines.rules'

interface Side {
  names: Readonly<Record<Language, string>>
  /** "letters,first,second,field,shape,letter colour", or empty. */
  crest: string
  /** Undefined before the start. */
  score: number | undefined
}

/** What the picture of a match shows. */
export interface PicturedMatch {
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
const shield = 'M20 2 36 6v15c0 8.5-6.5 14-16 17.5C10.5 35 4 29.5 4 21V6z'
const isColour = (text: string | undefined): text is string => /^#[\da-f]{3,6}$/i.test(text ?? '')

function crest({ crest: recipe, names }: Side, x: number): string {
  const [letters = '', first, second, , , ink] = recipe.split(',')
  const fields = [isColour(first) ? first : colours.raised, isColour(second) ? second : '#3d4b57']
  const text = letters || [...names.en][0] || ''
  return element(
    'g',
    [
      element('path', undefined, { d: shield, fill: fields[0] ?? '' }),
      element('path', undefined, { d: shield, fill: fields[1] ?? '', 'clip-path': 'url(#half)' }),
      line(text, 20, 25, 13, {
        fill: isColour(ink) ? ink : '#fff',
        'font-weight': '700',
        // Readable on any two colours.
        stroke: '#000a',
        'stroke-width': '1.4',
        'paint-order': 'stroke',
      }),
    ],
    { transform: `translate(${x - 110} 150) scale(5.5)` },
  )
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
  const [time, day] = momentOf(match.kickoff, lang)
  const hasScore = state !== 'upcoming' && home.score !== undefined && away.score !== undefined
  const [large, small] = hasScore ? [`${home.score} - ${away.score}`, states[state][lang]] : [time, day]
  const name = (side: Side, x: number) => line(side.names[lang], x, 455, fitting(side.names[lang], 360, 46))
  const competition = match.competition[lang]
  return picture(
    [
      element('clipPath', element('rect', undefined, { x: '20', width: '20', height: '40' }), { id: 'half' }),
      element(
        'g',
        [
          line(competition, 600, 88, fitting(competition, 1_000, 38), { fill: colours.quiet }),
          crest(home, 250),
          crest(away, 950),
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
