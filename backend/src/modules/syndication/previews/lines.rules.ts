import type { Language } from '../../../kernel/messages'

/** Signs as wide as they are high: Chinese, Japanese and Korean ones, their punctuation, pictures. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u
/** Width of a small Latin letter for a font size of one. */
const letter = 0.54
/** How many of them a sign takes: those that are as wide as high, capitals, the widest of both. */
const widths = { wide: 1 / letter, capital: 1.25, widest: 1.7 }

const isMark = (sign: string) => /^[\p{M}\p{Cf}]$/u.test(sign)

function widthOfSign(sign: string): number {
  if (isMark(sign)) return 0
  if (wide.test(sign)) return widths.wide
  if (/[WMmw@%]/.test(sign)) return widths.widest
  return /\p{Lu}/u.test(sign) ? widths.capital : 1
}

/** Width in small Latin letters. */
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + widthOfSign(sign), 0)

/** The largest of the sizes at which a text has room. */
export const fitting = (text: string, room: number, most: number): number =>
  Math.round(Math.min(most, room / (letter * Math.max(1, widthOf(text)))))

const opening = /[\p{Ps}\p{Pi}]$/u
const closing = /^[\p{Pe}\p{Pf}\p{Po}]/u

/** A line may end behind a space and beside a wide sign, but not in front of a sign that closes or behind one that opens. */
function mayBreak(before: string, after: string): boolean {
  if (/\s$/.test(before)) return true
  if (opening.test(before) || closing.test(after)) return false
  return wide.test([...before].at(-1) ?? '') || wide.test([...after][0] ?? '')
}

/** What has to stay on one line each: words, with the signs that belong to them. */
function unitsOf(text: string, lang: Language): string[] {
  const units: string[] = []
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const last = units.at(-1)
    if (last === undefined || mayBreak(last, segment)) units.push(segment)
    else units[units.length - 1] = last + segment
  }
  return units
}

/** As much of a text as fits, whole signs, in `room` letters. */
function startOf(text: string, room: number): string {
  let taken = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (widthOf(taken + segment) > room) break
    taken += segment
  }
  return taken
}

const clipped = (text: string, room: number) => `${startOf(text, room - 1).trimEnd()}…`

export interface Room {
  /** px */
  width: number
  fontSize: number
  /** Lines at most; what is left ends in an ellipsis. */
  lines: number
}

/** A text in lines that fit. A word longer than a line is cut. */
export function linesOf(text: string, lang: Language, { width, fontSize, lines: most }: Room): string[] {
  const room = Math.floor(width / (fontSize * letter))
  const lines: string[] = []
  let line = ''
  for (const unit of unitsOf(text.replace(/\s+/g, ' ').trim(), lang)) {
    if (line !== '' && widthOf(line + unit.trimEnd()) > room) {
      lines.push(line)
      line = ''
    }
    line += unit
    if (lines.length > most) break
  }
  if (line !== '') lines.push(line)
  const shown = lines.slice(0, most)
  return shown.map((one, at) => {
    const isCut = at === most - 1 && lines.length > most
    return isCut || widthOf(one.trimEnd()) > room ? clipped(one, room) : one.trimEnd()
  })
}
