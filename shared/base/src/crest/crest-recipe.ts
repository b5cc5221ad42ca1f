import { hash } from '../hash'

/** Pattern of a crest's field, drawn in the second colour. */
export type CrestField = 'plain' | 'stripes' | 'hoops' | 'half' | 'sash' | 'band' | 'chevron' | 'cross' | 'ring'

/** Outline: one of four shields, or a roundel. */
export type CrestShape = 0 | 1 | 2 | 3 | 'round'

/** How a team's crest is drawn. Colours are #rrggbb; `letters` 1 to 3 characters. */
export interface CrestRecipe {
  letters: string
  first: string
  second: string
  field: CrestField
  shape: CrestShape
  letterColour?: string
}

/** Outlines on a 40 px field. */
export const crestOutlines: Readonly<Record<CrestShape, string>> = {
  0: 'M20 2 36 6v15c0 8.5-6.5 14-16 17.5C10.5 35 4 29.5 4 21V6z',
  1: 'M5 4h30v18c0 8-6.5 13.5-15 16.5C11.5 35.5 5 30 5 22z',
  2: 'M20 2c5 2.5 10 3.5 15.5 3.5C36.5 20 34 31 20 38.5 6 31 3.5 20 4.5 5.5 10 5.5 15 4.5 20 2z',
  3: 'M6 5.5C10.5 6 15 5 20 2c5 3 9.5 4 14 3.5l2 6c-2.5 3-2 6-1.5 9.5C35 30 28 34.5 20 38.5 12 34.5 5 30 5.5 21 6 17.5 6.5 14.5 4 11.5z',
  round: 'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36z',
}

/** The second colour's path on a 40 px field; empty for a plain one. */
export const crestFields: Readonly<Record<CrestField, string>> = {
  plain: '',
  stripes: 'M8 0h5v40H8zM17 0h5v40h-5zM26 0h5v40h-5z',
  hoops: 'M0 8h40v5H0zM0 18h40v5H0zM0 28h40v5H0z',
  half: 'M20 0h20v40H20z',
  sash: 'M0 26 26 0h11L0 37z',
  band: 'M0 23h40v17H0z',
  chevron: 'M0 30 20 17l20 13v10H0z',
  cross: 'M17 0h6v40h-6zM0 14h40v6H0z',
  ring: 'M7 20a13 13 0 1 0 26 0 13 13 0 1 0-26 0z',
}

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The letter colour that reads on a colour (#rrggbb): near black or white. */
export const inkOn = (hex: string): string => (luminance(hex) > 0.36 ? '#11151a' : '#ffffff')

const letterSizes = [17, 17, 13, 10.5]

/** How the letters stand on the field: their size, the baseline, their colour, and whether they lie on both colours. */
export function letteringOf({ letters, first, second, field, letterColour }: CrestRecipe) {
  const size = letterSizes[letters.length] ?? 10.5
  return {
    size,
    baseline: 20 + size * 0.36,
    colour: letterColour ?? inkOn(field === 'ring' ? second : first),
    isOnBoth: field !== 'plain' && field !== 'ring',
  }
}

const toHex = (hue: number, lightness: number) => {
  const part = (offset: number) => {
    const at = (offset + hue / 30) % 12
    const value = lightness - 0.62 * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

/** Two of a name in Latin letters, one of any other: 上海U20 is no U. */
const initials = (name: string) => {
  const [first = '?'] = name.match(/\p{Letter}/u) ?? Array.from(name.trim())
  if (!/\p{Script=Latin}/u.test(first)) return first
  return (name.match(/(?:\p{Script=Latin}|\p{Mark})+/gu) ?? [])
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

/** A recipe for a team nobody drew: two hues, field and shape from its id, letters from its name. Basketball is a roundel. */
export function recipeFor(id: string, name: string, isRound = false): CrestRecipe {
  const number = hash(id)
  const fields = Object.keys(crestFields) as CrestField[]
  const hue = number % 360
  return {
    letters: initials(name),
    first: toHex(hue, 0.36),
    second: toHex((hue + 40 + ((number >>> 9) % 5) * 60) % 360, 0.68),
    field: fields[(number >>> 13) % fields.length] ?? 'plain',
    shape: isRound ? 'round' : ((number % 4) as CrestShape),
  }
}

/** The crest of what is known by its letters alone, as a circle is. */
export const recipeOfLetters = (letters: string): CrestRecipe => ({ ...recipeFor(letters, letters), letters })
