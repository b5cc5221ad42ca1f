import type { Language } from '../../../kernel/messages'
import { colours, line, picture } from './drawing.rules'
import { fitting, linesOf } from './lines.rules'

/** What is told of somebody: a number, and what it counts. */
export interface Told {
  value: string
  label: string
}

/** Who or what has a picture of its own: an emblem in the left upper corner, a name, words below it, and figures. */
export interface Profile {
  emblem: readonly string[]
  name: string
  about: string
  /** Three at most. */
  figures: readonly Told[]
}

/** Where an emblem stands, px. */
export const emblemPlace = { x: 60, y: 80, side: 240 }
/** The same place for a crest, which is 40 px wide. */
export const crestPlace = { ...emblemPlace, scale: emblemPlace.side / 40 }

/** The picture of a profile as SVG. */
export function profilePicture({ emblem, name, about, figures }: Profile, lang: Language, siteName: string): string {
  const lines = linesOf(about, lang, { width: 780, fontSize: 34, lines: 2 })
  return picture(
    [
      ...emblem,
      line(name, 350, 172, fitting(name, 790, 68), { 'font-weight': '700' }),
      ...lines.map((text, at) => line(text, 350, 238 + at * 48, 34, { fill: colours.quiet })),
      ...figures.flatMap(({ value, label }, at) => [
        line(value, 60 + at * 360, 450, 76, { 'font-weight': '700' }),
        line(label, 60 + at * 360, 502, fitting(label, 330, 30), { fill: colours.quiet }),
      ]),
    ],
    lang,
    siteName,
  )
}
