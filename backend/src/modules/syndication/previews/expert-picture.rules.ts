import { chosenFace, drawnFace } from '@pitchside/base/portrait'
import type { Language } from '../../../kernel/messages'
import { element } from '../xml'
import { photo } from './drawing.rules'
import { emblemPlace, profilePicture, type Told } from './profile-picture.rules'

/** What the picture of an expert shows. */
export interface ExpertFacts {
  id: number
  nickname: string
  /** As pages have it: the path of a picture of the site, or the face that was chosen. */
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

/** The face pages draw, and over it the picture where there is one. */
function faceOf({ id, avatar }: ExpertFacts): string[] {
  const circle = { cx: String(middle.x), cy: String(middle.y), r: String(side / 2) }
  const drawn = element('g', drawnFace(chosenFace(avatar) ?? String(id)), {
    transform: `translate(${face.x} ${face.y}) scale(${side / 40})`,
  })
  return [
    element('clipPath', element('circle', undefined, circle), { id: 'face' }),
    element('g', [drawn, ...(avatar.startsWith('/') ? [photo(avatar, face)] : [])], { 'clip-path': 'url(#face)' }),
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
