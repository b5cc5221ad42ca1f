import type { Language } from '../../kernel/messages'
import { element, textElement } from './xml'

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

/** What link previews take (ogp.me, and every service that draws them). */
export const pictureSize = { width: 1_200, height: 630 }

const locales: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB', vi: 'vi-VN' }
const states: Readonly<Record<'live' | 'finished', Readonly<Record<Language, string>>>> = {
  live: { zh: '进行中', en: 'Live', vi: 'Đang diễn ra' },
  finished: { zh: '完场', en: 'Full time', vi: 'Kết thúc' },
}
const shield = 'M20 2 36 6v15c0 8.5-6.5 14-16 17.5C10.5 35 4 29.5 4 21V6z'
const isColour = (text: string | undefined): text is string => /^#[\da-f]{3,6}$/i.test(text ?? '')

/** Width in Latin letters; a Chinese sign takes two. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0)

/** The largest of the sizes at which a text has room. */
const fitting = (text: string, room: number, most: number): number =>
  Math.round(Math.min(most, room / (0.54 * Math.max(1, widthOf(text)))))

const line = (text: string, x: number, y: number, size: number, more: Readonly<Record<string, string>> = {}) =>
  textElement('text', text, { x: String(x), y: String(y), 'font-size': String(size), ...more })

function crest({ crest: recipe, names }: Side, x: number): string {
  const [letters = '', first, second, , , ink] = recipe.split(',')
  const colours = [isColour(first) ? first : '#2b3640', isColour(second) ? second : '#3d4b57']
  const text = letters || [...names.en][0] || ''
  return element(
    'g',
    [
      element('path', undefined, { d: shield, fill: colours[0] ?? '' }),
      element('path', undefined, { d: shield, fill: colours[1] ?? '', 'clip-path': 'url(#half)' }),
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
  return element(
    'svg',
    [
      element(
        'defs',
        element('clipPath', element('rect', undefined, { x: '20', width: '20', height: '40' }), { id: 'half' }),
      ),
      element('rect', undefined, { width: '1200', height: '630', fill: '#0b0f12' }),
      element('rect', undefined, { width: '1200', height: '8', fill: '#c8f031' }),
      line(competition, 600, 88, fitting(competition, 1_000, 38), { fill: '#a9b4bd' }),
      crest(home, 250),
      crest(away, 950),
      name(home, 250),
      name(away, 950),
      line(large, 600, 310, fitting(large, 330, 110), { 'font-weight': '700' }),
      line(small, 600, 372, 32, { fill: state === 'live' ? '#c8f031' : '#a9b4bd' }),
      line(siteName, 600, 580, 34, { fill: '#c8f031', 'font-weight': '700' }),
    ],
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${pictureSize.width} ${pictureSize.height}`,
      fill: '#fff',
      'text-anchor': 'middle',
      'font-family': 'Noto Sans CJK SC, Noto Sans, sans-serif',
    },
  )
}
