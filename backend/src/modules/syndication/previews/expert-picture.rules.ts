import type { Language } from '../../../kernel/messages'
import { element } from '../xml'
import { colours, line, photo, picture } from './drawing.rules'
import { fitting, linesOf } from './lines.rules'

/** What the picture of an expert shows. */
export interface ExpertFacts {
  nickname: string
  /** Path of a picture of the site; anything else: a face pages draw, of which the first letter is shown. */
  avatar: string
  about: string
  /** Schemes with a result, and those that were right. */
  decided: number
  hits: number
  /** Per cent won or lost with one unit on each. */
  returnRate: number
}

type Words = Readonly<Record<Language, string>>

const words: Readonly<Record<'rate' | 'decided' | 'return', Words>> = {
  rate: { zh: '命中率', en: 'Hit rate', vi: 'Tỷ lệ trúng' },
  decided: { zh: '已结方案', en: 'Settled picks', vi: 'Nhận định đã có kết quả' },
  return: { zh: '回报率', en: 'Return', vi: 'Lợi suất' },
}

const side = 240
const face = { x: 60, y: 80, width: side, height: side }
const middle = { x: face.x + side / 2, y: face.y + side / 2 }

function faceOf({ avatar, nickname }: ExpertFacts): string[] {
  const circle = { cx: String(middle.x), cy: String(middle.y), r: String(side / 2) }
  const [first = ''] = nickname
  return [
    element('clipPath', element('circle', undefined, circle), { id: 'face' }),
    element('circle', undefined, { ...circle, fill: colours.raised }),
    line(first.toUpperCase(), middle.x, middle.y + 42, 120, { 'text-anchor': 'middle', 'font-weight': '700' }),
    ...(avatar.startsWith('/') ? [photo(avatar, face, { 'clip-path': 'url(#face)' })] : []),
  ]
}

/** Nobody is called good or bad by no results. */
function figuresOf({ decided, hits, returnRate }: ExpertFacts): [keyof typeof words, string][] {
  if (decided === 0) return []
  const gain = `${returnRate > 0 ? '+' : ''}${returnRate}%`
  return [
    ['rate', `${Math.round((hits / decided) * 100)}%`],
    ['decided', String(decided)],
    ['return', gain],
  ]
}

/** The picture of an expert as SVG: face, name, and the record that follows from results. */
export function expertPicture(facts: ExpertFacts, lang: Language, siteName: string): string {
  const about = linesOf(facts.about, lang, { width: 780, fontSize: 34, lines: 2 })
  const figures = figuresOf(facts).flatMap(([what, value], at) => {
    const x = 60 + at * 360
    const label = words[what][lang]
    return [
      line(value, x, 450, 76, { 'font-weight': '700' }),
      line(label, x, 502, fitting(label, 330, 30), { fill: colours.quiet }),
    ]
  })
  return picture(
    [
      ...faceOf(facts),
      line(facts.nickname, 350, 172, fitting(facts.nickname, 790, 68), { 'font-weight': '700' }),
      ...about.map((text, at) => line(text, 350, 238 + at * 48, 34, { fill: colours.quiet })),
      ...figures,
    ],
    lang,
    siteName,
  )
}
