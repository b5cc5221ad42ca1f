import type { Language } from '../../../kernel/messages'
import { element } from '../xml'
import { colours, line, photo } from './drawing.rules'
import { emblemPlace, profilePicture, type Told } from './profile-picture.rules'

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

const { side } = emblemPlace
const face = { x: emblemPlace.x, y: emblemPlace.y, width: side, height: side }
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
function figuresOf({ decided, hits, returnRate }: ExpertFacts, lang: Language): Told[] {
  if (decided === 0) return []
  const gain = `${returnRate > 0 ? '+' : ''}${returnRate}%`
  return [
    { value: `${Math.round((hits / decided) * 100)}%`, label: words.rate[lang] },
    { value: String(decided), label: words.decided[lang] },
    { value: gain, label: words.return[lang] },
  ]
}

/** The picture of an expert as SVG: face, name, and the record that follows from results. */
export function expertPicture(facts: ExpertFacts, lang: Language, siteName: string): string {
  const { nickname: name, about } = facts
  return profilePicture({ emblem: faceOf(facts), name, about, figures: figuresOf(facts, lang) }, lang, siteName)
}
