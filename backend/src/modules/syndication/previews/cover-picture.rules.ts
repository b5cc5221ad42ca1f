import type { Language } from '../../../kernel/messages'
import { element } from '../xml'
import { iconCrest } from './crest.rules'
import { box, colours, line, photo, picture, pictureSize } from './drawing.rules'
import { linesOf } from './lines.rules'

/** What the picture of an article or a room shows. */
export interface CoverFacts {
  /** Path of a picture of the site; empty: none. */
  cover: string
  /** What it is: a category, "Live". Empty: nothing is said. */
  label: string
  title: string
  /** Who wrote it or broadcasts. */
  name: string
  /** Letters of a crest that stands where no cover is. */
  icon?: string
}

const edge = 60
const titleSize = 60
const lineHeight = 78
const whole = { x: 0, y: 0, ...pictureSize }

/** Words are read on any photo: the lower half gets as dark as the ground. */
const shade = [
  element(
    'linearGradient',
    [
      element('stop', undefined, { offset: '0.15', 'stop-color': colours.ground, 'stop-opacity': '0.25' }),
      element('stop', undefined, { offset: '0.85', 'stop-color': colours.ground, 'stop-opacity': '0.96' }),
    ],
    { id: 'shade', x1: '0', y1: '0', x2: '0', y2: '1' },
  ),
  box(whole, { fill: 'url(#shade)' }),
]

function labelled(label: string, y: number): string[] {
  if (label === '') return []
  return [
    box({ x: edge, y: y - 30, width: 8, height: 38 }, { fill: colours.accent }),
    line(label, edge + 24, y, 34, { fill: colours.accent, 'font-weight': '700' }),
  ]
}

function groundOf(cover: string, icon: string): string[] {
  if (cover !== '') return [photo(cover, whole), ...shade]
  return icon === '' ? [] : [iconCrest(icon, { x: edge, y: 64, scale: 4 })]
}

/** The picture of what has a cover and a title, as SVG. */
export function coverPicture(
  { cover, label, title, name, icon = '' }: CoverFacts,
  lang: Language,
  siteName: string,
): string {
  const room = { width: pictureSize.width - 2 * edge, fontSize: titleSize, lines: 3 }
  const lines = linesOf(title, lang, room)
  const top = 500 - (lines.length - 1) * lineHeight
  const [byline = ''] = linesOf(name, lang, { width: 700, fontSize: 32, lines: 1 })
  return picture(
    [
      ...groundOf(cover, icon),
      ...labelled(label, top - 88),
      ...lines.map((text, at) => line(text, edge, top + at * lineHeight, titleSize, { 'font-weight': '700' })),
      line(byline, edge, 580, 32, { fill: colours.quiet }),
    ],
    lang,
    siteName,
  )
}
