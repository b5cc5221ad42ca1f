import { siteNameIn } from '@pitchside/base'
import type { Language } from '../../../kernel/messages'
import { element, textElement } from '../xml'

/** What link previews take (ogp.me, and every service that draws them), px. */
export const pictureSize = { width: 1_200, height: 630 }

/** Of the site's dark theme. */
export const colours = { ground: '#0b0f12', raised: '#2b3640', quiet: '#a9b4bd', accent: '#c8f031' }

type Attributes = Readonly<Record<string, string>>

/** One line of text. */
export const line = (text: string, x: number, y: number, size: number, more: Attributes = {}): string =>
  textElement('text', text, { x: String(x), y: String(y), 'font-size': String(size), ...more })

interface Place {
  x: number
  y: number
  width: number
  height: number
}

const placed = ({ x, y, width, height }: Place): Attributes => ({
  x: String(x),
  y: String(y),
  width: String(width),
  height: String(height),
})

export const box = (place: Place, more: Attributes): string => element('rect', undefined, { ...placed(place), ...more })

/** A picture of the site by its path, filling its place. Whoever draws puts its bytes in; without them nothing is seen. */
export const photo = (path: string, place: Place, more: Attributes = {}): string =>
  element('image', undefined, { href: path, ...placed(place), preserveAspectRatio: 'xMidYMid slice', ...more })

/** The whole picture: ground, what it shows, the accent along the top and whose it is. */
export const picture = (content: readonly string[], lang: Language, siteName: string): string =>
  element(
    'svg',
    [
      box({ x: 0, y: 0, ...pictureSize }, { fill: colours.ground }),
      ...content,
      box({ x: 0, y: 0, width: pictureSize.width, height: 8 }, { fill: colours.accent }),
      line(siteNameIn(lang, siteName), 1_140, 580, 34, {
        fill: colours.accent,
        'font-weight': '700',
        'text-anchor': 'end',
      }),
    ],
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${pictureSize.width} ${pictureSize.height}`,
      fill: '#fff',
      'font-family': 'Noto Sans CJK SC, Noto Sans, sans-serif',
    },
  )
